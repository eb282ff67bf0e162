import './setter-scene.scss';
import { setterScene } from '../../../content/guides/rollen/scenes.ts';
import { Section } from '../../common/section/section.tsx';

/** Width and height of a day's field, and where the grid begins. */
const FIELD = 88;
const TOP = 32;
/** The one field that is taken: Thursday, the third row. */
const TAKEN = `M${3 * FIELD} ${TOP + 2 * FIELD}h${FIELD}v${FIELD}h-${FIELD}z`;
const GUEST = { cx: 4 * FIELD, cy: TOP + 3 * FIELD - 3, r: 52 };

/** Lines between five days and five rows, without a frame's corners. */
const grid = [0, 1, 2, 3, 4, 5]
  .map((index) => `M${index * FIELD} ${TOP}v${5 * FIELD}M0 ${TOP + index * FIELD}h${5 * FIELD}`)
  .join('');

/** Three questions, and the one appointment that comes of them. */
export function SetterScene() {
  const { heading, questions, week, time, calendar } = setterScene;
  return (
    <Section id="termin" title={heading} split="full" tone="tint">
      <div className="three-questions">
        <ol>
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
        <svg viewBox="-1 0 442 474" role="img" aria-label={calendar}>
          <clipPath id="three-questions">
            <path d={TAKEN} />
          </clipPath>
          <path className="three-questions__grid" d={grid} />
          <path className="three-questions__company" d={TAKEN} />
          <circle className="three-questions__talent" {...GUEST} />
          <circle className="three-questions__match" clipPath="url(#three-questions)" {...GUEST} />
          {week.map((day, index) => (
            <text key={day} x={(index + 0.5) * FIELD} y="20" fontSize="17" textAnchor="middle">
              {day}
            </text>
          ))}
          <text className="three-questions__time" x={3 * FIELD + 10} y={TOP + 2 * FIELD + 36} fontSize="32">
            {time}
          </text>
        </svg>
      </div>
    </Section>
  );
}

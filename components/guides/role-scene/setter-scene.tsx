import './setter-scene.scss';
import { setterScene } from '../../../content/guides/rollen/scenes.ts';
import { Section } from '../../common/section/section.tsx';
import { Sentences } from '../../common/sentences/sentences.tsx';

/** Side of a day's square, and the way to the next. */
const SIDE = 184;
const STEP = 204;
const TOP = 72;
/** The day on which somebody comes: Thursday. */
const KEPT = 3;
const square = (day: number): string => `M${day * STEP} ${TOP}h${SIDE}v${SIDE}h-${SIDE}z`;
const GUEST = { cx: KEPT * STEP + 104, cy: TOP + SIDE + 12, r: 92 };

/** Three questions, and below them the week that shows what they are good for. */
export function SetterScene() {
  const { heading, questions, week, reading } = setterScene;
  return (
    <Section id="termin" title={heading} split="full" tone="tint">
      <ol className="three-questions">
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
      <div className="booked-week">
        <svg viewBox="-2 0 1004 362" aria-hidden="true">
          <clipPath id="booked-week">
            <path d={square(KEPT)} />
          </clipPath>
          <path className="booked-week__missed" d={week.map((_, day) => (day === KEPT ? '' : square(day))).join('')} />
          <path className="booked-week__company" d={square(KEPT)} />
          <circle className="ink-talent" {...GUEST} />
          <circle className="ink-both" clipPath="url(#booked-week)" {...GUEST} />
          {week.map(({ day, time }, index) => (
            <g key={day} className={index === KEPT ? 'booked-week__kept' : undefined}>
              <text x={index * STEP} y="46" fontSize="48">
                {day}
              </text>
              <text x={index * STEP + 16} y={TOP + 66} fontSize="60">
                {time}
              </text>
            </g>
          ))}
        </svg>
        <p>
          <Sentences text={reading} />
        </p>
      </div>
    </Section>
  );
}

import './setter-scene.scss';
import { setterScene } from '../../../content/guides/rollen/scenes.ts';
import { Section } from '../../common/section/section.tsx';
import { Sentences } from '../../common/sentences/sentences.tsx';

/** Three questions, and below them the week that shows what they are good for. */
export function SetterScene() {
  const { heading, questions, week, kept, reading } = setterScene;
  return (
    <Section id="termin" title={heading} split="full" tone="tint">
      <ol className="three-questions">
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
      <ol className="booked-week">
        {week.map(({ day, time }) => (
          <li key={day} className={day === kept ? 'booked-week__kept' : undefined}>
            <span>{day}</span> {time}
          </li>
        ))}
      </ol>
      <p className="booked-week__reading">
        <Sentences text={reading} />
      </p>
    </Section>
  );
}

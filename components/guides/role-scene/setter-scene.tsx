import './setter-scene.scss';
import { setterScene } from '../../../content/guides/rollen/scenes.ts';
import { Section } from '../../common/section/section.tsx';

/** A week in which one appointment takes place, and below it the three questions that make it more of them. */
export function SetterScene() {
  const { heading, text, week, kept, questionsHeading, questions } = setterScene;
  return (
    <>
      <Section id="termin" title={heading} intro={text} split="full" tone="tint">
        <ol className="booked-week">
          {week.map(({ day, time }) => (
            <li key={day} className={day === kept ? 'booked-week__kept' : undefined}>
              <span>{day}</span> {time}
            </li>
          ))}
        </ol>
      </Section>
      <Section id="vorfragen" title={questionsHeading} split="4/8">
        <ol className="three-questions">
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
      </Section>
    </>
  );
}

import './setter-scene.scss';
import { setterScene } from '../../../content/guides/rollen/scenes.ts';
import { VARIANT_OF } from '../../common/portrait/people.ts';
import { Portrait } from '../../common/portrait/portrait.tsx';
import { Rich } from '../../common/rich/rich.tsx';
import { Section } from '../../common/section/section.tsx';

/** A week in which one appointment takes place, and below it the three questions that make it more of them. */
export function SetterScene() {
  const { text, week, kept, missed, questionsHeading, questions } = setterScene;
  return (
    <>
      <div className="role-scene">
        <div className="wrap">
          <ol className="booked-week">
            {week.map(({ day, time }) =>
              day === kept ? (
                <li key={day} className="booked-week__kept">
                  <Portrait variant={VARIANT_OF.setter} />
                  <span>{day}</span> {time}
                </li>
              ) : (
                <li key={day}>
                  <span>{day}</span> {time} <small>{missed}</small>
                </li>
              ),
            )}
          </ol>
          <p>
            <Rich text={text} />
          </p>
        </div>
      </div>
      <Section id="vorfragen" title={questionsHeading} split="full" tone="tint">
        <ol className="three-questions">
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
      </Section>
    </>
  );
}

import './closer-scene.scss';
import { closerScene } from '../../../content/guides/rollen/scenes.ts';
import { VARIANT_OF } from '../../common/portrait/people.ts';
import { Portrait } from '../../common/portrait/portrait.tsx';
import { Sentences } from '../../common/sentences/sentences.tsx';

/** One price across the page, and below it the six seconds in which nobody speaks: scrolling lets them pass. */
export function CloserScene() {
  const { label, customer, question, price, silence, axis, answer } = closerScene;
  return (
    <>
      <div className="role-scene">
        <p className="closer-scene__ask">
          <small>
            {label}, {customer}
          </small>{' '}
          {question}
        </p>
        <div className="closer-scene__price">
          <Portrait variant={VARIANT_OF.closer} />
          <svg viewBox="0 16 1000 286" role="img" aria-label={price}>
            <text x="-7.6" y="291" fontSize="370">
              {price}
            </text>
          </svg>
        </div>
      </div>
      <div className="closer-scene__silence">
        <p className="closer-scene__rule wrap">
          <Sentences text={silence} />
        </p>
        <div className="closer-scene__axis" aria-hidden="true">
          {axis.map((second) => (
            <span key={second}>{second} </span>
          ))}
        </div>
        <div className="closer-scene__bar" aria-hidden="true" />
        <p className="closer-scene__answer">
          <small>{customer}</small> {answer}
        </p>
      </div>
    </>
  );
}

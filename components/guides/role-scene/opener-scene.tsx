import './opener-scene.scss';
import { openerScene } from '../../../content/guides/rollen/scenes.ts';
import { roles } from '../../../content/roles.ts';
import { Section } from '../../common/section/section.tsx';

/** A cold call to scale: widths are seconds, the opener's turns are circles and the customer's are rectangles. */
export function OpenerScene() {
  const { heading, text, customer, turns, axis } = openerScene;
  const speakers = [customer, roles.opener.name];
  return (
    <Section id="anruf" title={heading} intro={text} tone="tint">
      <div className="cold-call">
        <ol>
          {turns.map((turn, index) => (
            <li key={turn}>
              <span className="visually-hidden">{speakers[index % 2]}: </span>
              <q>{turn}</q>
            </li>
          ))}
        </ol>
        <div className="cold-call__axis" aria-hidden="true">
          {axis.map((second) => (
            <span key={second}>{second} </span>
          ))}
        </div>
      </div>
    </Section>
  );
}

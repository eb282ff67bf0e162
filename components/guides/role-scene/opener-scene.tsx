import './opener-scene.scss';
import { openerScene } from '../../../content/guides/rollen/scenes.ts';
import { roles } from '../../../content/roles.ts';
import { VARIANT_OF } from '../../common/portrait/people.ts';
import { Portrait } from '../../common/portrait/portrait.tsx';
import { Rich } from '../../common/rich/rich.tsx';

/** A cold call to scale: widths are seconds, the opener's turns are circles and the customer's are rectangles. */
export function OpenerScene() {
  const { text, customer, turns, axis } = openerScene;
  const speakers = [customer, roles.opener.name];
  return (
    <div className="role-scene">
      <p className="cold-call__text wrap">
        <Rich text={text} />
      </p>
      <div className="cold-call">
        <Portrait variant={VARIANT_OF.opener} />
        <ol>
          {turns.map((turn, index) => (
            <li key={turn}>
              <span className="visually-hidden">{speakers[index % 2]}: </span>
              {turn}
            </li>
          ))}
        </ol>
        <div className="cold-call__axis" aria-hidden="true">
          {axis.map((second) => (
            <span key={second}>{second} </span>
          ))}
        </div>
      </div>
    </div>
  );
}

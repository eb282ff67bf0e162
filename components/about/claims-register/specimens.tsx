import './specimens.scss';
import { specimens } from '../../../content/figures-page.ts';

/** How a figure is printed says what is known of it: one of each kind, above the register. */
export const Specimens = () => (
  <ul className="specimens">
    {specimens.map(({ weight, label }) => (
      <li key={weight}>
        <b className={`specimens__${weight}`} aria-hidden="true">
          123
        </b>{' '}
        {label}
      </li>
    ))}
  </ul>
);

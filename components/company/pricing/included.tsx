import './included.scss';
import { included } from '../../../content/company/pricing.ts';

/** What every plan has; stands with the plan cards. */
export function Included() {
  return (
    <div className="included">
      <h3>{included.title}</h3>
      <ul>
        {included.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

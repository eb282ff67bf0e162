import './reasons.scss';
import type { reasons } from '../../../content/careers.ts';
import { Rich } from '../../common/rich/rich.tsx';

type ReasonsProps = Pick<typeof reasons, 'product' | 'entries'>;

/** The product in three sentences, each on the shape that it is about; below them the other reasons. */
export function Reasons({ product: { company, both, talent }, entries }: ReasonsProps) {
  return (
    <>
      <div className="product">
        <div className="product__company">
          <p>{company}</p>
          <p className="product__both">{both}</p>
        </div>
        <p className="product__talent">{talent}</p>
      </div>
      <ul className="reasons">
        {entries.map((entry) => (
          <li key={entry.title}>
            <h3>{entry.title}</h3>
            <p>
              <Rich text={entry.text} />
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

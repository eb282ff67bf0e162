import type { Told as ToldText } from '../../content/booking.ts';
import { Rich } from '../common/rich/rich.tsx';

/**
 * A text to both sides. After the choice that of the chosen half stands in its place (booking.client.ts); where no half
 * has its own, the text stays.
 */
export function Told({ text: { both, ...halves } }: { readonly text: ToldText }) {
  return (
    <>
      <p className={Object.keys(halves).length ? 'told' : undefined}>
        <Rich text={both} />
      </p>
      {Object.entries(halves).map(([half, text]) => (
        <p key={half} className="told" data-half={half} hidden>
          <Rich text={text} />
        </p>
      ))}
    </>
  );
}

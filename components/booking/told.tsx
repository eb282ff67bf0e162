import type { Told as ToldText } from '../../content/booking.ts';
import { Rich } from '../common/rich/rich.tsx';

/** A text to both sides. After the choice that of the chosen half stands in its place (booking.client.ts). */
export function Told({ text: { both, ...halves } }: { readonly text: ToldText }) {
  return (
    <>
      <p className="told">
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

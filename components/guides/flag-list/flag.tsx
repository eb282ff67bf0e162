import './flag.scss';

/** `green` is solid, `red` hatched: the two differ without colour too. */
export type FlagKind = 'green' | 'red';

const POLE = 'M4 2v20';
const CLOTH = 'M4 3h16v11H4z';
const HATCH = 'M4 8.5L9.5 3M4 14L15 3M9.5 14L20 3.5M15 14l5-5';

/** Signal flag beside a label that says the same. */
export function Flag({ kind }: { readonly kind: FlagKind }) {
  return (
    <svg className={`flag flag--${kind}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={kind === 'green' ? POLE + CLOTH : POLE + CLOTH + HATCH} />
    </svg>
  );
}

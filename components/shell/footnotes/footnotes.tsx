import './footnotes.scss';
import { claimEntry, claimNote, claims } from '../../../content/claims.ts';
import { shell } from '../../../content/navigation.ts';
import { withoutInvisible } from '../../../content/typography.ts';
import { useClaimsToList } from '../footnote-mark/footnote-mark.tsx';

/**
 * All footnotes of the page, each with a link to its entry on /zahlen; nothing where no claim was shown. They are the last
 * of a page.
 */
export function Footnotes() {
  const shown = useClaimsToList();
  if (shown.length === 0) return null;
  return (
    <section className="footnotes wrap" aria-labelledby="fussnoten">
      <h2 id="fussnoten">{shell.footnotes}</h2>
      <ol>
        {shown.map((id) => {
          const { value, label } = claims[id];
          return (
            <li key={id} id={`fn-${id}`}>
              <a href={claimEntry(id)}>
                {/* One text: between two, browsers may leave the space out of the name of the link. */}
                <b>{`${value} ${label}`}</b>
              </a>
              {'\u00a0'}· {claimNote(claims[id])}{' '}
              <a href={`#fnref-${id}`} aria-label={withoutInvisible(shell.footnoteBackLabel(value))}>
                {shell.footnoteBack}
              </a>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

import { Fragment } from 'react';
import type { ClaimId } from '../../../content/claims.ts';
import { placesOf } from '../../../content/figures-page.ts';

/** Where a figure stands, as links: `Über uns, Talente (Überblick, Vergleich)`. */
export const Places = ({ id }: { readonly id: ClaimId }) =>
  placesOf(id).map(({ side, links }, group) => (
    <Fragment key={side ?? ''}>
      {group > 0 ? ', ' : null}
      {side ? `${side} (` : null}
      {links.map(({ href, label }, index) => (
        <Fragment key={href}>
          {index > 0 ? ', ' : null}
          <a href={href}>{label}</a>
        </Fragment>
      ))}
      {side ? ')' : null}
    </Fragment>
  ));

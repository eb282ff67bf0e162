import { Fragment } from 'react';
import type { ClaimId } from '../../../content/claims.ts';
import { placesOf } from '../../../content/figures-page.ts';

/** Where a figure stands, as links. */
export const Places = ({ id }: { readonly id: ClaimId }) =>
  placesOf(id).map(({ href, label }, index) => (
    <Fragment key={href}>
      {index > 0 ? ', ' : null}
      <a href={href}>{label}</a>
    </Fragment>
  ));

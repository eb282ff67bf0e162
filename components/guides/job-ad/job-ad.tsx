import './job-ad.scss';
import { Fragment } from 'react';
import { chapterLabels } from '../../../content/guides/jobbeschreibung.ts';
import type { JobAd as JobAdData } from '../../../content/guides/types.ts';
import type { RoleId } from '../../../content/roles.ts';
import { CopyButton } from '../../common/copy-button/copy-button.tsx';
import { Icon } from '../../common/icon/icon.tsx';

interface JobAdProps {
  readonly role: RoleId;
  readonly ad: JobAdData;
}

const BLANK = '[…]';

/** Marks the blanks, so that none is overlooked; the text stays what it is. */
const withBlanks = (text: string) =>
  text.split(BLANK).map((part, index) => (
    <Fragment key={`${index}-${part}`}>
      {index > 0 ? <mark>{BLANK}</mark> : null}
      {part}
    </Fragment>
  ));

/** A job ad to copy. Selecting its text works without script, too. */
export function JobAd({ role, ad: { title, text } }: JobAdProps) {
  const id = `${role}-anzeige`;
  return (
    <div className="job-ad">
      <h3>{chapterLabels.ad}</h3>
      <p className="job-ad__hint">{chapterLabels.adHint}</p>
      <details>
        <summary>
          <Icon name="plus" />
          {title}
        </summary>
        <div className="job-ad__sheet">
          <p id={id} className="job-ad__text">
            {withBlanks(text)}
          </p>
          <CopyButton target={id} label={chapterLabels.copy} done={chapterLabels.copied} />
        </div>
      </details>
    </div>
  );
}

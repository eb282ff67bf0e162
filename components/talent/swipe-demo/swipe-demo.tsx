import './swipe-demo.scss';
import { Fragment } from 'react';
import type { DemoJob, demo } from '../../../content/talent/landing.ts';
import { demoPosition } from '../../../content/talent/landing.ts';
import { RegisterLink } from '../../common/button/button.tsx';
import { Rich } from '../../common/rich/rich.tsx';
import { MatchGlyph } from '../match/match-glyph.tsx';

type Texts = Omit<typeof demo, 'id' | 'heading' | 'text'>;

interface CardProps {
  /** Name of the question, and id of what is known of the job. */
  readonly id: string;
  readonly job: DemoJob;
  readonly position: string;
  readonly texts: Texts;
}

/** One job: a question with two answers. Answered, it becomes a line that says what came of it. */
function Card({ id, job: { title, rows, likesBack }, position, texts }: CardProps) {
  return (
    <fieldset className="swipe-demo__card" aria-labelledby={`${id}-title`} aria-describedby={id}>
      <legend>
        <span id={`${id}-title`}>{title}</span>
      </legend>
      <p className="swipe-demo__tags">
        <span>{position}</span> <span>{texts.tag}</span>
      </p>
      <dl id={id}>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="swipe-demo__answers">
        <label>
          <input type="radio" name={id} value="nein" />
          {texts.no}
        </label>
        <label>
          <input type="radio" name={id} value="ja" data-match={likesBack || undefined} />
          {texts.yes}
        </label>
      </div>
      <div className="swipe-demo__result" role="status">
        <p>
          <MatchGlyph talent={false} />
          {texts.onNo}
        </p>
        <p>
          <MatchGlyph talent company={likesBack} />
          {likesBack ? texts.onMatch : texts.onOneSided}
        </p>
      </div>
    </fieldset>
  );
}

interface SwipeDemoProps {
  readonly jobs: readonly DemoJob[];
  readonly texts: Texts;
}

/**
 * A deck of jobs to answer, in CSS alone: real radio buttons decide which card is on top, counters add up the answers,
 * a form's reset button starts again. `method="dialog"` keeps Enter from sending the form anywhere.
 */
export function SwipeDemo({ jobs, texts }: SwipeDemoProps) {
  const { tally } = texts;
  return (
    <form className="swipe-demo" method="dialog" aria-label={texts.formLabel}>
      {jobs.map(({ id }) => (
        <Fragment key={id}>
          <i className="swipe-demo__slot" aria-hidden="true">
            <MatchGlyph talent={false} company={false} />
            {texts.open}
          </i>{' '}
        </Fragment>
      ))}
      {jobs.map((job, place) => (
        <Card
          key={job.id}
          id={`job-${place + 1}`}
          job={job}
          position={demoPosition(place + 1, jobs.length)}
          texts={texts}
        />
      ))}
      <div className="swipe-demo__end" role="status">
        <MatchGlyph talent company />
        <p className="swipe-demo__tally">
          <b className="swipe-demo__yes" /> {tally.afterYes} <b className="swipe-demo__matches" /> {tally.afterMatches}
        </p>
        <p>
          <Rich text={texts.end} />
        </p>
        <RegisterLink reader="talent" tone="plane" />
      </div>
      <div className="swipe-demo__foot">
        <p>{texts.hint}</p>
        <button type="reset" className="button button--quiet button--small">
          {texts.reset}
        </button>
      </div>
      <p className="swipe-demo__note">{texts.note}</p>
    </form>
  );
}

import './scorecard.scss';
import { scorecard } from '../../../content/guides/interviewfragen.ts';
import type { Criterion } from '../../../content/guides/types.ts';
import { type RoleId, roles } from '../../../content/roles.ts';

const SCORES = [1, 2, 3, 4, 5] as const;
const HIGHEST = 5;

/** To be scored by hand: five boxes, what a 1, a 3 and a 5 sound like, and room for the evidence. */
function CriterionRow({ name, anchors }: Criterion) {
  return (
    <li>
      <h3>{name}</h3>
      <ol>
        {SCORES.map((score) => (
          <li key={score}>{score === 1 || score === 3 || score === 5 ? anchors[score] : null}</li>
        ))}
      </ol>
      <p>{scorecard.noteLabel}</p>
    </li>
  );
}

interface ScorecardProps {
  readonly role: RoleId;
  readonly criteria: readonly Criterion[];
  /** Shown on screen too, as a picture of a sheet that somebody is filling in. */
  readonly filled?: boolean;
}

/** The sheet of a role, one A4 page. On paper it is blank. */
export function Scorecard({ role, criteria, filled = false }: ScorecardProps) {
  return (
    <section
      className={`scorecard scorecard--${role}${filled ? ' scorecard--filled' : ''}`}
      aria-labelledby={`bogen-${role}`}
    >
      <h2 id={`bogen-${role}`}>
        {scorecard.sheetTitle} {roles[role].jobTitle}
      </h2>
      <ul className="scorecard__fields">
        {scorecard.fields.map((field) => (
          <li key={field}>{field}</li>
        ))}
      </ul>
      <p>{scorecard.scaleHint}</p>
      <ol className="scorecard__criteria">
        {criteria.map((criterion) => (
          <CriterionRow key={criterion.id} {...criterion} />
        ))}
      </ol>
      <ul className="scorecard__result">
        <li>
          {scorecard.sumLabel} <span>/ {criteria.length * HIGHEST}</span>
        </li>
        <li>{scorecard.decisionLabel}</li>
        {scorecard.decisions.map((decision) => (
          <li key={decision} className="scorecard__choice">
            {decision}
          </li>
        ))}
      </ul>
      <p>{scorecard.rule}</p>
    </section>
  );
}

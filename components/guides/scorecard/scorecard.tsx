import './scorecard.scss';
import { scorecard } from '../../../content/guides/interviewfragen.ts';
import type { ScorecardCriterion } from '../../../content/guides/types.ts';
import { type RoleId, roles } from '../../../content/roles.ts';

const SCORES = [1, 2, 3, 4, 5] as const;
const HIGHEST = 5;
/** What the sheet on the screen has so far, criterion by criterion. */
const TICKS = [4, 2, 4, 3] as const;

interface CriterionRowProps {
  readonly criterion: ScorecardCriterion;
  readonly tick: number | undefined;
}

/** To be scored by hand: five boxes, what a 1, a 3 and a 5 sound like, and room for the evidence. */
function CriterionRow({ criterion: { name, anchors }, tick }: CriterionRowProps) {
  return (
    <li>
      <h3>{name}</h3>
      <ol>
        {SCORES.map((score) => (
          <li key={score} className={score === tick ? 'scorecard__tick' : undefined}>
            {score === 1 || score === 3 || score === 5 ? anchors[score] : null}
          </li>
        ))}
      </ol>
      <p>{scorecard.noteLabel}</p>
    </li>
  );
}

interface ScorecardProps {
  readonly role: RoleId;
  readonly criteria: readonly ScorecardCriterion[];
  /** Shown on screen too, as a picture of a sheet that somebody is filling in. */
  readonly filled: boolean;
}

/** The sheet of a role, one A4 page. On paper it is blank. */
export function Scorecard({ role, criteria, filled }: ScorecardProps) {
  return (
    <div className={`scorecard scorecard--${role}${filled ? ' scorecard--filled' : ''}`}>
      <h2>
        {scorecard.sheetTitle} {roles[role].jobTitle}
      </h2>
      <ul className="scorecard__fields">
        {scorecard.fields.map((field) => (
          <li key={field}>{field}</li>
        ))}
      </ul>
      <p>{scorecard.scaleHint}</p>
      <ol className="scorecard__criteria">
        {criteria.map((criterion, place) => (
          <CriterionRow key={criterion.id} criterion={criterion} tick={filled ? TICKS[place] : undefined} />
        ))}
      </ol>
      <ul className="scorecard__result">
        <li>
          {scorecard.sumLabel} <span>/ {criteria.length * HIGHEST}</span>
        </li>
        <li>{scorecard.decisionLabel}</li>
        {scorecard.decisions.map((decision) => (
          <li key={decision}>{decision}</li>
        ))}
      </ul>
      <p>{scorecard.rule}</p>
    </div>
  );
}

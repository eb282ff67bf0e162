import '../common/drawing/drawing.scss';
import './details.scss';
import './after.scss';
import {
  after,
  alternatives as alternativesOf,
  choiceAction,
  cost,
  type Duration,
  type Notice,
  nextSteps,
} from '../../content/booking.ts';
import { shell } from '../../content/navigation.ts';
import { filled, registerUrl } from '../../content/site.ts';
import { ButtonLink, buttonClass } from '../common/button/button.tsx';
import { Faq } from '../common/faq/faq.tsx';
import { Figure } from '../common/figure/figure.tsx';
import { Icon } from '../common/icon/icon.tsx';
import { Overlap } from '../common/overlap/overlap.tsx';
import { Rich } from '../common/rich/rich.tsx';
import { Section } from '../common/section/section.tsx';
import { Prices } from './prices.tsx';
import { Told } from './told.tsx';

/** The ticks from three o'clock to midnight, without both. */
const HOURS = Array.from({ length: 8 }, (_, hour) => {
  const [x, y] = [Math.cos(((hour + 1) * Math.PI) / 6), Math.sin(((hour + 1) * Math.PI) / 6)];
  return `M${[41 * x, 41 * y, 47 * x, 47 * y].map((at) => at.toFixed(1)).join(' ')}`;
}).join('');

/** The first quarter of an hour: the company's plane meets the talents' clock in it. */
const Clock = () => (
  <svg className="ways__clock screen-only" viewBox="-50 -50 100 100" aria-hidden="true">
    <circle className="ink-talent" r="50" />
    <path className="ways__hours" d={HOURS} />
    <path className="ink-both" d="M0 0V-50A50 50 0 0 1 50 0z" />
  </svg>
);

/** Both sides, and what they have in common. */
const BothSides = () => (
  <Overlap
    name="both-sides"
    viewBox="0 0 380 240"
    company="M-1200 0h1390v190h-1390z"
    talent={{ cx: 240, cy: 120, r: 120 }}
  />
);

const Durations = ({ durations }: { readonly durations: readonly Duration[] }) => (
  <>
    {durations.map(({ view, figure, label }) => (
      <div key={label.both} className="duration" data-view={view}>
        <b>
          <Figure figure={figure} />
        </b>
        <Told text={label} />
      </div>
    ))}
  </>
);

/** The appointment, which is the main way, at the size of a picture; then the way without it. */
function Ways() {
  const { together } = nextSteps;
  const { id, heading, durations, app, email } = alternativesOf(filled('company.email'), registerUrl);
  return (
    <div className="ways">
      <div className="ways__appointment card">
        <h3>{together.heading}</h3>
        <p className="ways__duration">{together.duration}</p>
        <p>{together.label}</p>
        <Clock />
      </div>
      <div className="ways__steps">
        <ol>
          {together.steps.map(({ text, result }) => (
            <li key={text}>
              <p>
                <Rich text={text} />
              </p>
              {result ? <Told text={result} /> : null}
            </li>
          ))}
        </ol>
        <p>
          {email.text} <a href={email.href}>{email.label}</a>
        </p>
      </div>
      <div className="ways__app" id={id}>
        <h3>{heading}</h3>
        <Durations durations={durations} />
        <a className={buttonClass()} href={app.href} target="_blank" rel="noopener">
          {app.label}
          <Icon name="external" />
          <span className="visually-hidden"> ({shell.newTab})</span>
        </a>
      </div>
    </div>
  );
}

/** Below the choice: what either way brings, what it costs, and how consent ends. */
export function BookingDetails({ notice: { more, details } }: { readonly notice: Notice }) {
  return (
    <>
      <Section id={nextSteps.id} title={nextSteps.heading} split="full" tone="tint">
        <Ways />
      </Section>
      <Section id={cost.id} title={cost.heading} split="full">
        <Prices />
      </Section>
      <Section id={more.id} title={more.heading} split="4/8">
        <Faq name="einzelheiten" questions={details} />
      </Section>
      <Section id={after.id} title={after.heading} split="4/8" tone="plane" actions={<BothSides />}>
        <div className="after">
          <Told text={after.text} />
        </div>
        <Durations durations={after.durations.slice(0, 1)} />
        <ButtonLink href="#frage" tone="plane">
          {choiceAction}
        </ButtonLink>
        <div className="after__others">
          <Durations durations={after.durations.slice(1)} />
        </div>
      </Section>
    </>
  );
}

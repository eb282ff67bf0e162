import './details.scss';
import { alternatives as alternativesOf, cost, type Notice, nextSteps } from '../../content/booking.ts';
import { shell } from '../../content/navigation.ts';
import { filled, registerUrl } from '../../content/site.ts';
import { buttonClass } from '../common/button/button.tsx';
import { EntryList } from '../common/entry-list/entry-list.tsx';
import { Faq } from '../common/faq/faq.tsx';
import { Figure } from '../common/figure/figure.tsx';
import { Icon } from '../common/icon/icon.tsx';
import { inkCard } from '../common/ink-card/ink-card.ts';
import { Rich } from '../common/rich/rich.tsx';
import { Section } from '../common/section/section.tsx';
import { Shape } from '../common/sequence/shape.tsx';

/** Both ways to an account next to each other, as the halves of the choice are, and what both lead to. */
function Ways() {
  const { together, after } = nextSteps;
  const { id, heading, durations, app, email } = alternativesOf(filled('company.email'), registerUrl);
  return (
    <div className="ways">
      <div>
        <h3>{together.heading}</h3>
        <div>
          <Shape kind="both" />
          <p className="ways__duration">{together.duration}</p>
          <p>{together.label}</p>
        </div>
        <ol>
          {together.steps.map((text) => (
            <li key={text}>
              <p>
                <Rich text={text} />
              </p>
            </li>
          ))}
        </ol>
        <dl>
          {together.results.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                <Rich text={text} />
              </dd>
            </div>
          ))}
        </dl>
        <p>
          {email.text} <a href={email.href}>{email.label}</a>
        </p>
      </div>
      <div id={id}>
        <h3>{heading}</h3>
        {durations.map(({ figure, label, actor }) => (
          <div key={label}>
            <Shape kind={actor} />
            <p className="ways__duration">
              <Figure figure={figure} />
            </p>
            <p>{label}</p>
          </div>
        ))}
        <p>
          <a className={buttonClass()} href={app.href} target="_blank" rel="noopener">
            {app.label}
            <Icon name="external" />
            <span className="visually-hidden"> ({shell.newTab})</span>
          </a>
        </p>
      </div>
      <div className={`ways__after ${inkCard('both')}`}>
        <h3>{after.heading}</h3>
        {after.texts.map((text) => (
          <p key={text}>
            <Rich text={text} />
          </p>
        ))}
      </div>
    </div>
  );
}

/** What each side pays, each on its own plane. */
function Prices() {
  const { talents, companies } = cost;
  return (
    <div className="prices">
      <div className="prices__side prices__talent" data-view="talent">
        <h3>{talents.title}</h3>
        <p className="prices__amount">{talents.amount}</p>
      </div>
      <div className="prices__side prices__company" data-view="company">
        <h3>{companies.title}</h3>
        <p className="prices__amount">{companies.amount}</p>
        <p>{companies.text}</p>
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
      <Section id={cost.id} title={cost.heading} intro={cost.intro} split="full">
        <Prices />
        <EntryList entries={cost.companies.terms} look="poster" terms />
      </Section>
      <Section id={more.id} title={more.heading} split="4/8">
        <Faq name="einzelheiten" questions={details} />
      </Section>
    </>
  );
}

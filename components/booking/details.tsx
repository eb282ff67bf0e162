import './details.scss';
import { alternatives as alternativesOf, cost, type Notice, nextSteps } from '../../content/booking.ts';
import { shell } from '../../content/navigation.ts';
import { filled, registerUrl } from '../../content/site.ts';
import { buttonClass } from '../common/button/button.tsx';
import { EntryList } from '../common/entry-list/entry-list.tsx';
import { Icon } from '../common/icon/icon.tsx';
import { Rich } from '../common/rich/rich.tsx';
import { Section } from '../common/section/section.tsx';

/** Both ways to an account next to each other, and what they lead to. */
function Ways() {
  const { together, after } = nextSteps;
  const { id, heading, entries } = alternativesOf(filled('company.email'), registerUrl);
  return (
    <div className="ways">
      <div className="ways__together">
        <h3>{together.heading}</h3>
        <p>{together.text}</p>
        <ol>
          {together.steps.map((text) => (
            <li key={text}>
              <Rich text={text} />
            </li>
          ))}
        </ol>
      </div>
      <div className="entry-list entry-list--grid">
        <div id={id}>
          <h3>{heading}</h3>
          {entries.map(({ href, label, text }) => (
            <p key={href}>
              <Rich text={text} />{' '}
              {href.startsWith('mailto:') ? (
                <a href={href}>{label}</a>
              ) : (
                <a className={buttonClass({ tone: 'quiet' })} href={href} target="_blank" rel="noopener">
                  {label}
                  <Icon name="external" />
                  <span className="visually-hidden"> ({shell.newTab})</span>
                </a>
              )}
            </p>
          ))}
        </div>
        <div>
          <h3>{after.heading}</h3>
          <p>
            <Rich text={after.text} />
          </p>
        </div>
      </div>
    </div>
  );
}

/** What each side pays, on its own plane. */
function Prices() {
  const { talents, companies } = cost;
  return (
    <div className="prices">
      <div className="card prices__side prices__talent" data-view="talent">
        <h3>{talents.title}</h3>
        <p className="prices__amount">{talents.amount}</p>
        <p>{talents.text}</p>
      </div>
      <div className="card prices__side prices__company" data-view="company">
        <h3>{companies.title}</h3>
        <p className="prices__amount">{companies.amount}</p>
        <p>{companies.text}</p>
        <dl>
          {companies.terms.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                <Rich text={text} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

/** Below the choice: what either way brings, how consent ends, and what it costs. */
export function BookingDetails({ notice: { more, details } }: { readonly notice: Notice }) {
  return (
    <>
      <Section id={nextSteps.id} title={nextSteps.heading} split="full" tone="tint">
        <Ways />
      </Section>
      <Section id={more.id} title={more.heading} split="4/8">
        <EntryList entries={details} terms />
      </Section>
      <Section id={cost.id} title={cost.heading} intro={cost.text}>
        <Prices />
      </Section>
    </>
  );
}

import '../../common/drawing/drawing.scss';
import './quotes.scss';
import type { ReactNode } from 'react';
import { note, testimonials } from '../../../content/company/concierge.ts';
import { Rich } from '../../common/rich/rich.tsx';

const COMPANY = 'M8 4h130v92H48l-32 32V96H8z';

/** What is left for both: they talk, and agree. */
const Talk = () => (
  <svg className="talk screen-only" viewBox="0 -24 240 180" preserveAspectRatio="xMaxYMid" aria-hidden="true">
    <clipPath id="talk">
      <path d={COMPANY} />
    </clipPath>
    <path className="ink-company" d={COMPANY} />
    <path className="ink-talent" d="M200 131l46 26-20-46z" />
    <circle className="ink-talent" cx="176" cy="64" r="76" />
    <circle className="ink-both" cx="176" cy="64" r="76" clipPath="url(#talk)" />
    <path className="talk__tick" d="M107 51l10 11 16-22" />
  </svg>
);

/** The special note (spec §2), at the size of a headline. */
export function PullQuote() {
  return (
    <div className="section section--match">
      <div className="wrap section__inner section__inner--7-5" data-reveal="0">
        <div className="section__head">
          <Talk />
          <p className="pull-quote">{note.quote}</p>
          <p className="section__intro">
            <Rich text={note.text} />
          </p>
        </div>
      </div>
    </div>
  );
}

/** A calendar of four by three days. */
const calendar = (x: number) => `M${x} 4h88v66h-88zM${x} 26h88M${x} 48h88M${x + 22} 4v66M${x + 44} 4v66M${x + 66} 4v66`;
/** Fifty circles. */
const MANY = Array.from(
  { length: 50 },
  (_, index) => `M${7 + (index % 10) * 21.5} ${9 + Math.floor(index / 10) * 14}h0`,
);
const FEW = new Set([3, 17, 21, 36, 48]);
const dots = (few: boolean) => MANY.filter((_, index) => FEW.has(index) === few).join('');

/** Two calendars without a day in common, a company that waits for its yes, five of fifty profiles. */
const SITUATIONS: Readonly<Record<(typeof testimonials)[number]['situation'], ReactNode>> = {
  calendars: (
    <>
      <path className="ink-company" d="M23 5h20v20h-20z" />
      <circle className="ink-talent" cx="187" cy="59" r="9" />
      <path className="outline" d={calendar(1) + calendar(110)} />
    </>
  ),
  noYes: (
    <>
      <path className="ink-company" d="M1 4h96v66H1z" />
      <circle className="outline" cx="97" cy="37" r="33" />
    </>
  ),
  fewOfMany: (
    <>
      <path className="voices__dots" d={dots(false)} />
      <path className="voices__dots voices__dots--few" d={dots(true)} />
    </>
  ),
};

/** Voices, each labelled as an example. */
export function Voices() {
  return (
    <div className="voices">
      {testimonials.map(({ situation, label, quote, author, role, company }) => (
        <figure key={quote}>
          <svg className="screen-only" viewBox="0 0 220 74" aria-hidden="true">
            {SITUATIONS[situation]}
          </svg>
          <blockquote>
            <p>{quote}</p>
          </blockquote>
          <figcaption>
            {label} <b>{author}</b> {role}, {company}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

import '../../common/drawing/drawing.scss';
import './quotes.scss';
import type { ReactNode } from 'react';
import { note, testimonials } from '../../../content/company/concierge.ts';
import { Overlap } from '../../common/overlap/overlap.tsx';
import { Rich } from '../../common/rich/rich.tsx';

/** What is left for both: they talk, and agree. */
const Talk = () => (
  <Overlap
    name="talk"
    viewBox="0 -24 240 180"
    company="M8 4h130v92H48l-32 32V96H8z"
    talent={{ cx: 176, cy: 64, r: 76 }}
  >
    <path className="ink-talent" d="M200 131l46 26-20-46z" />
    <path className="talk__tick" d="M107 51l10 11 16-22" />
  </Overlap>
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
const MANY = Array.from({ length: 50 }, (_, index) => `M${9 + (index % 10) * 22} ${9 + Math.floor(index / 10) * 22}h0`);
const FEW = new Set([3, 17, 21, 36, 48]);
const dots = (few: boolean) => MANY.filter((_, index) => FEW.has(index) === few).join('');

/** Five of fifty profiles, two calendars without a day in common, a company that waits for its yes. */
const SITUATIONS: Readonly<Record<(typeof testimonials)[number]['situation'], ReactNode>> = {
  fewOfMany: (
    <>
      <path className="voices__dots" d={dots(false)} />
      <path className="voices__dots voices__dots--few" d={dots(true)} />
    </>
  ),
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
};

const BOXES: Readonly<Record<keyof typeof SITUATIONS, string>> = {
  fewOfMany: '0 0 216 106',
  calendars: '0 0 199 74',
  noYes: '0 0 131 74',
};

/** Voices, each labelled as an example. */
export function Voices() {
  return (
    <div className="voices">
      {testimonials.map(({ situation, label, quote, author, role, company }) => (
        <figure key={quote}>
          <svg className="screen-only" viewBox={BOXES[situation]} aria-hidden="true">
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

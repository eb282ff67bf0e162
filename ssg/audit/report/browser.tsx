import type { BrowserAudit, BrowserVisit } from '../browser/model.ts';
import { percent } from '../format.ts';
import { differenceLines } from '../verdict.ts';
import { numberCell, PathText, Table } from './table.tsx';

/** How much of the script or the styles a visit did not use. */
function unusedPart({ unused }: BrowserVisit, kind: 'script' | 'style') {
  const parts = unused.filter((part) => part.kind === kind);
  const sum = (of: 'bytes' | 'unused') => parts.reduce((all, part) => all + part[of], 0);
  return { text: percent(sum('unused'), sum('bytes')), value: sum('unused') };
}

const COLUMNS = [
  { name: 'Page' },
  { name: 'On a' },
  { name: 'Bytes', wide: true },
  { name: 'Requests', wide: true },
  { name: 'Unused script', wide: true },
  { name: 'Unused styles', wide: true },
  { name: 'LCP, ms' },
  { name: 'CLS', wide: true },
] as const;

/** What Chromium really loaded, and how fast that was. */
export function BrowserVisits({ browser: { browser, visits, choices } }: { readonly browser: BrowserAudit }) {
  const differences = differenceLines({ browser, visits, choices });
  const rows = visits.map((visit) => ({
    key: `${visit.route} ${visit.screen}`,
    cells: [
      { text: <PathText path={visit.route} /> },
      { text: visit.screen },
      numberCell(visit.bytes),
      numberCell(visit.requests),
      unusedPart(visit, 'script'),
      unusedPart(visit, 'style'),
      visit.lcp === null ? { text: '', value: 0 } : numberCell(visit.lcp),
      visit.cls === null ? { text: '', value: 0 } : { text: `${visit.cls}`, value: visit.cls },
    ],
  }));
  return (
    <section aria-labelledby="browser">
      <h2 id="browser">In a browser</h2>
      <p>
        {`${browser}. The phone is a slow one, on a slow line. `}
        {differences.length === 0 ? 'Every visit loaded what is counted, to the byte.' : 'Not as counted:'}
      </p>
      <ul>
        {differences.map((text) => (
          <li key={text} className="reserve">
            <PathText path={text} />
          </li>
        ))}
        {choices.map(({ route, selector, hosts }) => {
          const asked = Object.entries(hosts).map(([host, requests]) => `${host} (${requests})`);
          return (
            <li key={`${route} ${selector}`}>{`${route}, ${selector}: ${asked.join(', ') || 'no other host'}`}</li>
          );
        })}
      </ul>
      <Table caption="First visits" columns={COLUMNS} rows={rows} sorted={2} />
    </section>
  );
}

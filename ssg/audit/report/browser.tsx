import { percent } from '../format.ts';
import type { BrowserAudit, BrowserVisit } from '../model.ts';
import { differenceLines, hostsText } from '../verdict.ts';
import { type Column, numberCell, PathText, Table, textCell } from './table.tsx';

/** How much of the script or the styles a visit did not use. */
function unusedCell({ unused }: BrowserVisit, kind: 'script' | 'style') {
  const parts = unused.filter((part) => part.kind === kind);
  const sum = (of: 'bytes' | 'unused') => parts.reduce((all, part) => all + part[of], 0);
  return { text: percent(sum('unused'), sum('bytes')), value: sum('unused') };
}

/** A figure that only visits with a phone have. */
const vitalCell = (value: number | null) => ({ text: value ?? '', value: value ?? 0 });

const COLUMNS: readonly Column<BrowserVisit>[] = [
  { name: 'Page', cell: ({ route }) => textCell(route) },
  { name: 'On a', cell: ({ screen }) => textCell(screen) },
  { name: 'Bytes', wide: true, cell: ({ bytes }) => numberCell(bytes) },
  { name: 'Requests', wide: true, cell: ({ requests }) => numberCell(requests) },
  { name: 'Unused script', wide: true, cell: (visit) => unusedCell(visit, 'script') },
  { name: 'Unused styles', wide: true, cell: (visit) => unusedCell(visit, 'style') },
  { name: 'LCP, ms', cell: ({ lcp }) => vitalCell(lcp) },
  { name: 'CLS', wide: true, cell: ({ cls }) => vitalCell(cls) },
];

/** What Chromium really loaded, and how fast that was. */
export function BrowserVisits({ found }: { readonly found: BrowserAudit }) {
  const differences = differenceLines(found);
  return (
    <section aria-labelledby="browser">
      <h2 id="browser">In a browser</h2>
      <p>
        {`${found.browser}. The phone is a slow one, on a slow line. `}
        {differences.length === 0 ? 'Every visit loaded what is counted, to the byte.' : 'Not as counted:'}
      </p>
      <ul>
        {differences.map((text) => (
          <li key={text} className="reserve">
            <PathText path={text} />
          </li>
        ))}
        {found.choices.map((choice) => (
          <li key={`${choice.route} ${choice.selector}`}>{hostsText(choice)}</li>
        ))}
      </ul>
      <Table caption="First visits" items={found.visits} columns={COLUMNS} sorted={2} />
    </section>
  );
}

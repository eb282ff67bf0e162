import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from '../../build.ts';
import type { Audit } from '../../ssg/audit/model.ts';
import { untimed } from '../../ssg/cli.ts';
import type { Budgets } from '../../ssg/weigh/budgets.ts';
import { anyWeight, type Files, type Fixture, page, roomy } from './fixture.ts';

export const SENTENCE = 'Ein Satz über Vertrieb, der Platz braucht. ';

/** A page with a component, an island and a script of its own, and one without. */
export const auditedSite: Files = {
  'components/card/card.scss': '.card { color: green; } .card__text { margin: 0; }',
  'components/card/card.tsx': `
    import './card.scss';
    export const Card = ({ children }) => <div className="card"><p className="card__text">{children}</p></div>;`,
  'components/counter/names.ts': `export const names = ['Opener', 'Setter', 'Closer'];`,
  'components/counter/counter.island.tsx': `
    import { useState } from 'react';
    import { names } from './names.ts';
    export default function Counter() {
      const [at, setAt] = useState(0);
      return <button type="button" onClick={() => setAt(at + 1)}>{names[at % 3]}</button>;
    }`,
  'components/print/print.client.ts': `document.querySelector('h1')?.addEventListener('click', () => print());`,
  'pages/a.tsx': page(
    'Seite A',
    '<h1>A</h1><Card>Zwölf Öfen</Card><Counter /><a href="/b">zu B</a>',
    `import { Card } from '../components/card/card.tsx';
     import Counter from '../components/counter/counter.island.tsx';
     import '../components/print/print.client.ts';`,
  ),
};

/** A file that an audit of the fixture has left. */
export const reportOf = ({ root }: Fixture, name: string): Promise<string> =>
  readFile(path.join(root, 'reports', name), 'utf8');
export const bundleOf = async (fixture: Fixture): Promise<Audit> =>
  JSON.parse(await reportOf(fixture, 'bundle.json')) as Audit;

/** Audits the fixture. @returns what was printed */
export async function audit(
  fixture: Fixture,
  budgets: Budgets = anyWeight,
  options: { readonly compare?: string; readonly save?: boolean } = {},
): Promise<string> {
  const printed: string[] = [];
  const reports = path.join(fixture.root, 'reports');
  const print = (text: string) => void printed.push(text);
  await build(fixture.site, budgets, {
    out: fixture.out,
    reports,
    release: false,
    audit: { ...options, print },
    time: untimed,
  });
  return printed.join('\n');
}

/** The usual budgets with other limits for every page. */
export const limited = (limits: Partial<Budgets['/*']>): Budgets => ({ '/*': { ...roomy['/*'], ...limits } });

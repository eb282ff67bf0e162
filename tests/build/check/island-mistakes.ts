import { page } from '../../support/fixture.ts';
import type { Mistake } from './mistakes.ts';

/** What islands cannot be or get. */
export const islandMistakes: readonly Mistake[] = [
  {
    name: 'two islands of one name',
    files: {
      'pages/c.tsx': page(
        'C',
        '<A /><B />',
        `import A from '../components/a/k.island.tsx'; import B from '../components/b/k.island.tsx';`,
      ),
      'components/a/k.island.tsx': 'export default () => <i>a</i>;',
      'components/b/k.island.tsx': 'export default () => <i>b</i>;',
    },
    file: 'components/b/k.island.tsx',
    what: /island components\/a\/k\.island\.tsx has the same name "k"/,
  },
  {
    name: 'an island inside an island',
    files: {
      'pages/c.tsx': page('C', '<A />', `import A from '../components/a.island.tsx';`),
      'components/a.island.tsx': `import B from './b.island.tsx'; export default () => <B />;`,
      'components/b.island.tsx': 'export default () => <i>b</i>;',
    },
    file: 'components/a.island.tsx',
    what: /This island holds another: components\/b\.island\.tsx/,
  },
  {
    name: 'an island inside a component of an island',
    files: {
      'pages/c.tsx': page('C', '<A />', `import A from '../components/a.island.tsx';`),
      'components/a.island.tsx': `import M from './m.tsx'; export default () => <M />;`,
      'components/m.tsx': `import B from './b.island.tsx'; export default () => <B />;`,
      'components/b.island.tsx': 'export default () => <i>b</i>;',
    },
    file: 'components/a.island.tsx',
    what: /This island holds another: components\/b\.island\.tsx/,
  },
  {
    name: 'a script of the page in an island',
    files: {
      'pages/c.tsx': page('C', '<A />', `import A from '../components/a.island.tsx';`),
      'components/a.island.tsx': `import './b.client.ts'; export default () => <i>a</i>;`,
      'components/b.client.ts': 'document.title = "";',
    },
    file: /a\.island\.tsx:1/,
    what: /An island cannot import a script of the page/,
  },
  ...[
    ['a function', '{() => 1}', 'function'],
    ['a map', '{new Map()}', 'Map'],
    ['a date', '{new Date(0)}', 'Date'],
    ['no number', '{0 / 0}', 'NaN'],
    ['a map in a list', '{[{ a: new Map() }]}', 'Map'],
  ].map(([name, value = '', kind]) => ({
    name: `an island that gets ${name}`,
    files: {
      'pages/c.tsx': page('C', `<Knopf wert=${value} />`, `import Knopf from '../components/knopf.island.tsx';`),
      'components/knopf.island.tsx': 'export default function Knopf() { return <button type="button">x</button>; }',
    },
    file: 'pages/c.tsx',
    what: new RegExp(`Island "knopf" gets "(?:wert|a)", a ${kind}`),
  })),
];

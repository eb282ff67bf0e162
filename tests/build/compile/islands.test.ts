import { expect, test } from 'vitest';
import { Fixture, page } from '../../support/fixture.ts';

const COUNTER = `
  import { useState } from 'react';
  export default function Counter({ start }) {
    const [count, setCount] = useState(start);
    return <button type="button" onClick={() => setCount(count + 1)}>{count}</button>;
  }`;

/** A page with one island. */
const pageWith = (title: string, island: string) =>
  page(title, '<Island start={1} />', `import Island from '../components/${island}.island.tsx';`);

const before = {
  'pages/c.tsx': pageWith('Seite C', 'counter'),
  'components/counter.island.tsx': COUNTER,
  'components/label.tsx': 'export const Label = ({ text }) => <b>{text}</b>;',
};

/** Islands that use more of the framework, less of it, and the same modules as another one. */
const newcomers: Readonly<Record<string, string>> = {
  'without hooks': `export default () => <button type="button" onClick={() => alert(1)}>Sag etwas</button>;`,
  'with other hooks': `
    import { Fragment, useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'react';
    export default function Other() {
      const [count, more] = useReducer((now) => now + 1, 0);
      const seen = useRef(0);
      const double = useMemo(() => count * 2, [count]);
      const press = useCallback(() => more(), []);
      useEffect(() => { seen.current = count; });
      useLayoutEffect(() => { seen.current = double; });
      return <Fragment><button type="button" onClick={press}>{double}</button></Fragment>;
    }`,
  'that shares a component': `
    import Counter from './counter-inner.tsx';
    export default () => <p><Counter start={2} /></p>;`,
};

test.each(Object.keys(newcomers))('an island %s on a new page changes no byte of the others', async (name) => {
  const shared = {
    'components/counter.island.tsx': `export { default } from './counter-inner.tsx';`,
    'components/counter-inner.tsx': COUNTER,
  };
  const fixture = await Fixture.create({ ...before, ...shared });
  expect((await fixture.build()).message).toBe('');
  const old = await fixture.tree();
  await fixture.write('components/new.island.tsx', newcomers[name] ?? '');
  await fixture.write('pages/neu.tsx', pageWith('Neue Seite', 'new'));
  expect((await fixture.build()).message).toBe('');
  const tree = await fixture.tree();
  const changed = Object.keys(old).filter((file) => tree[file] !== old[file]);
  expect(changed).toEqual(['sitemap.xml']);
  const added = Object.keys(tree).filter((file) => !(file in old));
  expect(added.sort()).toEqual([expect.stringMatching(/^assets\/new-\w+\.js$/), 'neu.html', 'neu/index.html']);
  await fixture.remove();
});

test('a page with an island loads its own file and the framework, whatever it shares with other pages', async () => {
  const fixture = await Fixture.create({
    ...before,
    'components/counter.island.tsx': `import { Label } from './label.tsx'; ${COUNTER.replace('{count}<', '<Label text={count} /><')}`,
    'components/other.island.tsx': `import { Label } from './label.tsx'; export default () => <Label text="x" />;`,
    'pages/d.tsx': pageWith('Seite D', 'other'),
  });
  expect((await fixture.build()).message).toBe('');
  for (const [file, island] of [
    ['c.html', 'counter'],
    ['d.html', 'other'],
  ] as const) {
    const scripts = [...(await fixture.read(file)).matchAll(/\/assets\/([\w-]+)-\w{8}\.js/g)].map(([, name]) => name);
    expect(scripts.sort()).toEqual([island, 'preact'].sort());
  }
  await fixture.remove();
});

test('an island imports the hooks that it uses, and no others', async () => {
  const fixture = await Fixture.create(before);
  expect((await fixture.build()).message).toBe('');
  const file = Object.keys(await fixture.tree()).find((name) => name.startsWith('assets/counter-')) ?? '';
  const imported = [...(await fixture.read(file)).matchAll(/import\{(.*?)\}from/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.replace(/ as .*/, '')),
  );
  expect(imported.sort()).toEqual(['createElement', 'hydrateIslands', 'useState']);
  await fixture.remove();
});

test.each(['counter.island', 'counter.island.js', 'counter.island.tsx'])(
  'an import of ./%s is an island',
  async (name) => {
    const fixture = await Fixture.create({
      ...before,
      'pages/c.tsx': page('Seite C', '<Counter start={3} />', `import Counter from '../components/${name}';`),
    });
    expect((await fixture.build()).message).toBe('');
    expect(await fixture.read('c.html')).toMatch(
      /<island-root name="counter".*assets\/counter-\w+\.js|assets\/counter-\w+\.js.*<island-root name="counter"/,
    );
    await fixture.remove();
  },
);

test('a script of the page works without its ending, a stylesheet may be named after an island', async () => {
  const fixture = await Fixture.create({
    'pages/c.tsx': page('Seite C', 'C', `import './c.client'; import './c.island.scss';`),
    'pages/c.client.ts': 'document.title = "Hallo";',
    'pages/c.island.scss': '.c { color: red; }',
  });
  expect((await fixture.build()).message).toBe('');
  expect(await fixture.read('c.html')).toMatch(/assets\/c-\w+\.js/);
  await fixture.remove();
});

test('what only matters inside of islands is refused outside alone', async () => {
  const fixture = await Fixture.create({
    'components/press.tsx': `
      import { useEffect, useState } from 'react';
      const fixed = <button type="button" onClick={() => alert(1)}>fest</button>;
      export function Press({ said }) {
        const [count, setCount] = useState(0);
        useEffect(() => {}, []);
        return <p>{fixed}<button type="button" onClick={() => setCount(count + 1)}>{said}</button></p>;
      }`,
    'components/outer.island.tsx': `import { Press } from './press.tsx'; export default () => <div><Press said="innen" /></div>;`,
    'pages/c.tsx': page(
      'Seite C',
      '<p>{useMemo(() => useContext(Numbers), [])}</p><Outer /><p id={useId()} onClick={undefined}>danach</p>',
      `import { createContext, useContext, useId, useMemo } from 'react';
       import Outer from '../components/outer.island.tsx';
       const Numbers = createContext(1);`,
    ),
  });
  expect((await fixture.build()).message).toBe('');
  expect(await fixture.read('c.html')).toContain('innen');
  await fixture.remove();
});

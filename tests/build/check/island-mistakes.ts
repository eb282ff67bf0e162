import { type Files, page } from '../../support/fixture.ts';
import type { Mistake } from './mistakes.ts';

/** A page that shows one island, and the island. */
const withIsland = (head: string, body = '<i />'): Files => ({
  'pages/c.tsx': page('C', '<A />', `import A from '../components/a.island.tsx';`),
  'components/a.island.tsx': `${head}\nexport default function A() { return ${body}; }`,
});

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
    what: new RegExp(`Island "knopf" gets "wert(?:\\[0\\]\\.a)?", a ${kind}`),
  })),
  ...[
    ['the default export of React', `import React from 'react'; export const x = React.useMemo;`, 'the default export'],
    ['lazy', `import { lazy } from 'react'; export const x = lazy;`, '`lazy`'],
    ['Suspense', `import { Suspense } from 'react'; export const x = Suspense;`, '`Suspense`'],
    ['useId', `import { useId } from 'react'; export const x = useId;`, '`useId`'],
    ['a context', `import { createContext } from 'react'; export const x = createContext(1);`, '`createContext`'],
    ['React as a whole', `import * as React from 'react'; export const x = React.memo;`, '`memo`'],
  ].map(([name, head = '', what]) => ({
    name: `an island that uses ${name}`,
    files: withIsland(head),
    file: /^components\/a\.island\.tsx:1:/,
    what: new RegExp(`runs in the browser \\(components/a\\.island\\.tsx\\), where ${what}(?: of react)? is not there`),
  })),
  {
    name: 'a component with a context of the page in an island',
    files: {
      ...withIsland(`import { Note } from './note.tsx';`, '<Note />'),
      'components/note.tsx': `import { useContext } from 'react'; import { Numbers } from './numbers.ts';
        export const Note = () => <sup>{useContext(Numbers)}</sup>;`,
      'components/numbers.ts': `import { createContext } from 'react'; export const Numbers = createContext(1);`,
    },
    file: /^components\/note\.tsx:1:/,
    what: /runs in the browser \(components\/a\.island\.tsx\), where `useContext` of react is not there/,
  },
  ...[
    ['react-dom', `import { createPortal } from 'react-dom'; export const x = createPortal;`],
    ['preact', `import { h } from 'preact'; export const x = h;`],
    ['react', `export const x = require('react');`],
  ].map(([name, head = '']) => ({
    name: `an island that gets at ${name} on another way`,
    files: withIsland(head),
    file: /^components\/a\.island\.tsx:1:/,
    what: new RegExp(`cannot import ${name}`),
  })),
  {
    name: 'React in a script of the page',
    files: {
      'pages/c.tsx': page('C', 'C', `import './c.client.ts';`),
      'pages/c.client.ts': `import { useState } from 'react'; console.log(useState);`,
    },
    file: /^pages\/c\.client\.ts:1:/,
    what: /runs in the browser \(pages\/c\.client\.ts\), where `useState` of react is not there/,
  },
  {
    name: 'a setting of the environment in an island',
    files: withIsland('', '<b>{process.env.TARIF}</b>'),
    file: 'components/a.island.tsx',
    what: /runs in the browser, which has no `process\.env`/,
  },
  {
    name: 'a setting of the environment in what an island imports',
    files: {
      ...withIsland(`import { tarif } from './tarif.ts';`, '<b>{tarif}</b>'),
      'components/tarif.ts': 'export const tarif = process.env.TARIF ?? "ohne";',
    },
    file: 'components/tarif.ts',
    what: /runs in the browser, which has no `process\.env`/,
  },
  {
    name: 'an event handler in a component that is in no island',
    files: {
      'pages/c.tsx': page('C', '<Press />', `import { Press } from '../components/press.tsx';`),
      'components/press.tsx': `export const Press = () =>
        <button type="button" onClick={() => alert(1)}>x</button>;`,
    },
    file: 'components/press.tsx:2',
    what: /<button> has onClick, but it is in no island/,
  },
  {
    name: 'an event handler next to an island',
    files: {
      ...withIsland(`import { Press } from './press.tsx';`, '<Press />'),
      'pages/c.tsx': page(
        'C',
        '<A /><Press />',
        `import A from '../components/a.island.tsx'; import { Press } from '../components/press.tsx';`,
      ),
      'components/press.tsx': `export const Press = () => <input onInput={() => alert(1)} />;`,
    },
    file: 'components/press.tsx:1',
    what: /<input> has onInput, but it is in no island/,
  },
  {
    name: 'an event handler in an element without JSX',
    files: {
      'pages/c.tsx': page(
        'C',
        '{x()}',
        `import React from 'react';
        const x = () => React.createElement('form', { onSubmit: () => false });`,
      ),
    },
    file: 'pages/c.tsx:2',
    what: /<form> has onSubmit, but it is in no island/,
  },
  ...['useState', 'useReducer', 'useEffect', 'useLayoutEffect', 'useSyncExternalStore'].map((hook) => ({
    name: `${hook} in a component that is in no island`,
    files: {
      'pages/c.tsx': page('C', '<Count />', `import { Count } from '../components/count.tsx';`),
      'components/count.tsx': `import { ${hook} } from 'react';
        export const Count = () => { ${hook}(() => () => {}, () => 1, () => 1); return <b>1</b>; };`,
    },
    file: 'components/count.tsx:2',
    what: new RegExp(`${hook} is called in a component that is in no island`),
  })),
  {
    name: 'lazy on a page',
    files: {
      'pages/c.tsx': page(
        'C',
        '<B />',
        `import { lazy } from 'react'; const B = lazy(() => import('../components/b.tsx'));`,
      ),
      'components/b.tsx': 'export default () => <b>b</b>;',
    },
    file: 'pages/c.tsx:1',
    what: /lazy loads a component later/,
  },
  {
    name: 'Suspense on a page',
    files: { 'pages/c.tsx': page('C', '<Suspense fallback="…">x</Suspense>', `import { Suspense } from 'react';`) },
    file: /^pages\/c\.tsx:\d/,
    what: /Suspense waits for something/,
  },
  ...['jsx', 'js', 'ts'].map((ending) => ({
    name: `an island in a file *.island.${ending}`,
    files: {
      'pages/c.tsx': page('C', '<A />', `import A from '../components/a.island.${ending}';`),
      [`components/a.island.${ending}`]: 'export default () => null;',
    },
    file: /^pages\/c\.tsx:1/,
    what: new RegExp(`a\\.island\\.${ending} is no island: its name must end in \\.island\\.tsx`),
  })),
  {
    name: 'a script of the page in a file *.client.js',
    files: { 'pages/c.tsx': page('C', 'C', `import './c.client';`), 'pages/c.client.js': 'document.title = "";' },
    file: /^pages\/c\.tsx:1/,
    what: /c\.client\.js is no script of the page: its name must end in \.client\.ts/,
  },
  {
    name: 'an island without a default export',
    files: { ...withIsland(''), 'components/a.island.tsx': 'export const A = () => <i />;' },
    file: 'components/a.island.tsx',
    what: /The island has no default export/,
  },
  {
    name: 'an island whose default export is no component',
    files: { ...withIsland(''), 'components/a.island.tsx': 'export default { a: 1 };' },
    file: 'pages/c.tsx',
    what: /The default export of the island "a" is no component/,
  },
  ...[
    ['a list with a hole', '{[1, undefined]}', 'wert[1]', 'undefined in a list'],
    ['an element', '{<b>x</b>}', 'wert', 'an element of JSX'],
    ['elements in a list', '{[{ icon: <b>x</b> }]}', 'wert[0].icon', 'an element of JSX'],
    ['an object that holds itself', '{ring}', 'wert.ring', 'an object that holds itself'],
    ['a list that holds itself', '{[ring]}', 'wert[0].ring', 'an object that holds itself'],
  ].map(([name, value = '', path = '', kind = '']) => ({
    name: `an island that gets ${name}`,
    files: {
      ...withIsland(''),
      'pages/c.tsx': page(
        'C',
        `<A wert=${value} />`,
        `import A from '../components/a.island.tsx'; const ring = {}; ring.ring = ring;`,
      ),
    },
    file: 'pages/c.tsx',
    what: new RegExp(`Island "a" gets "${path.replace(/[[\]]/g, '\\$&')}", ${kind}`),
  })),
  {
    name: 'an island around elements',
    files: {
      ...withIsland(''),
      'pages/c.tsx': page('C', '<A><b>x</b></A>', `import A from '../components/a.island.tsx';`),
    },
    file: 'pages/c.tsx',
    what: /Island "a" gets "children", an element of JSX/,
  },
];

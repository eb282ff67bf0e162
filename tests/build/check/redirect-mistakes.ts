import { data } from '../../support/fixture.ts';
import type { Mistake } from './mistakes.ts';

const redirects = (list: string) => ({ 'content/index.ts': data({ redirects: list }) });

/** Redirects that cannot work. */
export const redirectMistakes: readonly Mistake[] = [
  {
    name: 'a redirect that hides a page',
    files: redirects(`[{ from: '/a', to: '/b' }]`),
    file: 'content/index.ts',
    what: /redirect \/a hides the page/,
  },
  {
    name: 'a chain of redirects',
    files: redirects(`[{ from: '/x', to: '/y' }, { from: '/y', to: '/a' }]`),
    file: 'content/index.ts',
    what: /\/x → \/y leads to another redirect/,
  },
  {
    name: 'a loop of redirects',
    files: redirects(`[{ from: '/x', to: '/y' }, { from: '/y', to: '/x' }]`),
    file: 'content/index.ts',
    what: /\/y → \/x leads to another redirect/,
  },
  {
    name: 'a redirect to itself',
    files: redirects(`[{ from: '/x', to: '/x' }]`),
    file: 'content/index.ts',
    what: /\/x leads to itself/,
  },
  {
    name: 'a redirect to nowhere',
    files: redirects(`[{ from: '/x', to: '/nirgends' }]`),
    file: 'content/index.ts',
    what: /\/x → \/nirgends leads to no page/,
  },
  {
    name: 'a redirect that would leave the site folder',
    files: redirects(`[{ from: '/../../evil', to: '/a' }]`),
    file: 'content/index.ts',
    what: /not from path to path/,
  },
  {
    name: 'a redirect that would overwrite a page',
    files: redirects(`[{ from: '/a/index', to: '/b' }]`),
    file: /redirect|pages/,
    what: /writes a\/index\.html|not from path to path/,
  },
  {
    name: 'a redirect to another host',
    files: redirects(`[{ from: '/x', to: '//evil.example' }]`),
    file: 'content/index.ts',
    what: /not from path to path/,
  },
];

import path from 'node:path';
import process from 'node:process';
import type { Site } from '../../ssg/contract.ts';
import type { Budgets } from '../../ssg/weigh/budgets.ts';

/** The benchmark site, as `build.ts` has the real one. */
export const benchSite: Site = {
  root: path.resolve('tests/bench/site'),
  pages: 'pages',
  document: 'components/document.tsx',
  data: 'content/index.ts',
  islandError: { component: 'components/failed.tsx', text: 'Dieser Teil ist ausgefallen.' },
  errorPage: { lang: 'de', title: 'Fehler', line: 'Diese Seite ist kaputt.' },
  static: 'static',
  ...(process.env.BENCH_PREVIEWS && {
    preview: { component: 'components/preview.tsx', font: '../../../styles/fonts/special-gothic-700-78.ttf' },
  }),
  icon: 'favicon.svg',
  watch: ['pages', 'components', 'content'],
};

/** What was aimed at: `/preise` in 5.5 KB and 7 KB of script (bytes in brotli). */
export const benchBudgets: Budgets = {
  '/*': {
    html: 6 * 1024,
    style: 0,
    script: 0,
    font: 0,
    image: 0,
    media: 0,
    total: 13.5 * 1024,
    lazy: 0,
    interaction: 0,
    requests: 4,
  },
  '/* with islands': { script: 7 * 1024, interaction: 256 },
};

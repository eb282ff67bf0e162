import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Files, Fixture, page } from '../../support/fixture.ts';

/** So many rules that linking them is worth a request. */
const MANY_RULES = Array.from({ length: 200 }, (_, at) => `.below__part-${at} { color: green; }`).join('\n');
const BELOW = `<section><h2 className="below">Unten</h2></section>`;
const IMPORTS = `import '../components/below.scss'; import Steps from '../components/steps.island.tsx';`;

const FILES: Files = {
  'components/below.scss': `/*! Don't remove */ .below { color: green; } ${MANY_RULES}`,
  'components/steps.island.tsx': `
    import { useState } from 'react';
    export default function Steps() {
      const [step, setStep] = useState(1);
      return <><section><h2>Schritt {step}</h2></section><section><button type="button" onClick={() => setStep(2)}>2</button></section></>;
    }`,
  'pages/a.tsx': page('Seite A', `<h1>A</h1><section>Oben</section>${BELOW}<a href="/b">zu B</a>`, IMPORTS),
  'pages/b.tsx': page('Seite B', `<Steps /><h1>B</h1><section>Mitte</section>${BELOW}<a href="/a">zu A</a>`, IMPORTS),
  'pages/c.tsx': page('Seite C', `<section>Oben <div><Steps /></div></section>${BELOW}`, IMPORTS),
};

describe('deferred styles', () => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await Fixture.create(FILES);
    expect((await fixture.build()).message).toBe('');
  });
  afterAll(() => fixture.remove());

  test.each([
    ['after the first section', 'a', 'Oben</section>'],
    ['after the island that holds the first section, not inside: Preact would remove them', 'b', '</island-root>'],
    ['after a first section that holds an island', 'c', '</island-root></div></section>'],
  ])('are linked %s', async (_, name, before) => {
    const html = await fixture.read(`${name}.html`);
    expect(html).toMatch(new RegExp(`${before}<link rel="stylesheet" href="/assets/styles-\\w+\\.css">`));
    expect(html.split('<link rel="stylesheet"')).toHaveLength(2);
  });

  test('hold rules alone, and no comment', async () => {
    const [, file = ''] = /href="\/(assets\/styles-[^"]+)/.exec(await fixture.read('a.html')) ?? [];
    expect(await fixture.read(file)).toMatch(/^\.below,\.below__part-0,[^/]+\{color:green\}$/);
  });
});

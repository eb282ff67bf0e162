/** /formular in Safari's engine, with the stand-in for the booking provider. */

import { describe, expect, test } from 'vitest';
import { PATIENCE, providerRequests, setProvider } from '../support/provider-visitor.ts';
import { isThere, WebKitVisitor } from '../support/webkit-visitor.ts';

describe.skipIf(!isThere)('in WebKit', () => {
  const visitor = new WebKitVisitor();

  const state = () =>
    visitor.run(() => ({
      heading: document.querySelector('h1')?.textContent,
      focused: document.activeElement?.id,
      frames: [...document.querySelectorAll('iframe')].map(({ src }) => new URL(src).pathname),
      isLoaded: document.querySelector('.sprint__widget[data-loaded]') !== null,
    }));
  const becomes = (expected: object) => expect.poll(state, PATIENCE).toMatchObject(expected);

  test.each([
    ['vertriebler', '/doppelja/onboarding'],
    ['unternehmer', '/doppelja/demo'],
  ])('%s: choice, calendar, the link back, the choice again, and Back', async (audience, frame) => {
    await setProvider('normal');
    await visitor.go('/formular');
    await becomes({ heading: 'Ich bin...', frames: [] });
    expect(await providerRequests()).toEqual([]);
    for (const leave of ['link', 'browser']) {
      await visitor.click(`#${audience}`);
      await becomes({ heading: 'Profil-Sprint', focused: 'frage', frames: [frame], isLoaded: true });
      expect(await visitor.path()).toBe(`/formular#${audience}`);
      if (leave === 'link') await visitor.click('.sprint:not([hidden]) .sprint__back');
      else await visitor.back();
      await becomes({ heading: 'Ich bin...', focused: audience, frames: [] });
    }
  });

  test('a script that fails leaves a plain link', async () => {
    await setProvider('status 500');
    await visitor.go('/formular');
    await visitor.click('#vertriebler');
    const link = () =>
      visitor.run(() => document.querySelector<HTMLAnchorElement>('.sprint__widget[data-failed] a')?.pathname);
    await expect.poll(link, PATIENCE).toBe('/doppelja/onboarding');
    expect((await visitor.noted()).join()).toContain('not loaded: <script');
  });
});

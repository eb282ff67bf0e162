import { expect, test } from 'vitest';
import { meta as pricing } from '../../content/company/pricing.ts';
import { meta as questions } from '../../content/guides/interviewfragen.ts';
import { languageModelText } from '../../content/llms.ts';

const url = 'https://www.example.org';
const pages = [
  { route: '/interviewfragen', meta: questions },
  { route: '/unternehmen/preise', meta: pricing },
];

test('llms.txt names the site, says in a quote what it is, and lists each page once with its address', () => {
  const text = languageModelText({ url, pages });
  expect(text).toMatch(/^# Doppelja\n\n> Marktplatz für Vertriebsrollen/);
  for (const { route } of pages) expect(text.split(`](${url}${route}): `)).toHaveLength(2);
  expect(text.indexOf('## Für Unternehmen')).toBeLessThan(text.indexOf('/unternehmen/preise'));
  expect(text.indexOf('## Ressourcen')).toBeLessThan(text.indexOf('/interviewfragen'));
  expect(text).not.toMatch(/[\u00A0\u00AD\u2060]/);
});

import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StructuredData } from '../../components/shell/structured-data/structured-data.tsx';
import { plainText } from '../../content/rich.ts';
import { breadcrumbs } from '../../content/structured-data.ts';

test('text becomes what a reader sees of it', () => {
  const text =
    'Auf **der** *Platt&shy;form* stehen {claim:gepruefte-profile} [Profile](/unternehmen#x), {claim:datenpunkte Angaben}.';
  expect(plainText(text.replace('&shy;', '\u00AD'))).toBe('Auf der Plattform stehen 500+ Profile, über 50 Angaben.');
});

test('a route without a label in the navigation has no breadcrumbs', () => {
  expect(() => breadcrumbs('/unternehmen/fehlt')).toThrow('/unternehmen/fehlt has no label');
});

test('nothing in the data ends the script or is escaped twice', () => {
  const name = '</script><script>alert(1)</script> <!-- & "so" \'weiter\' $&';
  const html = renderToString(<StructuredData data={[{ '@type': 'Thing', name }]} />);
  const json = html.slice('<script type="application/ld+json">'.length, -'</script>'.length);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)['@graph']).toEqual([{ '@type': 'Thing', name }]);
});

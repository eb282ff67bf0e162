import { expect, test } from 'vitest';
import { parseRich, plainText } from '../../content/rich.ts';

test('links, emphasis and claims are told from text, inside each other too', () => {
  expect(parseRich('Ein *[Wort](/a#b)*, **fett** und {claim:gepruefte-profile Profile}.')).toEqual([
    { type: 'text', text: 'Ein ' },
    { type: 'em', parts: [{ type: 'link', href: '/a#b', parts: [{ type: 'text', text: 'Wort' }] }] },
    { type: 'text', text: ', ' },
    { type: 'strong', parts: [{ type: 'text', text: 'fett' }] },
    { type: 'text', text: ' und ' },
    { type: 'claim', id: 'gepruefte-profile', noun: ' Profile' },
    { type: 'text', text: '.' },
  ]);
});

test.each(['2 * 3 * 4', '[…] und (so)', 'a_b_c', '<b>x</b>', '5 ** 2', 'https://a.example/*x', '{slot:x}', ''])(
  '%j has no markup and stays as it was typed',
  (text) => {
    expect(parseRich(text)).toEqual(text ? [{ type: 'text', text }] : []);
    expect(plainText(text)).toBe(text);
  },
);

test('a claim that is not in the register is named', () => {
  expect(() => parseRich('{claim:fehlt}')).toThrow('no claim "fehlt"');
});

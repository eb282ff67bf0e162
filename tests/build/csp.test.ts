import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { type Finding, Severity, Type } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { filled } from '../../content/site.ts';
import { buildSite } from '../support/built-site.ts';
import { unescapeHtml } from '../support/unescape-html.ts';

const bookingHost = new URL(filled('booking.script')).origin;

/** The policy of a document, which must come before anything that it governs. */
function policyOf(html: string): string {
  const [, policy = ''] =
    /<meta charset="utf-8"\/?>\s*<meta http-equiv="Content-Security-Policy" content="([^"]+)">/i.exec(html) ?? [];
  return unescapeHtml(policy);
}

const findingsOf = (policy: string): readonly Finding[] => new CspEvaluator(new CspParser(policy).csp).evaluate();
const named = ({ severity, type, directive, value }: Finding): string =>
  [Severity[severity], Type[type], directive, value].join(' ');

/**
 * "Could be a bypass, if this host served JSONP, Angular or what users upload": ours serves built files alone, and
 * the booking provider's script, on its page only, is the one thing the visitor has chosen there.
 */
const tolerated = (...sources: readonly string[]): string[] =>
  sources.map((source) => `MEDIUM_MAYBE SCRIPT_ALLOWLIST_BYPASS script-src ${source}`);

let documents: ReadonlyMap<string, string>;
beforeAll(async () => {
  const files = [...(await buildSite())].filter(([file]) => file.endsWith('.html'));
  documents = new Map(files.map(([file, html]) => [file, policyOf(html)]));
});

test('a weak policy would be found', () => {
  const weak = "default-src *; script-src 'self' 'unsafe-inline' https://ajax.googleapis.com";
  expect(findingsOf(weak).map(({ severity }) => severity)).toContain(Severity.HIGH);
});

describe('the policy of every document', () => {
  test('has no weakness that its evaluator knows, beyond what is tolerated for a reason', () => {
    expect(documents.size).toBeGreaterThan(50);
    for (const [file, policy] of documents) {
      const isBooking = /^formular(?:\.html|\/index\.html)$/.test(file);
      const expected = tolerated("'self'", ...(isBooking ? [bookingHost] : []));
      expect(findingsOf(policy).map(named), file).toEqual(expected);
    }
  });

  test('starts from nothing and allows nothing inline but by its hash', () => {
    for (const [file, policy] of documents) {
      expect(policy, file).toMatch(/^default-src 'none'; /);
      expect(policy, file).not.toMatch(/unsafe|\*|(?<!img-src 'self' )data:|blob:|http:(?!\/\/(?:localhost|127))/);
      for (const directive of ["base-uri 'none'", "require-trusted-types-for 'script'", "connect-src 'self'"]) {
        expect(policy, file).toContain(directive);
      }
      // Ignored in a <meta>, with a message in the console (CSP Level 3, §3.3).
      expect(policy, file).not.toMatch(/frame-ancestors|report-uri|sandbox|upgrade-insecure-requests/);
    }
  });
});

test.each(['https://assets.calendly.com', 'https://app.cal.com'])(
  'the booking page stays without a known bypass with the real provider %s',
  (host) => {
    const policy = (documents.get('formular.html') ?? '').replaceAll(bookingHost, host);
    expect(findingsOf(policy).map(named)).toEqual(tolerated("'self'", host));
  },
);

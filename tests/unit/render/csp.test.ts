import { expect, test } from 'vitest';
import { contentSecurityPolicy, hashSource } from '../../../ssg/render/csp.ts';
import { escapeHtml, scriptJson } from '../../../ssg/render/html.ts';

test('the policy starts from nothing and gains only what is added', () => {
  const strict = contentSecurityPolicy();
  expect(strict).toContain("default-src 'none'");
  expect(strict).toContain("style-src 'none'");
  expect(strict).toContain("form-action 'none'");
  expect(strict).toContain("base-uri 'none'");
  const open = contentSecurityPolicy({ 'script-src': ['https://a.example'] }, { 'frame-src': ['https://b.example'] });
  expect(open).toContain("script-src 'self' https://a.example;");
  expect(open).toContain('frame-src https://b.example');
});

test('a hash source is that of CSP: SHA-256 in base64', () => {
  // The example of CSP Level 3, §8.4 is for the text "alert('Hello, world.');".
  expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});

test('text cannot leave the place it is put in', () => {
  expect(escapeHtml(`<a href="x" title='y'>&`)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;');
  expect(scriptJson('</script>')).toBe('"\\u003c/script>"');
});

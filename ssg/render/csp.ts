import { createHash } from 'node:crypto';
import type { CspSources } from '../contract.ts';

/** A CSP source for an inline script or style: `'sha256-…'` of its exact text (CSP Level 3, §2.3.1). */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * What every page starts from: nothing but its own files. `frame-ancestors`, `report-uri` and `sandbox`
 * are missing because browsers ignore and log them in a `<meta>`; the hosts' headers carry the first.
 */
const STRICT: CspSources = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': [],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': [],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': [],
};

/** The policy as one line. Sources are added to the strict ones; a directive left without any is `'none'`. */
export function contentSecurityPolicy(...additions: readonly CspSources[]): string {
  const policy = new Map(Object.entries(STRICT));
  for (const addition of additions) {
    for (const [name, sources] of Object.entries(addition)) {
      policy.set(name, [...new Set([...(policy.get(name) ?? []), ...sources])]);
    }
  }
  return [...policy].map(([name, sources]) => `${name} ${sources.join(' ') || "'none'"}`).join('; ');
}

import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { cloudFrontFunction, cloudFrontHeaders } from '../../../ssg/write/hosts/cloudfront.ts';
import { deployFiles, servedHostFiles } from '../../../ssg/write/hosts/files.ts';
import { CACHE, SECURITY_HEADERS } from '../../../ssg/write/hosts/headers.ts';
import {
  forcedRedirectsFile,
  headersFile,
  limitProblems,
  redirectsFile,
} from '../../../ssg/write/hosts/netlify-cloudflare.ts';
import { nginxConfig } from '../../../ssg/write/hosts/nginx.ts';
import { serveConfig } from '../../../ssg/write/hosts/serve.ts';

const data = {
  redirects: [
    { from: '/', to: '/firmen' },
    { from: '/alt', to: '/neu/hier' },
  ],
  basePath: '',
};
const below = { ...data, basePath: '/projekt' };

describe('one list of redirects', () => {
  test('has both forms of each source where a host tells them apart', () => {
    expect(redirectsFile(data)).toBe('/ /firmen 301\n/alt /neu/hier 301\n/alt/ /neu/hier 301\n');
    expect(redirectsFile(below)).toBe(
      '/projekt /projekt/firmen 301\n/projekt/ /projekt/firmen 301\n' +
        '/projekt/alt /projekt/neu/hier 301\n/projekt/alt/ /projekt/neu/hier 301\n',
    );
  });

  test('wins over the redirect pages on Netlify', () => {
    expect(forcedRedirectsFile(data)).toBe('/ /firmen 301!\n/alt /neu/hier 301!\n');
  });

  test('keeps the query on nginx', () => {
    const config = nginxConfig(below, []);
    expect(config).toContain('location = /projekt/alt { return 301 /projekt/neu/hier$is_args$args; }');
    expect(config.match(/return 301/g)).toHaveLength(4);
  });
});

describe('every host', () => {
  const { headers: rules } = JSON.parse(serveConfig()) as {
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };

  test.each(Object.entries(SECURITY_HEADERS))('sends %s: %s', (name, value) => {
    expect(headersFile(data)).toContain(`\n  ${name}: ${value}\n`);
    expect(nginxConfig(data, [])).toContain(`\nadd_header ${name} "${value}" always;\n`);
    expect(rules[0]?.headers).toContainEqual({ key: name, value });
  });

  test('may keep hashed files and nothing else', () => {
    expect(headersFile(data)).toMatch(/\n\/assets\/\*\n {2}Cache-Control: public, max-age=31536000, immutable\n$/);
    expect(headersFile(data).match(/Cache-Control/g)).toHaveLength(1);
    const kept = rules.flatMap(({ headers }) => headers.filter(({ key }) => key === 'Cache-Control'));
    expect(kept.map(({ value }) => value)).toEqual([CACHE.other, CACHE.hashed]);
  });

  test('sends all of them through CloudFront, known ones in their own fields', () => {
    expect(JSON.parse(cloudFrontHeaders())).toEqual({
      Name: 'site-headers',
      SecurityHeadersConfig: {
        StrictTransportSecurity: {
          AccessControlMaxAgeSec: 63_072_000,
          IncludeSubdomains: true,
          Preload: true,
          Override: true,
        },
        ContentTypeOptions: { Override: true },
        FrameOptions: { FrameOption: 'DENY', Override: true },
        ContentSecurityPolicy: { ContentSecurityPolicy: "frame-ancestors 'none'", Override: true },
        ReferrerPolicy: { ReferrerPolicy: 'strict-origin-when-cross-origin', Override: true },
      },
      CustomHeadersConfig: {
        Quantity: 3,
        Items: ['Cross-Origin-Opener-Policy', 'Cross-Origin-Resource-Policy', 'Permissions-Policy'].map((name) => ({
          Header: name,
          Value: SECURITY_HEADERS[name],
          Override: true,
        })),
      },
    });
  });

  test.each(Object.entries(deployFiles(data)))(
    'has %s outside the site, with the redirects or the headers',
    (name, text) => {
      expect(name).toMatch(/^(?:serve\.json|deploy\/.+)$/);
      expect(data.redirects.every(({ to }) => text.includes(to)) || text.includes('Permissions-Policy')).toBe(true);
    },
  );

  test.each(Object.keys(servedHostFiles(below)))('has %s in the site, where nginx does not serve it', (name) => {
    const nginx = deployFiles(below)['deploy/nginx.conf'] ?? '';
    const [, hidden = '^$'] = /location ~ "(.*)" \{ return 404; \}/.exec(nginx) ?? [];
    expect(`/projekt/${name}`).toMatch(new RegExp(hidden));
    expect('/projekt/neu/hier').not.toMatch(new RegExp(hidden));
  });
});

describe('the CloudFront function', () => {
  type Query = Record<string, { value: string; multiValue?: { value: string }[] }>;
  type Answer = { uri?: string; statusCode?: number; headers?: { location: { value: string } } };
  const ask = (uri: string, querystring: Query = {}, site = data): Answer => {
    const event = { request: { uri, querystring } };
    return runInNewContext(`${cloudFrontFunction(site)};handler(${JSON.stringify(event)})`) as Answer;
  };

  test('redirects once, with the query', () => {
    const query: Query = {
      gehalt: { value: '60000' },
      x: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] },
    };
    for (const uri of ['/alt', '/alt/']) {
      const { statusCode, headers } = ask(uri, { ...query, leer: { value: '' } });
      expect(statusCode).toBe(301);
      expect(headers?.location.value).toBe('/neu/hier?gehalt=60000&x=1&x=2&leer');
    }
    expect(ask('/').headers?.location.value).toBe('/firmen');
    expect(ask('/projekt/', {}, below).headers?.location.value).toBe('/projekt/firmen');
  });

  test('finds the file behind a route, and none behind the error page', () => {
    expect(ask('/neu/hier').uri).toBe('/neu/hier.html');
    expect(ask('/neu/hier/').uri).toBe('/neu/hier/index.html');
    expect(ask('/assets/a-1.js').uri).toBe('/assets/a-1.js');
    expect(ask('/404').uri).toBe('/404');
    expect(ask('/toString').uri).toBe('/toString.html');
  });
});

describe('a rule that Cloudflare Pages would not read', () => {
  const whats = (redirects: string, headers = '/*\n  A: b\n') =>
    limitProblems(redirects, headers, 'content/index.ts').map(({ file, what }) => `${file}: ${what}`);

  test('is none here', () => {
    expect(whats(redirectsFile(data), headersFile(data))).toEqual([]);
  });

  test('is the first redirect after 2,000', () => {
    const lines = Array.from({ length: 2002 }, (_, index) => `/a${index} /b 301`);
    expect(whats(lines.slice(0, 2000).join('\n'))).toEqual([]);
    expect(whats(lines.join('\n'))).toEqual([
      'content/index.ts: The rule /a2000 /b 301 is number 2001 of 2002 in _redirects; Cloudflare Pages reads 2000.',
    ]);
  });

  test('is a redirect of more than 1,000 characters', () => {
    const line = (length: number) => `/${'a'.repeat(length - 8)} /b 301`;
    expect(whats(line(1000))).toEqual([]);
    expect(whats(line(1001))).toEqual([
      `content/index.ts: The rule /${'a'.repeat(79)}… has 1001 characters in _redirects; Cloudflare Pages reads 1000.`,
    ]);
  });

  test('is the first pattern of headers after 100, and a header of more than 2,000 characters', () => {
    const blocks = Array.from({ length: 101 }, (_, index) => `/p${index}/*\n  A: b\n`);
    expect(whats('', blocks.slice(0, 100).join('\n'))).toEqual([]);
    expect(whats('', blocks.join('\n'))).toEqual([
      'ssg/write/hosts/headers.ts: The rule /p100/* is number 101 of 101 in _headers; Cloudflare Pages reads 100.',
    ]);
    expect(whats('', `/*\n  A: ${'b'.repeat(1997)}\n`)).toEqual([]);
    expect(whats('', `/*\n  A: ${'b'.repeat(1998)}\n`)).toHaveLength(1);
  });
});

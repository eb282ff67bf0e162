/** Every document as the W3C's checker reads it: from the server, so that `'self'` in a policy means something. */

import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { redirects } from '../../content/redirects.ts';
import { served } from '../support/served.ts';
import { siteRoutes } from '../support/site-routes.ts';
import { toolPath } from '../support/tools.ts';

interface Message {
  readonly type: 'error' | 'info' | 'non-document-error';
  readonly subType?: 'warning' | 'fatal';
  readonly url: string;
  readonly message: string;
  readonly extract?: string;
}

/** CSS that browsers know and the checker does not yet. */
const NEW_CSS =
  /^CSS: .*(?:“@(?:container|view-transition)”|“::view-transition”|“(?:container-type|view-transition-name|animation-timeline|animation-range|timeline-scope|view-timeline-name|view-timeline-inset)”)/;

/** Whether the checker is wrong, or speaks of a habit. */
const isMeant = ({ type, subType, message, extract = '' }: Message): boolean =>
  // A note, such as that React closes void elements with a slash.
  (type === 'info' && subType !== 'warning') ||
  NEW_CSS.test(message) ||
  // A policy governs scripts that run; data does not.
  (message.startsWith('Inline script violates') && extract.includes('<script type="application/ld+json">')) ||
  // The heading of a guide stands in its first section.
  (message.startsWith('Article lacks heading') && extract.includes('<article class="article"')) ||
  // An article may hold the only `h1` of its page, now that headings have the level that they are written with.
  message.startsWith('Consider using the “h1” element as a top-level heading only');

const java = toolPath('java');
const require = createRequire(import.meta.url);
const JAR = require.resolve('vnu-jar/build/dist/vnu.jar');

/** Runs the checker once over many addresses and files: starting it takes longer than reading them. */
async function check(documents: readonly string[]): Promise<readonly string[]> {
  const args = [
    // On a busy machine its five seconds are over before it has read an answer.
    '-Dnu.validator.servlet.connection-timeout=60000',
    '-Dnu.validator.servlet.socket-timeout=60000',
    // It refuses addresses of its own machine unless told so.
    '-Dnu.validator.servlet.allow-forbidden-hosts=true',
    '-Dnu.validator.servlet.allowed-address-type=all',
    ...['-jar', JAR, '--also-check-svg', '--exit-zero-always', '--stdout', '--format', 'json'],
  ];
  const { stdout } = await promisify(execFile)(java ?? '', [...args, ...documents], { maxBuffer: 2 ** 26 });
  const { messages } = JSON.parse(stdout) as { readonly messages: readonly Message[] };
  return messages
    .filter((found) => !isMeant(found))
    .map(({ url, message, extract }) => `${url}: ${message} ${extract ?? ''}`);
}

const folder = mkdtempSync(path.join(tmpdir(), 'w3c-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Documents with one mistake each, to see that it is found. */
function mistakes(): readonly string[] {
  const page = (body: string) => `<!doctype html><html lang="de"><meta charset="utf-8"><title>A</title>${body}`;
  const texts = {
    'role.html': page('<table role="table"><tr><td role="cell">A</table>'),
    'style.html': page('<style>p { colour: red }</style>'),
    'shape.svg': '<svg xmlns="http://www.w3.org/2000/svg"><rectangle/></svg>',
  };
  return Object.entries(texts).map(([name, text]) => {
    writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  });
}

test.skipIf(!java)('the W3C checker finds nothing wrong with a page, a redirect or a drawing', async () => {
  const paths = [...siteRoutes, ...redirects.map(({ from }) => from)];
  const drawings = readdirSync('static', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svg'));
  expect(drawings).not.toEqual([]);
  const found = await check([
    ...paths.map((route) => `${served().siteUrl}${route}`),
    ...drawings.map((file) => path.join('static', file)),
    ...mistakes(),
  ]);
  const isMistake = (line: string) => line.includes(folder);
  expect(found.filter((line) => !isMistake(line))).toEqual([]);
  const recognised = found.filter(isMistake).join('\n');
  expect(recognised).toContain('The “role” attribute must not be used on a “td” element');
  expect(recognised).toContain("Property “colour” doesn't exist");
  expect(recognised).toContain('Element “rectangle” not allowed');
});

import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copySite } from '../support/copy-site.ts';
import { siteRoutes } from '../support/site-routes.ts';

/** What an editor may add to any page: 1,200 characters, in words that the pages do not have yet. */
const PROSE = `Wer im Winter eine Scheune baut, misst zweimal und sägt einmal. Der Zimmermann legt das Holz nach
Länge, prüft die Zapfen und schlägt erst dann den ersten Nagel. Am Nachmittag kommt Wind auf, die Plane knattert, und
niemand klettert mehr auf den First. Also wird unten gehobelt, geölt und gezählt, bis die Dämmerung den Hof grau färbt.
Am nächsten Morgen liegt Reif auf den Balken. Zwei Nachbarn bringen Kaffee, ein dritter den Kran, und gegen zehn hängt
die Pfette im Gurt. Drei Rufe, ein kurzer Ruck, dann sitzt sie. Später erzählt die Bäuerin, wie ihr Großvater dieselbe
Arbeit mit Seilen und Ochsen erledigte: vier Tage statt vier Stunden, dafür ohne Rechnung vom Verleih. Beim Richtfest
gibt es Linsensuppe, Brot und eine Rede, die kürzer ausfällt als befürchtet. Gezählt werden danach Schrauben, leere
Flaschen und blaue Daumen. Im Frühling duftet das Lärchenholz noch immer, Schwalben suchen eine Lücke unter der Traufe,
und der Hund verschläft den halben Tag im Schatten der Tenne. Was bleibt, sind Fugen so schmal wie ein Fingernagel, ein
trockener Boden und die Gewissheit, dass sorgfältiges Vorbereiten niemals verschwendete Zeit gewesen ist. Das Dach hält
dem ersten Gewitter stand. Im Herbst zieht das Heu ein, und der Hof riecht wieder nach Sommer.`.replaceAll('\n', ' ');

let copy: string;
beforeAll(async () => {
  copy = await copySite();
});
afterAll(() => rm(copy, { recursive: true, force: true }));

test('every page has room for 1,200 characters more within its budget', () => {
  expect(PROSE.length).toBeGreaterThanOrEqual(1200);
  const file = path.join(copy, 'components/shell/document/document.tsx');
  const document = readFileSync(file, 'utf8');
  const added = document.replace('{children}', `{children}<p>{${JSON.stringify(PROSE)}}</p>`);
  expect(added).not.toBe(document);
  writeFileSync(file, added);
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status, stdout, stderr } = spawnSync('node', ['ssg/ts.mjs', 'build.ts'], {
    cwd: copy,
    encoding: 'utf8',
    env,
  });
  expect(status === 0 ? '' : stdout + stderr).toBe('');
  for (const route of siteRoutes) {
    expect(readFileSync(path.join(copy, `dist${route}.html`), 'utf8')).toContain(PROSE.slice(0, 80));
  }
});

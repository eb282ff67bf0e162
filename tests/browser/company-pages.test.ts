/** The pages about the company itself, as they are rendered: who it looks for, what it stands for, who founded it. */

import type { Page } from 'puppeteer';
import { expect, test } from 'vitest';
import { values } from '../../content/about.ts';
import { columnLabels, openings } from '../../content/careers.ts';
import { filled } from '../../content/site.ts';
import { untypeset } from '../../content/typography.ts';
import { PagePool } from '../support/page-pool.ts';

const pool = new PagePool();

const plain = (texts: readonly string[]) => texts.map((text) => untypeset(text).replace(/\s+/g, ' ').trim());

/** The visible texts of each row, and whether it has a drawing. */
const rowsOf = (page: Page, rows: string, parts: string) =>
  page.$$eval(
    rows,
    (all, selector) =>
      all.map((row) => ({
        texts: [...row.querySelectorAll<HTMLElement>(selector)]
          .filter((part) => part.checkVisibility())
          .map(({ innerText }) => innerText),
        hasIcon: [...row.querySelectorAll('svg')].some((icon) => icon.getBoundingClientRect().width > 10),
      })),
    parts,
  );

/** Spec §2. */
const ROLES = [
  ...['Marketing Manager', 'CMO', 'Frontend Developer', 'Backend Developer', 'UX/UI Designer'],
  'Customer Support Representative',
];

test('/karriere: six openings, each with its facts and a mail that has its subject already', () =>
  pool.visit('/karriere', async (page) => {
    const rows = await rowsOf(page, '#stellen li', 'h4, dd, p');
    expect(rows.map(({ texts }) => plain(texts))).toEqual(
      openings.map(({ title, department, type, location, description, pay }) =>
        plain([title, department, location, type, filled(pay), description]),
      ),
    );
    const labels = await rowsOf(page, '#stellen li', 'dt');
    for (const { texts } of labels) expect(plain(texts)).toEqual(plain(Object.values(columnLabels)));
    const titles = ROLES.map((role) => `${role} (m/w/d)`);
    expect(plain(rows.map(({ texts }) => texts[0] ?? ''))).toEqual(titles);
    for (const { texts } of rows) {
      expect(texts.slice(2, 4)).toEqual([expect.stringMatching(/^Remote(?:\/München)?$/), 'Vollzeit']);
      expect(texts.filter((text) => text.length < 5)).toEqual([]);
    }
    const mails = await page.$$eval('#stellen li a', (links) => links.map(({ href }) => href));
    expect(mails.map((href) => new URL(href)).map(({ protocol, pathname }) => `${protocol}${pathname}`)).toEqual(
      titles.map(() => expect.stringMatching(/^mailto:[^@]+@[^@]+$/)),
    );
    expect(mails.map((href) => new URL(href).searchParams.get('subject'))).toEqual(
      titles.map((title) => `Bewerbung: ${title}`),
    );
  }));

test('/ueber-uns: three core values, each with a drawing, what it means and its principles', () =>
  pool.visit('/ueber-uns', async (page) => {
    const rows = await rowsOf(page, '#werte ol > li', 'h3, p, li');
    expect(rows.map(({ texts, hasIcon }) => [...plain(texts), hasIcon])).toEqual(
      values.map(({ title, subtitle, description, principles }) => [
        ...plain([title, subtitle, description, ...principles]),
        true,
      ]),
    );
    expect(plain(rows.map(({ texts }) => texts[0] ?? ''))).toEqual([
      'Loyalität',
      'Kommunikation',
      'Verantwortung und Ownership',
    ]);
    for (const { principles } of values) expect(principles.length).toBeGreaterThan(1);
  }));

/** Where each format has its name. */
const FORMATS = [
  ['image/avif', /^....ftypavif/s],
  ['image/webp', /^RIFF....WEBP/s],
  ['image/png', /^.PNG/s],
] as const;

test('/cdn-m7k3p: two portraits, each in the three formats that browsers show, and each of these can be shown', () =>
  pool.visit('/cdn-m7k3p', async (page) => {
    const portraits = await page.$$eval('main picture', (pictures) =>
      Promise.all(
        pictures.map(async (picture) => {
          const image = picture.querySelector('img') as HTMLImageElement;
          const offers = [...picture.querySelectorAll('source')].map(({ type, srcset }) => ({ type, url: srcset }));
          const files = [...offers, { type: 'image/png', url: image.src }].map(async ({ type, url }) => {
            const decoded = Object.assign(new Image(), { src: url });
            await decoded.decode();
            const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
            const begin = String.fromCharCode(...bytes.slice(0, 12));
            return { type, begin, size: [decoded.naturalWidth, decoded.naturalHeight] };
          });
          const size = ['width', 'height'].map((side) => Number(image.getAttribute(side)));
          return { files: await Promise.all(files), size, shown: image.naturalWidth * image.width };
        }),
      ),
    );
    expect(portraits).toHaveLength(2);
    for (const { files, size, shown } of portraits) {
      const expected = FORMATS.map(([type, begin]) => ({ type, begin: expect.stringMatching(begin), size }));
      expect(files).toEqual(expected);
      expect(Math.min(...size, shown)).toBeGreaterThan(0);
    }
  }));

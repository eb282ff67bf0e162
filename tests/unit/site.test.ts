import { afterEach, expect, test, vi } from 'vitest';
import { euro, euroRange, euroRound, number, percent } from '../../content/format.ts';
import { shownViews, viewOf } from '../../content/navigation.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test.each([
  ['/unternehmen', 'company'],
  ['/talente', 'talent'],
  ['/talente/vergleich', 'talent'],
  ['/talenteschmiede', 'company'],
  ['/interview-tipps', 'company'],
  ['/404', 'company'],
])('%s is in view %s', (route, view) => {
  expect(viewOf(route)).toBe(view);
});

test('the error page holds the parts of both views', () => {
  expect(shownViews('/404')).toEqual(['company', 'talent']);
  expect(shownViews('/talente')).toEqual(['talent']);
});

test('numbers are German', () => {
  expect(plain(euro(1285.7))).toBe('1.285,70 €');
  expect(plain(euroRound(60_000))).toBe('60.000 €');
  expect(plain(euroRange(2000, 3500))).toBe('2.000–3.500 €');
  expect(plain(percent(0.015))).toBe('1,5 %');
  expect(number(1248)).toBe('1.248');
});

test('an open slot shows a placeholder that cannot be mistaken for a fact', async () => {
  const { filled, slots } = await import('../../content/site.ts');
  for (const [id, { value }] of Object.entries(slots)) {
    if (value === null) expect(filled(id as keyof typeof slots), id).toMatch(/Platzhalter|\.example/i);
  }
});

test('the environment fills slots and sets the base path', async () => {
  vi.stubEnv('SITE_URL', 'https://www.beispiel.de/');
  vi.stubEnv('BASE_PATH', 'vorschau/');
  vi.stubEnv('APP_HOST', 'https://app.beispiel.de');
  vi.stubEnv('SOURCE_DATE_EPOCH', '1893456000');
  const site = await import('../../content/site.ts');
  expect(site.absoluteUrl('/talente')).toBe('https://www.beispiel.de/vorschau/talente');
  expect(site.loginUrl).toBe('https://app.beispiel.de/auth/login');
  expect(site.registerUrl).toBe('https://app.beispiel.de/auth/register');
  expect(site.buildYear).toBe(2030);
  const { default: data } = await import('../../content/index.ts');
  expect(data.slots.map(({ id }) => id)).not.toContain('site.url');
  expect(data.csp('/agb')).toEqual({ 'form-action': ['https://app.beispiel.de'] });
});

test.each([
  ['SITE_URL', 'example.com'],
  ['SITE_URL', 'https://www.example.com/sub'],
  ['SITE_URL', 'https://..'],
  ['APP_HOST', 'https://-'],
  ['APP_HOST', 'app.example.com'],
  ['BOOKING_SCRIPT', 'foo'],
  ['BOOKING_SCRIPT', 'http://buchung.example/widget.js'],
  ['BOOKING_ADAPTER', 'tidycal'],
  ['CAREERS_EMAIL', 'karriere'],
  ['BASE_PATH', '//evil.example'],
  ['BASE_PATH', '/..'],
  ['BASE_PATH', 'a/./b'],
  ['SOURCE_DATE_EPOCH', 'gestern'],
])('the setting %s=%s is refused by name', async (variable, value) => {
  vi.stubEnv(variable, value);
  const { default: data } = await import('../../content/index.ts');
  expect(data.problems().map(({ what }) => what)).toEqual([expect.stringContaining(variable)]);
});

test('the settings as they are raise no problem', async () => {
  const { default: data } = await import('../../content/index.ts');
  expect(data.problems()).toEqual([]);
});

/** The policy of the page in a build with these settings. */
async function cspWith(settings: Readonly<Record<string, string>>, route = '/formular') {
  for (const [variable, value] of Object.entries(settings)) vi.stubEnv(variable, value);
  const { default: data } = await import('../../content/index.ts');
  expect(data.problems()).toEqual([]);
  return data.csp(route);
}

test('only the booking page may load from the booking provider', async () => {
  expect(Object.keys(await cspWith({}, '/unternehmen'))).toEqual(['form-action']);
  expect(await cspWith({})).toEqual({
    'form-action': ['https://app.doppelja.example'],
    'script-src': ['https://buchung.example'],
    'frame-src': ['https://buchung.example', 'https://buchung.example'],
    'trusted-types': ['booking-widget'],
  });
});

test('the hosts of the policy are those of the booking settings, and follow the adapter', async () => {
  const settings = {
    BOOKING_ADAPTER: 'cal',
    BOOKING_SCRIPT: 'https://app.cal.com/embed/embed.js',
    BOOKING_ONBOARDING: 'https://cal.com/beispiel/onboarding',
    BOOKING_DEMO: 'https://cal.com/beispiel/demo?layout=month_view',
  };
  const policy = await cspWith(settings);
  expect(policy['script-src']).toEqual(['https://app.cal.com']);
  expect(new Set(policy['frame-src'])).toEqual(new Set(['https://app.cal.com', 'https://cal.com']));
  expect(policy['trusted-types']).toEqual(['default']);
});

test('a provider on this machine may be tried without TLS', async () => {
  const policy = await cspWith({ BOOKING_SCRIPT: 'http://127.0.0.1:4000/widget.js' });
  expect(policy['script-src']).toEqual(['http://127.0.0.1:4000']);
});

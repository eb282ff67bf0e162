import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { PlanCard, type PlanInputs } from '../../components/company/pricing/plan-card.tsx';
import { Pricing } from '../../components/company/pricing/pricing.tsx';
import { PRICE_CONDITION, planButtons } from '../../content/company/pricing.ts';
import { euro } from '../../content/format.ts';
import { type Billing, type PlanId, plans } from '../../content/plans.ts';
import { registerUrl } from '../../content/site.ts';

vi.mock('../../components/company/pricing/plans.client.ts', () => ({})); // it runs in a browser

const nobody: PlanInputs = { isYearly: true, currentPlan: null, loading: null };

const htmlOf = (id: PlanId, inputs: Partial<PlanInputs> = {}, buttonText: string | null = null): string =>
  renderToString(<PlanCard plan={plans[id]} inputs={{ ...nobody, ...inputs }} buttonText={buttonText} />);

/** What a reader gets: without tags, comments and offers that are hidden. */
const readable = (html: string): string =>
  html
    .replaceAll(/<form[^>]* hidden=""[^>]*>.*?<\/form>/gs, '')
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\n ]+/g, ' ');

const buttons = (html: string): readonly string[] => html.match(/<button[^>]*>.*?<\/button>/gs) ?? [];
const isDisabled = (button: string): boolean => /<button[^>]* disabled=""/.test(button);

describe('a plan card', () => {
  test.each<[PlanId, Billing]>([
    ['priority_launch', 'yearly'],
    ['priority_launch', '28days'],
    ['priority', 'yearly'],
    ['priority', '28days'],
    ['scale', 'yearly'],
    ['scale', '28days'],
    ['starter', 'yearly'],
    ['starter', '28days'],
  ])('%s, %s, shows its own price with its condition and opens its own option', (id, billing) => {
    const html = htmlOf(id, { isYearly: billing === 'yearly' });
    const text = readable(html);
    const other = billing === 'yearly' ? '28days' : 'yearly';
    expect(text).toContain(euro(plans[id].prices[billing].amount));
    expect(text).toContain(PRICE_CONDITION);
    expect(html).toMatch(new RegExp(`plan-card__offer--${other}" hidden=""`));
    expect(html).toContain(`name="plan" value="${plans[id].keys[billing]}"`);
  });

  test('a button belongs to a form that works without script, in a new tab', () => {
    const html = htmlOf('starter');
    const [form = ''] = html.match(/<form[^>]*>/) ?? [];
    expect(form).toContain(`action="${registerUrl}"`);
    for (const attribute of ['method="get"', 'target="_blank"', 'rel="noopener"']) expect(form).toContain(attribute);
    expect(buttons(html)[0]).toContain('type="submit"');
    expect(readable(html)).toContain(planButtons.newTab);
  });

  test("by default says 'Plan auswählen', and on the current plan 'Aktueller Plan' with the badge", () => {
    const other = readable(htmlOf('scale', { currentPlan: 'starter' }));
    expect(other).toContain('Plan auswählen');
    expect(other).not.toContain('AKTIV');
    const current = readable(htmlOf('starter', { currentPlan: 'starter' }));
    expect(current).toContain('Aktueller Plan');
    expect(current).not.toContain('Plan auswählen');
    expect(current).toContain('✓ AKTIV');
  });

  test('takes the text of its button from where it stands', () => {
    expect(readable(htmlOf('scale', {}, planButtons.start))).toContain('Jetzt starten');
    expect(readable(htmlOf('scale', { currentPlan: 'scale' }, planButtons.start))).not.toContain('Aktueller Plan');
  });

  test('while an option is opened, every button is disabled and the pressed one says so', () => {
    for (const id of ['priority_launch', 'scale', 'starter'] as const) {
      const html = htmlOf(id, { loading: 'scale_yearly' });
      expect(buttons(html).every(isDisabled)).toBe(true);
      expect(readable(html).includes('Wird geöffnet …')).toBe(id === 'scale');
    }
    expect(buttons(htmlOf('scale')).some(isDisabled)).toBe(false);
  });

  test.each<[PlanId, boolean, string | null]>([
    ['priority_launch', true, '975,00'],
    ['priority', true, '5.014,23'],
    ['starter', true, '975,00'],
    ['scale', true, null],
    ['starter', false, null],
  ])('%s, yearly %s, saves %s in a year', (id, isYearly, saving) => {
    const text = readable(htmlOf(id, { isYearly }));
    if (saving === null) expect(text).not.toContain('weniger als');
    else expect(text).toContain(`im Voraus ${saving}\u00A0€ im Jahr weniger als monatlich`);
  });

  test.each<[PlanId, string]>([
    ['priority_launch', '2.274,87'],
    ['priority', '11.699,87'],
    ['scale', '5.199,87'],
    ['starter', '2.274,87'],
  ])('%s, billed yearly, names the sum that is due in advance', (id, sum) => {
    expect(readable(htmlOf(id))).toContain(`${sum}\u00A0€ im Voraus`);
    expect(readable(htmlOf(id, { isYearly: false }))).not.toContain('im Voraus');
  });

  test('a struck price says what it is', () => {
    expect(readable(htmlOf('priority_launch'))).toMatch(/899,99\s€ -80% gegenüber Priority/);
    expect(readable(htmlOf('priority_launch', { isYearly: false }))).toMatch(/1\.285,70\s€ -80% gegenüber/);
    expect(readable(htmlOf('scale'))).toMatch(/519,99\s€ Listenpreis/);
    expect(readable(htmlOf('scale'))).toContain('Listenpreis, nicht berechnet');
    expect(htmlOf('starter')).not.toContain('<s>');
  });

  test('Priority Launch says whom a used trial leaves with Priority', () => {
    expect(readable(htmlOf('priority_launch'))).toContain(
      'Nur ohne frühere Testphase buchbar. Ab dem 501.\u00a0Unternehmen gilt der Priority-Preis.',
    );
  });

  test('unlimited is explained by the fair-use rule', () => {
    expect(htmlOf('priority_launch')).toMatch(/unbegrenzt.*href="\/unternehmen\/preise#fair-use"/s);
  });
});

describe('the cards together', () => {
  const plans = (props = {}) => renderToString(<Pricing id="plaene" title="Tarife" {...props} />);
  const names = (html: string) => [...html.matchAll(/<article[^>]*><div><h3>([^<]+)<\/h3>/g)].map(([, name]) => name);

  test('show Priority in the place of Launch once the trial was used', () => {
    expect(names(plans())).toEqual(['Priority Launch', 'Scale', 'Starter']);
    expect(names(plans({ trialUsed: true }))).toEqual(['Priority', 'Scale', 'Starter']);
  });

  test('start with yearly billing', () => {
    const checked = plans().match(/<input[^>]*checked=""[^>]*>/g);
    expect(checked).toEqual([expect.stringContaining('value="yearly"')]);
  });

  test("on this site all read 'Jetzt starten', and none is the current plan", () => {
    const html = plans();
    expect(buttons(html)).toHaveLength(6);
    for (const button of buttons(html)) expect(button).toContain('Jetzt starten');
    expect(html).not.toContain('AKTIV');
  });
});

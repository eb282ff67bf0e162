/**
 * What pages tell search engines in the vocabulary of schema.org (JSON-LD). Every value also stands on the page, in
 * the same words. The company's data join when their slots are filled; ratings are not published, so there are none.
 */

import { booked } from './company/pricing.ts';
import { roleLinks } from './guides/labels.ts';
import type { Term } from './guides/types.ts';
import { audiences, footerColumns } from './navigation.ts';
import { BILLINGS, type Billing, type Plan, visiblePlans } from './plans.ts';
import { plainText } from './rich.ts';
import { absoluteUrl, siteName } from './site.ts';
import type { Link, Question } from './types.ts';

/** A node of JSON-LD. */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** `/` is a redirect: the canonical home is the page it leads to. */
const home = absoluteUrl('/unternehmen');

/** For the home page alone: search engines read the company and the site's name there. */
export const organization: Thing = { '@type': 'Organization', name: siteName, url: home };
export const website: Thing = { '@type': 'WebSite', name: siteName, url: home };

/** The audiences come first: `/unternehmen` is "Unternehmen" in the header and "Überblick" in the footer. */
const labels: readonly Link[] = [...audiences, ...footerColumns.flatMap(({ links }) => links), ...roleLinks];

/** Every level of a route by its label in the navigation, or by the role's name. */
export function breadcrumbs(route: string): Thing {
  const levels = route.slice(1).split('/');
  return {
    '@type': 'BreadcrumbList',
    itemListElement: levels.map((_, index) => {
      const path = `/${levels.slice(0, index + 1).join('/')}`;
      const name = labels.find(({ href }) => href === path)?.label;
      if (!name) throw new Error(`${path} has no label in content/navigation.ts.`);
      return { '@type': 'ListItem', position: index + 1, name, item: absoluteUrl(path) };
    }),
  };
}

/** What a price pays for: 28 days (spec §9), by the unit code of UN/CEFACT. */
const cycle: Thing = { '@type': 'QuantitativeValue', value: 28, unitCode: 'DAY' };

const unitPrice = (plan: Plan, billing: Billing): Thing => ({
  '@type': 'UnitPriceSpecification',
  name: booked[billing],
  price: plan.prices[billing].amount,
  priceCurrency: 'EUR',
  referenceQuantity: cycle,
  valueAddedTaxIncluded: false,
});

/** The product with the plans on its cards, each under both ways of billing. */
export function service(): Thing {
  return {
    '@type': 'Service',
    name: siteName,
    provider: organization,
    offers: visiblePlans(false).map((plan) => ({
      '@type': 'Offer',
      name: plan.name,
      priceSpecification: BILLINGS.map((billing) => unitPrice(plan, billing)),
    })),
  };
}

/** Questions with the answers that stand below them. */
export function faqPage(questions: readonly Question[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: plainText(question),
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  };
}

/** A glossary under its name, each term with the definition that stands below it. */
export function definedTermSet(name: string, terms: readonly Term[]): Thing {
  return {
    '@type': 'DefinedTermSet',
    name,
    hasDefinedTerm: terms.map(({ term, also, definition, sum }) => ({
      '@type': 'DefinedTerm',
      name: plainText(term),
      ...(also && { alternateName: also.split(', ').map(plainText) }),
      description: plainText([definition, sum?.from, sum?.result].filter(Boolean).join(' ')),
    })),
  };
}

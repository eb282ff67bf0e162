/**
 * What a page may spend: bytes in brotli of each kind, and all of them together, on a first visit; then what comes when
 * it is scrolled to, and after an interaction; and requests of a first visit.
 */
export const BUDGET_KINDS = [
  'html',
  'style',
  'script',
  'font',
  'image',
  'media',
  'total',
  'lazy',
  'interaction',
  'requests',
] as const;
export type BudgetKind = (typeof BUDGET_KINDS)[number];

/** The kinds in words. */
export const BUDGET_NAMES: Readonly<Record<BudgetKind, string>> = {
  html: 'HTML with CSS',
  style: 'linked styles',
  script: 'script',
  font: 'fonts',
  image: 'images',
  media: 'media',
  total: 'the page in all',
  lazy: 'files that scrolling loads',
  interaction: 'files that an interaction loads',
  requests: 'requests',
};

/** One kind of a page's budget. `left` is negative when the page is over it. */
export interface Spending {
  readonly used: number;
  readonly limit: number;
  /** The last bytes before the limit, which a page should leave free. */
  readonly reserve: number;
  readonly left: number;
  /** The pattern that sets the limit. */
  readonly pattern: string;
}

/** Where a page is in a budget. */
export type Standing = 'within' | 'reserve' | 'over';

/** Where a page is, by what it has left. */
export const standingOf = ({ left, reserve }: Spending): Standing =>
  left < 0 ? 'over' : left < reserve ? 'reserve' : 'within';

/** A page with what it spends. */
interface PageSpending {
  readonly route: string;
  readonly budget: Readonly<Record<BudgetKind, Spending>>;
}

/** Pages that have begun their reserve, a line for each page and kind, the fullest first. */
export function reserveLines(pages: readonly PageSpending[]): string[] {
  return pages
    .flatMap(({ route, budget }) => BUDGET_KINDS.map((kind) => ({ route, kind, ...budget[kind] })))
    .filter((spending) => standingOf(spending) === 'reserve')
    .sort((a, b) => a.left / a.reserve - b.left / b.reserve)
    .map(({ route, kind, left, reserve }) => {
      const [free, all] = [left, reserve].map((bytes) => bytes.toLocaleString('en'));
      return `${route}: ${BUDGET_NAMES[kind]}, ${free} left of a reserve of ${all}`;
    });
}

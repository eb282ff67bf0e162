import type { SlotId } from '../../content/site.ts';

/** What a law or the specification asks for, the section that answers it, and the words it cannot do without. */
export interface Requirement {
  readonly what: string;
  readonly page: string;
  /** Anchor of the section's heading. */
  readonly heading: string;
  readonly terms: readonly string[];
  /** Company data that must stand in the section. */
  readonly slots?: readonly SlotId[];
}

/** Requirements of one page. */
export const on = (page: string, list: readonly Omit<Requirement, 'page'>[]): readonly Requirement[] =>
  list.map((requirement) => ({ page, ...requirement }));

/** The statutory minimum wage in Germany: euros gross per hour, by the year from whose first day it holds (MiLoG). */
export const minimumWages = [
  { year: 2026, perHour: 13.9 },
  { year: 2027, perHour: 14.6 },
] as const;

const WEEKS_PER_MONTH = 52 / 12;

/** Euros gross a month, rounded, for a week of so many hours. */
export const monthlyMinimum = (perHour: number, hoursPerWeek = 40): number =>
  Math.round(perHour * hoursPerWeek * WEEKS_PER_MONTH);

/** Full hours a week that a monthly pay covers at the minimum wage. */
export const hoursCovered = (monthlyPay: number, perHour: number): number =>
  Math.floor(monthlyPay / (perHour * WEEKS_PER_MONTH));

/** Words that every comparison table needs, on company and talent pages alike. */
export const compareTable = {
  /** Heading of the column with the criteria. */
  criterion: 'Kriterium',
  /** Phones: above the names of the ways. */
  choose: 'Begründungen zeigen für:',
  /** What the tick says to those who don't see it. */
  good: 'ein Vorteil',
};

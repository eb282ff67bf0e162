import './entry-list.scss';
import type { ReactNode } from 'react';
import type { Entry } from '../../../content/types.ts';
import { Rich } from '../rich/rich.tsx';

interface EntryListProps {
  /** Each may have a drawing of its own, and an id to link to. */
  readonly entries: readonly (Entry & {
    readonly id?: string;
    readonly drawing?: ReactNode;
  })[];
  /**
   * `rows`: title next to text, `stack`: title above it, `grid`: a drawing next to each, `poster`: large titles,
   * for a plane, `labels`: short titles next to text, below something larger, `plain`: no rules, inside a drawing.
   */
  readonly look?: 'rows' | 'stack' | 'grid' | 'poster' | 'labels' | 'plain';
  /** Terms and what holds for each: a definition list. Without it the titles are headings. */
  readonly terms?: boolean;
}

/** Titles and texts, in most looks a rule apart. */
export function EntryList({ entries, look = 'rows', terms = false }: EntryListProps) {
  const [List, Item, Title, Text] = terms ? (['dl', 'div', 'dt', 'dd'] as const) : (['ul', 'li', 'h3', 'p'] as const);
  return (
    <List className={`entry-list entry-list--${look}`}>
      {entries.map(({ id, title, text, drawing }) => (
        <Item key={title} id={id}>
          {drawing}
          <Title>{title}</Title>
          <Text>
            <Rich text={text} />
          </Text>
        </Item>
      ))}
    </List>
  );
}

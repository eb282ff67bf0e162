import { Fragment, type ReactNode, useState } from 'react';
import { change, count } from '../format.ts';

/** A cell, and what it sorts by. */
export interface Cell {
  readonly text: ReactNode;
  readonly value: number | string;
  readonly className?: string | undefined;
}

/** A column; those that are `wide` are left out on phones. */
export interface Column<Item> {
  readonly name: string;
  readonly wide?: true;
  readonly cell: (item: Item) => Cell;
}

interface TableProps<Item> {
  readonly caption: string;
  readonly items: readonly Item[];
  /** The first one names the row. */
  readonly columns: readonly Column<Item>[];
  /** The column that the rows come sorted by, largest first; without it they stay as they come. */
  readonly sorted?: number;
}

/** A number, with its thousands apart. */
export const numberCell = (value: number, className?: string): Cell => ({ text: count(value), value, className });

/** By how much a figure grew; empty where it did not change. */
export const changeCell = (value: number): Cell => ({
  text: value === 0 ? '' : change(value),
  value,
  className: value > 0 ? 'grown' : undefined,
});

/** A path that breaks after its slashes and before its arrows, not within a name. */
export const PathText = ({ path }: { readonly path: string }) =>
  path.split(/(?<=\/)|(?= → )/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));

/** A text, and below it what explains it. */
export const textCell = (text: string, ...below: readonly string[]): Cell => ({
  text: [text, ...below].map((path, at) => (
    <div key={path} className={at > 0 ? 'chain' : undefined}>
      <PathText path={path} />
    </div>
  )),
  value: text,
});

/** More rows are shown when asked for. */
const ROWS = 50;

function compareCells(a: Cell | undefined, b: Cell | undefined): number {
  if (typeof a?.value === 'number' && typeof b?.value === 'number') return a.value - b.value;
  return `${a?.value}`.localeCompare(`${b?.value}`, 'en');
}

const classOf = ({ wide }: Column<never>, cell: Cell | undefined) =>
  [cell?.className, typeof cell?.value === 'number' && 'number', wide && 'wide'].filter(Boolean).join(' ') || undefined;

/** A table whose columns sort by a press on their heads. */
export function Table<Item>({ caption, items, columns, sorted = -1 }: TableProps<Item>) {
  const [sort, setSort] = useState({ column: sorted, isDescending: true });
  const [all, setAll] = useState(false);
  const rows = items.map((item) => columns.map(({ cell }) => cell(item)));
  const [first] = rows;
  if (sort.column >= 0) {
    const sign = sort.isDescending ? -1 : 1;
    rows.sort((a, b) => sign * (compareCells(a[sort.column], b[sort.column]) || compareCells(a[0], b[0])));
  }
  const press = (column: number) => {
    const isNumber = typeof first?.[column]?.value === 'number';
    setSort({ column, isDescending: sort.column === column ? !sort.isDescending : isNumber });
  };
  return (
    <>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th
                key={column.name}
                scope="col"
                className={classOf(column, first?.[at] && { ...first[at], className: undefined })}
                aria-sort={at === sort.column ? (sort.isDescending ? 'descending' : 'ascending') : undefined}
              >
                <button type="button" onClick={() => press(at)}>
                  {column.name}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, all ? Infinity : ROWS).map((row, key) => (
            <tr key={key}>
              {columns.map((column, at) => {
                const Tag = at === 0 ? 'th' : 'td';
                return (
                  <Tag key={column.name} scope={at === 0 ? 'row' : undefined} className={classOf(column, row[at])}>
                    {row[at]?.text}
                  </Tag>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {items.length > ROWS && !all ? (
        <button type="button" onClick={() => setAll(true)}>{`Show all ${items.length}`}</button>
      ) : null}
    </>
  );
}

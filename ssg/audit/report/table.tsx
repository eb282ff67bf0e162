import { Fragment, type ReactNode, useState } from 'react';
import { change, count } from '../format.ts';

/** A cell that sorts by its value, or by the key of its row where it has none. */
export interface Cell {
  readonly text: ReactNode;
  readonly value?: number;
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
  /** Tells a row from all others, and sorts it by its name. */
  readonly keyOf: (item: Item) => string;
  /** The first one names the row. */
  readonly columns: readonly Column<Item>[];
  /** The column that the rows come sorted by, largest first; without it they stay as they come. */
  readonly sorted?: number;
}

export const numberCell = (value: number, className?: string): Cell => ({ text: count(value), value, className });
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
export const pathCell = (path: string): Cell => ({ text: <PathText path={path} /> });

/** More rows are shown when asked for. */
const ROWS = 50;

/** A table whose columns sort by a press on their heads. */
export function Table<Item>({ caption, items, keyOf, columns, sorted: first = -1 }: TableProps<Item>) {
  const [sort, setSort] = useState({ column: first, isDescending: true });
  const [all, setAll] = useState(false);
  const sortValue = (item: Item, column = sort.column) => columns[column]?.cell(item).value;
  const compare = (a: Item, b: Item): number => {
    const [x, y] = [sortValue(a), sortValue(b)];
    return x === undefined || y === undefined ? keyOf(a).localeCompare(keyOf(b), 'en') : x - y;
  };
  const ordered = sort.column < 0 ? items : items.toSorted((a, b) => compare(a, b) * (sort.isDescending ? -1 : 1));
  const press = (column: number) => {
    const isNumber = items[0] !== undefined && sortValue(items[0], column) !== undefined;
    setSort({ column, isDescending: sort.column === column ? !sort.isDescending : isNumber });
  };
  const classOf = ({ wide }: Column<Item>, cell?: Cell) =>
    [cell?.className, cell?.value === undefined ? '' : 'number', wide && 'wide'].filter(Boolean).join(' ') || undefined;
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
                className={classOf(column, items[0] && column.cell(items[0]))}
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
          {ordered.slice(0, all ? Infinity : ROWS).map((item) => (
            <tr key={keyOf(item)}>
              {columns.map((column, at) => {
                const cell = column.cell(item);
                return at === 0 ? (
                  <th key={column.name} scope="row">
                    {cell.text}
                  </th>
                ) : (
                  <td key={column.name} className={classOf(column, cell)}>
                    {cell.text}
                  </td>
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

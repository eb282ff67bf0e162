import { Fragment, type ReactNode, useState } from 'react';
import type { Bytes } from '../../weigh/compressed-size.ts';
import { change, count } from '../format.ts';

/** A cell that sorts by its value, or by its text. */
export interface Cell {
  readonly text: ReactNode;
  readonly value?: number;
  readonly className?: string | undefined;
}

export interface Row {
  readonly key: string;
  readonly cells: readonly Cell[];
}

/** A column; those that are `wide` are left out on phones. */
export interface Column {
  readonly name: string;
  readonly wide?: true;
}

interface TableProps {
  readonly caption: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  /** The column that the rows come sorted by, largest first. */
  readonly sorted: number;
}

export const ENCODINGS = ['brotli', 'gzip', 'raw'] as const satisfies (keyof Bytes)[];
export type Encoding = (typeof ENCODINGS)[number];

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

/** More rows are shown when asked for. */
const ROWS = 50;

const sortValue = (row: Row, column: number): number | string => row.cells[column]?.value ?? row.key;

function compare(a: number | string, b: number | string): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en');
}

/** A table whose columns sort by a press on their heads. The first column names the row. */
export function Table({ caption, columns, rows, sorted: first }: TableProps) {
  const [sort, setSort] = useState({ column: first, isDescending: true });
  const [all, setAll] = useState(false);
  const direction = sort.isDescending ? -1 : 1;
  const sorted =
    sort.column < 0
      ? rows
      : rows.toSorted((a, b) => direction * compare(sortValue(a, sort.column), sortValue(b, sort.column)));
  const press = (column: number) => {
    const isText = typeof (rows[0] && sortValue(rows[0], column)) === 'string';
    setSort({ column, isDescending: sort.column === column ? !sort.isDescending : !isText });
  };
  const classOf = (at: number, cell?: Cell) =>
    [
      cell?.className,
      (cell ?? rows[0]?.cells[at])?.value === undefined ? '' : 'number',
      columns[at]?.wide ? 'wide' : '',
    ]
      .filter(Boolean)
      .join(' ') || undefined;
  return (
    <>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ name }, at) => (
              <th
                key={name}
                scope="col"
                className={classOf(at)}
                aria-sort={at === sort.column ? (sort.isDescending ? 'descending' : 'ascending') : undefined}
              >
                <button type="button" onClick={() => press(at)}>
                  {name}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(all ? sorted : sorted.slice(0, ROWS)).map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, at) =>
                at === 0 ? (
                  <th key={at} scope="row">
                    {cell.text}
                  </th>
                ) : (
                  <td key={at} className={classOf(at, cell)}>
                    {cell.text}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > ROWS && !all ? (
        <button type="button" className="more" onClick={() => setAll(true)}>{`Show all ${rows.length}`}</button>
      ) : null}
    </>
  );
}

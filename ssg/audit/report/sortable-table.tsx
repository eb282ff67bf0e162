import { Fragment, type ReactNode } from 'react';
import type { Bytes } from '../../weigh/compressed-size.ts';
import { count } from '../format.ts';

/** A cell that sorts by numbers and, with three of them, follows the choice of encoding. */
export interface Cell {
  readonly text: ReactNode;
  /** Raw, gzip and brotli; or one number for all. Without any the text is what sorts. */
  readonly values?: readonly number[];
  readonly className?: string;
}

export interface Row {
  readonly key: string;
  readonly cells: readonly Cell[];
}

interface SortableTableProps {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly Row[];
  /** The column that the rows come sorted by, largest first. */
  readonly sorted: number;
  readonly id?: string;
}

export const bytesCell = ({ raw, gzip, brotli }: Bytes): Cell => ({ text: count(brotli), values: [raw, gzip, brotli] });
export const numberCell = (value: number, className?: string): Cell => ({
  text: count(value),
  values: [value],
  ...(className && { className }),
});

/** A path that breaks after its slashes, not within a name. */
export const PathText = ({ path }: { readonly path: string }) =>
  path.split(/(?<=\/)/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));

/** A table whose columns sort by a press on their heads. The first column names the row. */
export function SortableTable({ caption, head, rows, sorted, id }: SortableTableProps) {
  return (
    // It scrolls by keyboard through the buttons in its head (WCAG 2.1.1).
    <div className="scroller">
      <table id={id}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((name, at) => (
              <th
                key={name}
                scope="col"
                className={rows[0]?.cells[at]?.values ? 'number' : undefined}
                aria-sort={at === sorted ? 'descending' : undefined}
              >
                <button type="button">{name}</button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map(({ text, values, className }, at) =>
                at === 0 ? (
                  <th key={at} scope="row">
                    {text}
                  </th>
                ) : (
                  <td
                    key={at}
                    className={values ? `number ${className ?? ''}`.trim() : className}
                    data-v={values?.join()}
                  >
                    {text}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

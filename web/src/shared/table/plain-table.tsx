import type { ReactNode } from 'react';
import { ScrollArea } from '#web/shared/ui/scroll-area';
import './plain-table.css';

/** A column of a small table. */
export interface PlainColumn<Row> {
  key: string;
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Texts begin at the start of their column. */
  align?: 'center' | 'end';
}

interface PlainTableProps<Row> {
  /** The accessible name. */
  label: string;
  /** The first one names the row. */
  columns: readonly PlainColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/** A small table without states. One that is wider than a phone scrolls by touch and keyboard. */
export const PlainTable = <Row,>({ label, columns, rows, rowKey }: PlainTableProps<Row>) => (
  <ScrollArea className="gh-plain-table-frame" label={label}>
    <table className="gh-plain-table">
      <thead>
        <tr>
          {columns.map(({ key, head, align }) => (
            <th key={key} scope="col" style={{ textAlign: align }}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map(({ key, cell, align }, index) =>
              index === 0 ? (
                <th key={key} scope="row">
                  {cell(row)}
                </th>
              ) : (
                <td key={key} style={{ textAlign: align }}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollArea>
);

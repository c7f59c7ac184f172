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
  /** Columns are compared with each other: on a phone, the table scrolls instead of showing each row as a list. */
  isMatrix?: boolean;
}

/** A small table without states. On a phone, each row is a list of its cells with their headings. */
export const PlainTable = <Row,>({ label, columns, rows, rowKey, isMatrix = false }: PlainTableProps<Row>) => (
  <ScrollArea className="gh-plain-table-frame" label={label}>
    {/* The roles are explicit because Safari drops those of cells that are displayed as lists. */}
    <table role="table" className={`gh-plain-table ${isMatrix ? 'gh-plain-matrix' : 'gh-plain-list'}`}>
      <thead>
        <tr role="row">
          {columns.map(({ key, head, align }) => (
            <th key={key} role="columnheader" scope="col" style={{ textAlign: align }}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row">
            {columns.map(({ key, head, cell, align }, index) =>
              index === 0 ? (
                <th key={key} role="rowheader" scope="row">
                  {cell(row)}
                </th>
              ) : (
                <td
                  key={key}
                  role="cell"
                  data-label={typeof head === 'string' ? head : undefined}
                  style={{ textAlign: align }}
                >
                  {/* One box, so that parts of a cell stay together beside the heading of a list. */}
                  <div>{cell(row)}</div>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollArea>
);

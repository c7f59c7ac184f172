import type { PlainColumn } from './plain-table';

interface HiddenTableProps<Row> {
  label: string;
  /** The first one names the row. */
  columns: readonly Omit<PlainColumn<Row>, 'align'>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/** The numbers of a chart for screen readers. Unlike the other tables it takes no focus, since nobody sees it. */
export const HiddenTable = <Row,>({ label, columns, rows, rowKey }: HiddenTableProps<Row>) => (
  <table className="gh-hidden" aria-label={label}>
    <thead>
      <tr>
        {columns.map(({ key, head }) => (
          <th key={key} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={rowKey(row)}>
          {columns.map(({ key, cell }, index) =>
            index === 0 ? (
              <th key={key} scope="row">
                {cell(row)}
              </th>
            ) : (
              <td key={key}>{cell(row)}</td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  </table>
);

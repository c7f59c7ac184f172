import { cellClass } from './cell-class';
import { SelectAll } from './select-boxes';
import type { Selection } from './selection';
import type { ListTable } from './use-list-table';

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;
const ARROW = { asc: '↑', desc: '↓' } as const;
const OPPOSITE = { asc: 'desc', desc: 'asc' } as const;

interface TableHeadProps<Row extends object> {
  table: ListTable<Row>;
  selection: Selection | undefined;
}

/** The sticky header; the buttons of sortable columns cycle through ascending, descending and unsorted. */
export function TableHead<Row extends object>({ table, selection }: TableHeadProps<Row>) {
  return (
    <thead>
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id} role="row">
          {selection === undefined ? null : (
            <th role="columnheader" scope="col" className="gh-select">
              <SelectAll ids={table.getRowModel().rows.map(({ id }) => id)} selection={selection} />
            </th>
          )}
          {group.headers.map((header) => {
            const { column } = header;
            const { meta } = column.columnDef;
            const sortedBy = column.getIsSorted();
            const sorted = sortedBy !== false && meta?.showsAge === true ? OPPOSITE[sortedBy] : sortedBy;
            const sortable = column.getCanSort();
            return (
              <th
                key={header.id}
                role="columnheader"
                scope="col"
                className={cellClass(meta)}
                style={{ width: meta?.width }}
                aria-sort={sorted === false ? undefined : ARIA_SORT[sorted]}
              >
                {sortable ? (
                  <button type="button" className="gh-sort" onClick={column.getToggleSortingHandler()}>
                    <table.FlexRender header={header} />
                    <span aria-hidden="true">{sorted === false ? '' : ARROW[sorted]}</span>
                  </button>
                ) : (
                  <table.FlexRender header={header} />
                )}
              </th>
            );
          })}
        </tr>
      ))}
    </thead>
  );
}

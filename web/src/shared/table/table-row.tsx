import { memo, useId } from 'react';
import { cellClass } from './cell-class';
import type { ListColumn } from './columns';
import { SelectRow } from './select-boxes';
import type { Selection } from './selection';

interface RowProps<Row extends object> {
  item: Row;
  id: string;
  index: number;
  columns: readonly ListColumn<Row>[];
  isSelected: boolean;
  /** Undefined where rows cannot be selected. */
  toggle: Selection['toggle'] | undefined;
  measure?: (element: Element | null) => void;
}

function PlainRow<Row extends object>({ item, id, index, columns, isSelected, toggle, measure }: RowProps<Row>) {
  const nameId = useId();
  return (
    <tr
      ref={measure}
      data-index={index}
      data-selected={toggle === undefined ? undefined : isSelected}
      role="row"
      aria-rowindex={index + 2}
      tabIndex={-1}
    >
      {toggle === undefined ? null : (
        <td role="cell" className="gh-select">
          <SelectRow rowId={id} isSelected={isSelected} toggle={toggle} namedBy={nameId} />
        </td>
      )}
      {columns.map((column, place) => (
        <td
          key={column.id}
          id={place === 0 ? nameId : undefined}
          // Safari drops the roles of cells that are displayed as cards.
          role="cell"
          className={cellClass(column)}
          data-label={column.header}
        >
          {column.cell(item)}
        </td>
      ))}
    </tr>
  );
}

/** A row of the table. It renders again only if its own props change, not when another page is loaded. */
export const TableRow = memo(PlainRow) as typeof PlainRow;

import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { cellClass } from './cell-class';
import type { ListTable } from './use-list-table';

/** More rows than this are only drawn when they are near the window. */
export const VIRTUAL_FROM = 100;
const ROW_HEIGHT = 40;
const OVERSCAN = 12;

interface RowsProps<Row extends object> {
  table: ListTable<Row>;
}

interface RowProps<Row extends object> extends RowsProps<Row> {
  index: number;
  measure?: (element: Element | null) => void;
}

function TableRow<Row extends object>({ table, index, measure }: RowProps<Row>) {
  const row = table.getRowModel().rows[index];
  if (row === undefined) return null;
  return (
    <tr ref={measure} data-index={index} role="row" aria-rowindex={index + 2}>
      {row.getAllCells().map((cell) => {
        const { meta, header } = cell.column.columnDef;
        return (
          <td
            key={cell.id}
            // eslint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- Safari forgets the roles of cells that are drawn as cards
            role="cell"
            className={cellClass(meta)}
            data-label={typeof header === 'string' ? header : ''}
          >
            <table.FlexRender cell={cell} />
          </td>
        );
      })}
    </tr>
  );
}

const Gap = ({ height }: { height: number }) => (height > 0 ? <tr aria-hidden="true" style={{ height }} /> : null);

function VirtualRows<Row extends object>({ table }: RowsProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    setScrollMargin((body.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
  }, []);
  const { rows } = table.getRowModel();
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    scrollMargin,
    getItemKey: (index) => rows[index]?.id ?? index,
  });
  const items = virtual.getVirtualItems();
  return (
    <tbody ref={body}>
      <Gap height={(items[0]?.start ?? scrollMargin) - scrollMargin} />
      {items.map((item) => (
        <TableRow key={item.key} table={table} index={item.index} measure={virtual.measureElement} />
      ))}
      <Gap height={virtual.getTotalSize() - ((items.at(-1)?.end ?? scrollMargin) - scrollMargin)} />
    </tbody>
  );
}

export function TableRows<Row extends object>({ table }: RowsProps<Row>) {
  const { rows } = table.getRowModel();
  if (rows.length > VIRTUAL_FROM) return <VirtualRows table={table} />;
  return (
    <tbody className="gh-rows">
      {rows.map((row, index) => (
        <TableRow key={row.id} table={table} index={index} />
      ))}
    </tbody>
  );
}

import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { cellClass } from './cell-class';
import { SelectRow } from './select-boxes';
import type { Selection } from './selection';
import type { ListTable } from './use-list-table';
import type { Reveal } from './use-row-keys';

/** More rows than this are only drawn when they are near the window. */
export const VIRTUAL_FROM = 100;
const ROW_HEIGHT = 40;
const OVERSCAN = 12;

interface RowsProps<Row extends object> {
  table: ListTable<Row>;
  selection: Selection | undefined;
}

interface AllRowsProps<Row extends object> extends RowsProps<Row> {
  reveal: RefObject<Reveal | null>;
}

interface RowProps<Row extends object> extends RowsProps<Row> {
  index: number;
  measure?: (element: Element | null) => void;
}

function TableRow<Row extends object>({ table, selection, index, measure }: RowProps<Row>) {
  const nameId = useId();
  const row = table.getRowModel().rows[index];
  if (row === undefined) return null;
  return (
    <tr
      ref={measure}
      data-index={index}
      data-selected={selection?.selected.has(row.id)}
      role="row"
      aria-rowindex={index + 2}
      tabIndex={-1}
    >
      {selection === undefined ? null : (
        // eslint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- as below
        <td role="cell" className="gh-select">
          <SelectRow rowId={row.id} selection={selection} namedBy={nameId} />
        </td>
      )}
      {row.getAllCells().map((cell, place) => {
        const { meta, header } = cell.column.columnDef;
        return (
          <td
            key={cell.id}
            id={place === 0 ? nameId : undefined}
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

function VirtualRows<Row extends object>({ table, selection, reveal }: AllRowsProps<Row>) {
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
  useImperativeHandle(
    reveal,
    () => (index) => {
      virtual.scrollToIndex(index, { align: 'center' });
    },
    [virtual],
  );
  const items = virtual.getVirtualItems();
  return (
    <tbody ref={body}>
      <Gap height={(items[0]?.start ?? scrollMargin) - scrollMargin} />
      {items.map((item) => (
        <TableRow
          key={item.key}
          table={table}
          selection={selection}
          index={item.index}
          measure={virtual.measureElement}
        />
      ))}
      <Gap height={virtual.getTotalSize() - ((items.at(-1)?.end ?? scrollMargin) - scrollMargin)} />
    </tbody>
  );
}

export function TableRows<Row extends object>({ table, selection, reveal }: AllRowsProps<Row>) {
  const { rows } = table.getRowModel();
  if (rows.length > VIRTUAL_FROM) return <VirtualRows table={table} selection={selection} reveal={reveal} />;
  return (
    <tbody className="gh-rows">
      {rows.map((row, index) => (
        <TableRow key={row.id} table={table} selection={selection} index={index} />
      ))}
    </tbody>
  );
}

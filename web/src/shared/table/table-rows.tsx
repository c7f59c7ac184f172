import { useWindowVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import { useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { ListColumn } from './columns';
import type { Selection } from './selection';
import { TableRow } from './table-row';
import type { Reveal } from './use-row-keys';

/** With more rows than this, only those near the viewport are rendered. */
export const VIRTUAL_FROM = 100;
const ROW_HEIGHT = 40;
const OVERSCAN = 12;

interface RowsProps<Row extends object> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  columns: readonly ListColumn<Row>[];
  selection: Selection | undefined;
  reveal: RefObject<Reveal | null>;
}

/** The props of a row. */
function propsOf<Row extends object>({ rowKey, columns, selection }: RowsProps<Row>, item: Row, index: number) {
  const id = rowKey(item);
  return { item, id, index, columns, isSelected: selection?.selected.has(id) === true, toggle: selection?.toggle };
}

const Gap = ({ height }: { height: number }) => (height > 0 ? <tr aria-hidden="true" style={{ height }} /> : null);

/** All rows, or those near the viewport in a long list. Short lists also use the virtualizer, since they may grow. */
export function TableRows<Row extends object>(props: RowsProps<Row>) {
  const { rows, rowKey, reveal } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const isLong = rows.length > VIRTUAL_FROM;
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    setScrollMargin((body.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
  }, [isLong]);
  // eslint-disable-next-line react/incompatible-library -- its values are read only here, in each render
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    scrollMargin,
    getItemKey: (index) => {
      const row = rows[index];
      return row === undefined ? index : rowKey(row);
    },
  });
  useImperativeHandle(
    reveal,
    () => (index) => {
      virtual.scrollToIndex(index, { align: 'center' });
    },
    [virtual],
  );
  const items = isLong ? virtual.getVirtualItems() : [];
  const before = (items[0]?.start ?? scrollMargin) - scrollMargin;
  const after = isLong ? virtual.getTotalSize() - ((items.at(-1)?.end ?? scrollMargin) - scrollMargin) : 0;
  const rendered = isLong ? items.map(({ index }) => index) : [...rows.keys()];
  return (
    <tbody ref={body} className={isLong ? undefined : 'gh-rows'}>
      <Gap height={before} />
      {rendered.map((index) => {
        const row = rows[index];
        if (row === undefined) return null;
        return <TableRow key={rowKey(row)} {...propsOf(props, row, index)} measure={virtual.measureElement} />;
      })}
      <Gap height={after} />
    </tbody>
  );
}

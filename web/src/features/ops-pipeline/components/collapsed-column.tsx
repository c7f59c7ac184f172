import { useId } from 'react';
import type { BoardHead } from '#domain/board/schema';
import { ColumnFrame } from '#web/shared/board/column-frame';
import type { ColumnProps } from './board-column';
import { dropState } from './board-column';
import { ColumnHead } from './column-head';

/** A collapsed column: shows its totals only and still accepts cards. */
export function CollapsedColumn({
  head,
  filters,
  dragged,
}: Pick<ColumnProps, 'filters' | 'dragged'> & { head: BoardHead }) {
  const id = useId();
  return (
    <ColumnFrame
      column={head.stage}
      labelledBy={id}
      drop={dropState(dragged, head.stage)}
      head={<ColumnHead head={head} filters={filters} id={id} />}
    />
  );
}

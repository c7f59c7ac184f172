import { useDroppable } from '@dnd-kit/core';
import { useId } from 'react';
import type { BoardHead } from '#domain/board/schema';
import { classNames } from '#web/shared/ui/class-names';
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
  const { setNodeRef, isOver } = useDroppable({ id: head.stage });
  return (
    <section
      ref={setNodeRef}
      aria-labelledby={id}
      data-column={head.stage}
      data-drop={dropState(dragged, head.stage)}
      className={classNames('gh-board-column', isOver && 'gh-board-aimed')}
    >
      <ColumnHead head={head} filters={filters} id={id} />
    </section>
  );
}

import { useDroppable } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { classNames } from '#web/shared/ui/class-names';

/** Whether the dragged card may be dropped on a column; undefined at home, and while no card is dragged. */
export type DropState = 'yes' | 'no' | undefined;

interface ColumnFrameProps {
  column: string;
  /** The id of the column's heading. */
  labelledBy: string;
  drop: DropState;
  /** Why the dragged card may not be dropped here. */
  refusal?: string | undefined;
  head: ReactNode;
  children?: ReactNode;
}

/** A column that accepts cards: its head and its cards. */
export function ColumnFrame({ column, labelledBy, drop, refusal, head, children }: ColumnFrameProps) {
  const { setNodeRef, isOver } = useDroppable({ id: column });
  return (
    <section
      ref={setNodeRef}
      aria-labelledby={labelledBy}
      data-column={column}
      data-drop={drop}
      className={classNames('gh-board-column', isOver && 'gh-board-aimed')}
    >
      {head}
      {isOver && drop === 'no' && refusal !== undefined ? <p className="gh-board-refusal">{refusal}</p> : null}
      {children}
    </section>
  );
}

import { DndContext, DragOverlay } from '@dnd-kit/core';
import type { ReactNode, RefObject } from 'react';
import type { useAnnouncements } from './use-announcements';
import type { useDragging } from './use-dragging';
import './board.css';

interface BoardFrameProps {
  frame: RefObject<HTMLDivElement | null>;
  context: ReturnType<typeof useDragging>['context'];
  accessibility: ReturnType<typeof useAnnouncements>;
  /** The face of the dragged card; null while none is dragged. */
  dragged: ReactNode;
  children: ReactNode;
}

/** The columns of a board, and the card that is dragged over them. */
export function BoardFrame({ frame, context, accessibility, dragged, children }: BoardFrameProps) {
  return (
    <DndContext {...context} accessibility={accessibility}>
      <div ref={frame} className="gh-board">
        {children}
      </div>
      <DragOverlay dropAnimation={null}>
        {dragged === null ? null : <div className="gh-board-card gh-board-dragged">{dragged}</div>}
      </DragOverlay>
    </DndContext>
  );
}

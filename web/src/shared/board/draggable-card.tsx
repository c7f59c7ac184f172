import { HolderOutlined } from '@ant-design/icons';
import { useDraggable } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/shared/ui/class-names';
import { PlainButton } from '#web/shared/ui/plain-button';
import type { CardPosition } from './card-stack';

interface DraggableCardProps extends CardPosition {
  id: string;
  name: string;
  /** The card as the drop receives it. */
  card: unknown;
  isPending: boolean;
  /** True when only one column is shown, because there is no column to drop on. */
  isDragDisabled: boolean;
  face: ReactNode;
  /** The menu with the same moves. */
  menu: ReactNode;
}

/** A card of a board: dragged by mouse anywhere, by keyboard at its handle. */
export function DraggableCard(props: DraggableCardProps) {
  const { id, name, card, isPending, isDragDisabled, face, menu, index, count, style } = props;
  const { t } = useTranslation('console');
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging } = useDraggable({
    id,
    data: { card },
    disabled: isPending || isDragDisabled,
  });
  const { onKeyDown, ...byPointer } = listeners ?? {};
  return (
    <li
      ref={setNodeRef}
      data-card={id}
      aria-posinset={index + 1}
      aria-setsize={count}
      aria-busy={isPending}
      className={classNames('gh-board-card', (isPending || isDragging) && 'gh-board-leaving')}
      style={style}
      {...byPointer}
    >
      {face}
      <div className="gh-board-tools">
        {isDragDisabled ? null : (
          <PlainButton
            ref={setActivatorNodeRef}
            {...attributes}
            className="gh-board-handle"
            aria-label={t('board.drag.handle', { name })}
            onKeyDown={onKeyDown as React.KeyboardEventHandler | undefined}
          >
            <HolderOutlined />
          </PlainButton>
        )}
        {menu}
      </div>
    </li>
  );
}

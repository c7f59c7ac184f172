import type { Active, Announcements, Over, ScreenReaderInstructions } from '@dnd-kit/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { draggedCard } from './use-dragging';

/** The effect of a drop on a column: nothing, a move, a form that is needed first, or a refusal with its reason. */
export type DropResult = 'home' | 'move' | 'form' | { why: string | undefined };

/** The description of a board's cards and columns. */
export interface AnnouncedBoard<Card> {
  nameOf: (card: Card) => string;
  labelOf: (column: string) => string;
  dropOf: (card: Card, column: string) => DropResult;
}

/** Screen reader announcements while a card is dragged. */
export function useAnnouncements<Card>({ nameOf, labelOf, dropOf }: AnnouncedBoard<Card>): {
  announcements: Announcements;
  screenReaderInstructions: ScreenReaderInstructions;
} {
  const { t } = useTranslation('console');
  return useMemo(() => {
    const announce = (active: Active, over: Over | null, isDropped: boolean): string | undefined => {
      const card = draggedCard<Card>({ active });
      if (card === null || over === null) return undefined;
      const column = String(over.id);
      const values = { name: nameOf(card), stage: labelOf(column) };
      const drop = dropOf(card, column);
      if (drop === 'home') return t('board.drag.home', values);
      if (typeof drop === 'object') {
        const { why } = drop;
        return why === undefined ? t('board.drag.refused', values) : t('board.drag.refusedWhy', { ...values, why });
      }
      if (!isDropped) return t('board.drag.over', values);
      return drop === 'form' ? t('board.drag.form', values) : t('board.drag.dropped', values);
    };
    return {
      screenReaderInstructions: { draggable: t('board.drag.how') },
      announcements: {
        onDragStart: ({ active }) => {
          const card = draggedCard<Card>({ active });
          return card === null ? undefined : t('board.drag.started', { name: nameOf(card) });
        },
        onDragOver: ({ active, over }) => announce(active, over, false),
        onDragEnd: ({ active, over }) => announce(active, over, true),
        onDragCancel: () => t('board.drag.cancelled'),
      },
    };
  }, [t, nameOf, labelOf, dropOf]);
}

import type { Active, Announcements, Over, ScreenReaderInstructions } from '@dnd-kit/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpsDriverItem } from '#domain/driver-pipeline/schema';
import { movesFrom } from '#domain/driver-pipeline/stage-moves';
import { driverStages } from '#domain/driver-pipeline/stages';

/** Screen reader announcements while a card is dragged. */
export function useAnnouncements(): {
  announcements: Announcements;
  screenReaderInstructions: ScreenReaderInstructions;
} {
  const { t } = useTranslation(['ops-pipeline', 'ops-drivers']);
  return useMemo(() => {
    const targetOf = (active: Active, over: Over | null) => {
      const card = (active.data.current as { card?: OpsDriverItem } | undefined)?.card;
      const to = driverStages.find((stage) => stage === over?.id);
      return card === undefined || to === undefined ? undefined : { card, to };
    };
    const announce = (active: Active, over: Over | null, isDropped: boolean): string | undefined => {
      const what = targetOf(active, over);
      if (what === undefined) return undefined;
      const { card, to } = what;
      const values = { name: card.name, stage: t(`ops-drivers:stage.${to}`) };
      if (to === card.stage) return t('drag.home', values);
      if (!movesFrom(card.stage).includes(to)) return t('drag.refused', values);
      return isDropped ? t('drag.dropped', values) : t('drag.over', values);
    };
    return {
      screenReaderInstructions: { draggable: t('drag.how') },
      announcements: {
        onDragStart: ({ active }) => {
          const what = targetOf(active, { id: 'PreQualify' } as Over);
          return what === undefined ? undefined : t('drag.started', { name: what.card.name });
        },
        onDragOver: ({ active, over }) => announce(active, over, false),
        onDragEnd: ({ active, over }) => announce(active, over, true),
        onDragCancel: () => t('drag.cancelled'),
      },
    };
  }, [t]);
}

import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpsDriverItem } from '#domain/driver-pipeline/schema';
import { movesFrom } from '#domain/driver-pipeline/stage-moves';
import { driverStages, isExit } from '#domain/driver-pipeline/stages';
import type { AnnouncedBoard, DropResult } from '#web/shared/board/use-announcements';

const stageOf = (column: string) => driverStages.find((stage) => stage === column);

function dropOf(card: OpsDriverItem, column: string): DropResult {
  const stage = stageOf(column);
  if (stage === card.stage) return 'home';
  if (stage === undefined || !movesFrom(card.stage).includes(stage)) return { why: undefined };
  return isExit(stage) ? 'form' : 'move';
}

/** The drivers and stages as screen readers announce them. */
export function useAnnouncedStages(): AnnouncedBoard<OpsDriverItem> {
  const { t } = useTranslation('ops-drivers');
  return useMemo(
    () => ({
      nameOf: ({ name }) => name,
      labelOf: (column) => {
        const stage = stageOf(column);
        return stage === undefined ? column : t(`stage.${stage}`);
      },
      dropOf,
    }),
    [t],
  );
}

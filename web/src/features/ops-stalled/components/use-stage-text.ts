import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { DriverStage } from '#domain/driver-pipeline/stages';
import { driverStages } from '#domain/driver-pipeline/stages';
import type { StalledStage } from '#domain/stalled/filters';

const isDriverStage = (stage: StalledStage): stage is DriverStage =>
  driverStages.some((driverStage) => driverStage === stage);

/** A driver's stage, an application's state or an order's status in words. */
export function useStageText(): (stage: StalledStage) => string {
  const { t } = useTranslation(['ops-stalled', 'ops-drivers']);
  return useCallback(
    (stage: StalledStage) => (isDriverStage(stage) ? t(`ops-drivers:stage.${stage}`) : t(`ops-stalled:stage.${stage}`)),
    [t],
  );
}

import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DriverStage } from '#domain/driver-pipeline/stages';
import type { MovedBy } from '#domain/reports/visits';
import { useReasonText } from '#web/entities/candidacies/reason-text';

/** Labels of stages, people and reasons in the reports. */
export function useReportLabels() {
  const { t } = useTranslation('ops-reports');
  const { t: ofDrivers } = useTranslation('ops-drivers');
  const reasonText = useReasonText();
  return useMemo(
    () => ({
      stage: (stage: DriverStage): string => ofDrivers(`stage.${stage}`),
      mover: (by: MovedBy): string => t(`mover.${by}`),
      reason: (reason: string | null): string => (reason === null ? t('noReason') : reasonText(reason)),
      days: (days: number | null): string => (days === null ? '–' : t('days', { days })),
    }),
    [t, ofDrivers, reasonText],
  );
}

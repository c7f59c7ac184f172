import { useTranslation } from 'react-i18next';
import { gapWaitsFor } from '#domain/drivers/readiness';
import type { DriverSummary } from '#domain/drivers/schema';

type Gaps = DriverSummary['readinessGaps'];

/** The reasons that block a hire: short in a row, with the party that must act where a hire is refused. */
export function useReadinessText() {
  const { t } = useTranslation('console');
  return {
    /** "Not ready: license expired" */
    short: (gaps: Gaps): string =>
      t('readiness.not', { gaps: gaps.map((gap) => t(`readiness.gap.${gap}`)).join(', ') }),
    /** "license expired (driver acts)", one for each gap. */
    lines: (gaps: Gaps): string[] =>
      gaps.map((gap) => t(`readiness.waitsFor.${gapWaitsFor[gap]}`, { gap: t(`readiness.gap.${gap}`) })),
  };
}

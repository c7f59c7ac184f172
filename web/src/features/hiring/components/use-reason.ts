import { useTranslation } from 'react-i18next';
import type { CandidacyCard } from '#domain/candidacies/schema';
import { useRefusalText } from '#web/entities/candidacies/refusal-text';
import { useReadinessText } from '#web/entities/driver-profile/readiness-text';

/** The reason why an action is refused; for a hire, what is missing and who must act. */
export function useReason() {
  const { t } = useTranslation('hiring');
  const refusalText = useRefusalText();
  const readiness = useReadinessText();
  return ({ driver }: CandidacyCard, code: string): string => {
    if (code === 'safety-approval-needed') return t('command.approveForInterview.bySafety');
    if (code !== 'driver-not-ready' || driver.readinessGaps.length === 0) return refusalText(code);
    return t('row.notReady', { gaps: readiness.lines(driver.readinessGaps).join('; ') });
  };
}

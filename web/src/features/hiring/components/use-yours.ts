import { useTranslation } from 'react-i18next';
import type { CandidacyTab } from '#domain/candidacies/tabs';
import { tabOfWait } from '#domain/candidacies/waiting';
import type { OrderView } from '#domain/job-orders/schema';
import { useWaitLines } from '#web/entities/candidacies/waiting';

/** The number of drivers in these tabs who wait for the user, as text; undefined if there are none or the order has ended. */
export function useYours({ counts, status }: OrderView) {
  const { t } = useTranslation('hiring');
  const { mine } = useWaitLines(counts.waiting);
  return (tabs: readonly CandidacyTab[]): string | undefined => {
    const count = mine.reduce((sum, line) => sum + (tabs.includes(tabOfWait[line.wait]) ? line.count : 0), 0);
    return status === 'active' && count > 0 ? t('tab.yours', { count }) : undefined;
  };
}

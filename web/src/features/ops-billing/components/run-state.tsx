import { useTranslation } from 'react-i18next';
import type { BillingRun } from '#domain/invoices/schema';
import { StateChip } from '#web/shared/ui/state-chip';

/** Whether a run goes on, billed everybody, or failed for some. */
export function RunState({ run: { finishedAt, failedCount } }: { run: BillingRun }) {
  const { t } = useTranslation('ops-billing');
  if (failedCount > 0) return <StateChip turn="yours">{t('runs.failures', { count: failedCount })}</StateChip>;
  return (
    <StateChip turn={finishedAt === null ? 'theirs' : 'done'} hasTurn={false}>
      {t(finishedAt === null ? 'runs.running' : 'runs.finished')}
    </StateChip>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Workday } from '#domain/timesheets/schema';
import { ChangeList } from '#web/entities/timesheets/change-list';
import { changesSinceSubmission } from '#web/entities/timesheets/changes';
import { historyQuery } from '#web/entities/timesheets/workdays';

/** Changes since the driver first submitted the day, shown to an approver before the decision. */
export function ChangesSince({ workday: { _id, timeZone } }: { workday: Workday }) {
  const { t } = useTranslation('timesheet-approval');
  const { data } = useQuery(historyQuery('fleet', _id));
  const changes = changesSinceSubmission(data?.data ?? []);
  if (changes.length === 0) return null;
  return (
    <section aria-label={t('since')}>
      <strong>{t('since')}</strong>
      <ChangeList changes={changes} zone={timeZone} />
    </section>
  );
}

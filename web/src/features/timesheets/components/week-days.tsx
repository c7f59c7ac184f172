import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { TimesheetBrief } from '#domain/timesheets/schema';
import { PayLines } from '#web/entities/timesheets/pay-lines';
import { Stack } from '#web/shared/ui/layout';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { PlainChip } from '#web/shared/ui/state-chip';
import { ErrorState } from '#web/shared/ui/states';
import { weekQuery } from '../api/timesheets';
import { WorkdayRow } from './workday-row';

/** The workdays of an assignment's week, with the lines of the week. */
export function WeekDays({ brief: { _id, week } }: { brief: TimesheetBrief }) {
  const { t } = useTranslation('timesheet-approval');
  const { data, error, refetch } = useQuery(weekQuery(_id, week.startsOn));
  if (data === undefined) {
    return error === null ? <PageSkeleton /> : <ErrorState error={error} retry={() => void refetch()} />;
  }
  const { workdays, summary, payFlags, assignment } = data;
  return (
    <Stack>
      {payFlags.map((flag) => (
        <p key={flag} className="gh-week-flag" role="note">
          <PlainChip turn="late">{t(`payFlag.${flag}.label`)}</PlainChip> {t(`payFlag.${flag}.text`)}
        </p>
      ))}
      {workdays.map((workday) => (
        <WorkdayRow key={workday._id} workday={workday} assignment={assignment} />
      ))}
      {summary.length === 0 ? null : (
        <section aria-label={t('week.pay')}>
          <h3>{t('week.pay')}</h3>
          <PayLines lines={summary} label={t('week.pay')} />
        </section>
      )}
    </Stack>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { scheduleQuery, scheduleValues } from '#web/entities/driver/schedule/schedule';
import { ScheduleForm } from '#web/entities/driver/schedule/schedule-form';
import { TaskFrame } from '#web/entities/driver/task-frame';
import { paths } from '#web/shared/paths';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';

/** When an applying driver wants to work. */
export function SchedulePage() {
  const { t } = useTranslation('schedule');
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(scheduleQuery());
  if (data === undefined) {
    return error === null ? <PageSkeleton /> : <ErrorState error={error} retry={() => void refetch()} />;
  }
  return (
    <TaskFrame task="schedule" title={t('title')} lead={t('lead')}>
      <ScheduleForm values={scheduleValues(data)} onSaved={() => void navigate(paths.driverOnboarding)} />
    </TaskFrame>
  );
}

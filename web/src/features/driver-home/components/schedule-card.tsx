import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { weekdays } from '#domain/shared/job-enums';
import { scheduleQuery, type ScheduleValues, scheduleValues } from '#web/entities/driver/schedule/schedule';
import { useHoursText } from '#web/entities/driver/schedule/use-hours-text';
import { Button } from '#web/shared/ui/button';
import { Card, Stack } from '#web/shared/ui/layout';
import { defineModal, openModal } from '#web/shared/ui/modals';
import { SkeletonLine } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import '#web/entities/driver/schedule/schedule.css';

const scheduleModal = defineModal<ScheduleValues>('driver-schedule', () =>
  import('./schedule-dialog').then((m) => m.ScheduleDialog),
);

function Week({ values }: { values: ScheduleValues }) {
  const { t } = useTranslation('schedule');
  const hoursText = useHoursText();
  const { days } = values;
  const hasWorkDays = weekdays.some((day) => days[day].isAvailable);
  return (
    <Stack gap={8}>
      {hasWorkDays ? (
        <dl className="gh-week-list">
          {weekdays.map((day) => (
            <div key={day}>
              <dt>{t(`day.${day}`)}</dt>
              <dd>{hoursText(days[day])}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>{t('card.none')}</p>
      )}
      <div>
        <Button
          onClick={() => {
            openModal(scheduleModal, values);
          }}
        >
          {t('card.edit')}
        </Button>
      </div>
    </Stack>
  );
}

/** The driver's preferred week, with a button to change it. */
export function ScheduleCard() {
  const { t } = useTranslation('schedule');
  const { data, error, refetch } = useQuery(scheduleQuery());
  return (
    <Card title={t('card.title')}>
      {data === undefined && error === null ? <SkeletonLine width="60%" /> : null}
      {data === undefined && error !== null ? <ErrorState error={error} retry={() => void refetch()} /> : null}
      {data === undefined ? null : <Week values={scheduleValues(data)} />}
    </Card>
  );
}

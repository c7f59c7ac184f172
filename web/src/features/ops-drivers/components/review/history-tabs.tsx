import { useTranslation } from 'react-i18next';
import type { OpsDriver } from '#domain/driver-pipeline/schema';
import type { ItemKind } from '#domain/driver-reviews/items';
import type { OpsDriverFile } from '#domain/driver-reviews/schema';
import { weekdays } from '#domain/shared/job-enums';
import { Sections } from '#web/entities/review/sections';
import { StatusChip } from '#web/entities/review/status-chip';
import { Card, Facts, Stack } from '#web/shared/ui/layout';

interface TabProps {
  driver: OpsDriver;
  file: OpsDriverFile;
}

const histories: readonly ItemKind[] = [
  'employmentHistory',
  'unemploymentPeriod',
  'residenceHistory',
  'drivingSchool',
  'militaryService',
];

/** Work, residence and education histories. */
export const HistoriesTab = (props: TabProps) => (
  <Stack>
    <Sections {...props} kinds={histories} />
  </Stack>
);

const HALF_DAY = 12;
const MINUTES = 60;

/** Formats an hour of the day: 5 AM, 2:30 PM. */
function hourText(hour: number): string {
  const minutes = Math.round((hour % 1) * MINUTES);
  const whole = Math.floor(hour) % HALF_DAY;
  const clock = `${whole === 0 ? HALF_DAY : whole}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`;
  return `${clock} ${Math.floor(hour) % (2 * HALF_DAY) < HALF_DAY ? 'AM' : 'PM'}`;
}

function Schedule({ file: { schedule } }: Pick<TabProps, 'file'>) {
  const { t } = useTranslation(['ops-reviews', 'labels', 'ops-drivers']);
  const title = t('ops-drivers:thing.schedule');
  const extra = <StatusChip status={schedule.status} />;
  if (schedule.schedule === null) {
    return (
      <Card title={title} extra={extra}>
        <p className="gh-review-aside">{t('section.empty')}</p>
      </Card>
    );
  }
  const { scheduleType, shiftType, numberOfHoursPerWeek, days } = schedule.schedule;
  const hoursOf = (day: (typeof weekdays)[number]): string => {
    const { isAvailable, isAlwaysAvailable, from, to } = days[day];
    if (!isAvailable) return t('schedule.off');
    return isAlwaysAvailable ? t('schedule.always') : `${hourText(from)} – ${hourText(to)}`;
  };
  return (
    <Card title={title} extra={extra}>
      <Facts
        facts={[
          { label: t('schedule.type'), value: t(`labels:scheduleType.${scheduleType}`) },
          ...(shiftType === null ? [] : [{ label: t('schedule.shift'), value: t(`labels:shiftType.${shiftType}`) }]),
          ...(numberOfHoursPerWeek === null
            ? []
            : [{ label: t('schedule.hours'), value: String(numberOfHoursPerWeek) }]),
          ...weekdays.map((day) => ({ label: t(`labels:weekday.${day}`), value: hoursOf(day) })),
        ]}
      />
    </Card>
  );
}

/** References and schedule. */
export const ReferencesTab = (props: TabProps) => (
  <Stack>
    <Sections {...props} kinds={['reference']} />
    <Schedule file={props.file} />
  </Stack>
);

import { useTranslation } from 'react-i18next';
import type { DriverProfile, WorkWeek } from '#domain/drivers/schema';
import { formatHour } from '#web/shared/i18n/format';
import type { Fact } from '#web/shared/ui/layout';
import { Facts } from '#web/shared/ui/layout';

/** "Mon 5:00 AM – 2:00 PM", or "Mon, any time". */
function useDayText() {
  const { t } = useTranslation(['drivers', 'labels']);
  return ({ day, isAlwaysAvailable, from, to }: WorkWeek['days'][number]): string =>
    isAlwaysAvailable
      ? t('week.anyTime', { day: t(`labels:weekday.${day}`) })
      : t('week.hours', { day: t(`labels:weekday.${day}`), from: formatHour(from), to: formatHour(to) });
}

function useWeekFacts({ workWeek, shifts, homeTime }: DriverProfile): Fact[] {
  const { t } = useTranslation(['drivers', 'labels']);
  const dayText = useDayText();
  const home = {
    label: t('labels:reason.home_time'),
    value: homeTime === null ? t('labels:notStated.any') : t(`labels:homeTime.${homeTime}`),
  };
  if (workWeek === null) return [home, { label: t('fact.days'), value: t('labels:notStated.any') }];
  const { scheduleType, numberOfHoursPerWeek, days } = workWeek;
  const facts: [string, string][] = [
    [t('labels:term.scheduleType'), scheduleType === null ? '' : t(`labels:scheduleType.${scheduleType}`)],
    [t('fact.shifts'), shifts.map((each) => t(`labels:shiftType.${each}`)).join(', ')],
    [t('labels:term.hoursPerWeek'), numberOfHoursPerWeek === null ? '' : String(numberOfHoursPerWeek)],
    [t('fact.days'), days.map(dayText).join('; ')],
  ];
  return [home, ...facts.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }))];
}

/** The trucks, trailers and freight that the driver wants. */
export function EquipmentFacts({ profile }: { profile: DriverProfile }) {
  const { t } = useTranslation(['drivers', 'labels']);
  const { transmissions, freightLevels, freightTypes } = profile;
  const orNotStated = (names: readonly string[]) => (names.length === 0 ? t('labels:notStated.any') : names.join(', '));
  const facts: Fact[] = [
    { label: t('fact.transmissions'), value: orNotStated(transmissions.map((each) => t(`transmission.${each}`))) },
    { label: t('fact.freightTypes'), value: orNotStated(freightTypes) },
    {
      label: t('fact.freightLevels'),
      value: orNotStated(freightLevels.map((each) => t(`labels:freightLevel.${each}`))),
    },
  ];
  return <Facts columns={2} facts={facts} />;
}

/** The days and hours at which the driver wants to work. */
export function WeekFacts({ profile }: { profile: DriverProfile }) {
  return <Facts columns={2} facts={useWeekFacts(profile)} />;
}

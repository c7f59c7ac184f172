import type { WeekHours } from '#domain/driver-histories/week';
import { useTranslation } from 'react-i18next';

const HOUR_MS = 3_600_000;
const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });

/** 5:00 AM */
export const formatHour = (hour: number): string => clock.format(new Date(hour * HOUR_MS));

/** A day in words: off, any time, or from when to when; a night ends on the next day. */
export function useHoursText() {
  const { t } = useTranslation('schedule');
  return ({ isAvailable, isAlwaysAvailable, from, to }: WeekHours): string => {
    if (!isAvailable) return t('off');
    if (isAlwaysAvailable) return t('any');
    return t(to < from ? 'hoursOfNight' : 'hoursOf', { from: formatHour(from), to: formatHour(to) });
  };
}

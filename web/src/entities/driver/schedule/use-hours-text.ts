import { useTranslation } from 'react-i18next';
import type { WeekHours } from '#domain/driver-histories/week';
import { formatHour } from '#web/shared/i18n/format';

/** A day in words: off, any time, or from and until; a night shift ends the next day. */
export function useHoursText() {
  const { t } = useTranslation('schedule');
  return ({ isAvailable, isAlwaysAvailable, from, to }: WeekHours): string => {
    if (!isAvailable) return t('off');
    if (isAlwaysAvailable) return t('any');
    return t(to < from ? 'hoursOfNight' : 'hoursOf', { from: formatHour(from), to: formatHour(to) });
  };
}

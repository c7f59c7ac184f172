import { useTranslation } from 'react-i18next';
import type { CalendarItem } from '#domain/candidacies/calendar/schema';
import { formatDateTime, formatTimeIn } from '#web/shared/i18n/format';

/** The texts of an entry; times are those of the facility, with the zone's name. */
export function useItemText() {
  const { t } = useTranslation('interviews');
  return {
    timeOf: ({ startsAt, zone }: CalendarItem): string => formatTimeIn(startsAt, zone),
    labelOf: ({ startsAt, zone, driverName, orderTitle, facilityName, status }: CalendarItem): string =>
      t('entry', {
        time: formatDateTime(startsAt, zone),
        name: driverName,
        order: orderTitle,
        facility: facilityName,
        status: t(`status.${status}`),
      }),
  };
}

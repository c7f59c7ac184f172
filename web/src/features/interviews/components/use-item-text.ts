import { useTranslation } from 'react-i18next';
import type { CalendarItem } from '#domain/candidacies/calendar/schema';
import { candidatePath } from '#domain/candidacies/message-links';
import { wallTimeAt } from '#domain/shared/wall-time';
import { formatDateTime, formatTimeIn } from '#web/shared/i18n/format';
import { ownZone } from '#web/shared/i18n/own-zone';
import { useCurrentUser } from '#web/shared/session/current-user';

/** The texts of an entry; times are those of the facility, with the zone's name, and those of the reader on the calendar. */
export function useItemText() {
  const { t } = useTranslation('interviews');
  const isRecruiter = useCurrentUser().position === 'RECRUITER';
  return {
    /** The candidate's panel on the hiring page of the reader. */
    pathOf: (item: CalendarItem): string => candidatePath(item, { isRecruiter }),
    timeOf: ({ startsAt, zone }: CalendarItem): string => formatTimeIn(startsAt, zone),
    ownTimeOf: ({ startsAt }: CalendarItem): string => formatTimeIn(startsAt, ownZone()),
    /** The facility's time; null if its clock shows the same. */
    timeThere: ({ startsAt, zone }: CalendarItem): string | null =>
      wallTimeAt(startsAt, zone) === wallTimeAt(startsAt, ownZone())
        ? null
        : t('there', { time: formatTimeIn(startsAt, zone) }),
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

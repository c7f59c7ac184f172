import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CalendarItem } from '#domain/candidacies/calendar/schema';
import { clockChanges } from '#domain/interviews/calendar-days';
import { formatDay, formatZone } from '#web/shared/i18n/format';
import { useCurrentUser } from '#web/shared/session/current-user';
import { facilitiesQuery } from '../api/calendar';

interface ClockChangesProps {
  items: readonly CalendarItem[];
  dates: readonly string[];
  facilityId: string | null;
  /** The zone of the shown times; the facilities' own ones in the list. */
  shownIn: string | null;
}

/** Names the zone of the shown times, and the days on which their clocks change. */
export function ClockChanges({ items, dates, facilityId, shownIn }: ClockChangesProps) {
  const { t } = useTranslation('interviews');
  const { data: facilities = [] } = useQuery(facilitiesQuery(useCurrentUser().organization?._id ?? ''));
  const chosen = facilities.filter(({ _id }) => _id === facilityId).map(({ timeZone }) => timeZone);
  const zones = [...new Set([...chosen, ...items.map(({ zone }) => zone)])];
  if (zones.length === 0) return null;
  const changes = zones.flatMap((zone) => clockChanges(dates, zone).map((change) => ({ ...change, zone })));
  return (
    <div className="gh-interviews-zones">
      <p>{t('zones', { zones: (shownIn === null ? zones : [shownIn]).map(formatZone).join(', ') })}</p>
      {changes.map(({ zone, date, direction }) => (
        <p key={`${zone}/${date}`} className="gh-time-warning">
          {t(`clock.${direction}`, { zone: formatZone(zone), day: formatDay(date) })}
        </p>
      ))}
    </div>
  );
}

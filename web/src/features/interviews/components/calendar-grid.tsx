import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CalendarItem } from '#domain/candidacies/calendar/schema';
import { today } from '#web/shared/form/today';
import { formatDay, formatHour } from '#web/shared/i18n/format';
import { ownZone } from '#web/shared/i18n/own-zone';
import { PlainButton } from '#web/shared/ui/plain-button';
import type { PlacedItem } from '../model/layout';
import { placeItems, shownHours } from '../model/layout';
import { useItemText } from './use-item-text';

const MINUTES_PER_HOUR = 60;

interface CalendarGridProps {
  items: readonly CalendarItem[];
  dates: readonly string[];
  openDay: (date: string) => void;
}

interface Hours {
  first: number;
  last: number;
}

/** Where the entry is within its column: in hours from the top, and as a share of the width. */
const styleOf = ({ begin, end, lane, lanes }: PlacedItem, { first }: Hours) =>
  ({
    '--gh-top-hours': begin / MINUTES_PER_HOUR - first,
    '--gh-hours': (end - begin) / MINUTES_PER_HOUR,
    '--gh-lane': lane / lanes,
    '--gh-width': 1 / lanes,
  }) as CSSProperties;

function Entry({ placed, hours }: { placed: PlacedItem; hours: Hours }) {
  const { pathOf, ownTimeOf, timeThere, labelOf } = useItemText();
  const { item } = placed;
  const there = timeThere(item);
  return (
    <Link
      className="gh-interviews-entry"
      data-status={item.status}
      style={styleOf(placed, hours)}
      to={pathOf(item)}
      aria-label={labelOf(item)}
      title={labelOf(item)}
    >
      <span className="gh-numbers">{ownTimeOf(item)}</span>
      {there === null ? null : <span className="gh-numbers">{there}</span>}
      <strong>{item.driverName}</strong>
      <span>{item.orderTitle}</span>
    </Link>
  );
}

/** Days as columns and hours as rows, on the reader's clock; an entry also says the time at a facility in another zone. */
export function CalendarGrid({ items, dates, openDay }: CalendarGridProps) {
  const { t } = useTranslation('interviews');
  const placed = dates.map((date) => placeItems(items, date, ownZone()));
  const hours = shownHours(placed.flat());
  const rows = Array.from({ length: hours.last - hours.first }, (_, index) => hours.first + index);
  return (
    <section
      className="gh-interviews-grid"
      aria-label={t('grid')}
      style={{ '--gh-days': dates.length, '--gh-rows': rows.length } as CSSProperties}
    >
      <div className="gh-interviews-hours" aria-hidden="true">
        {rows.map((hour) => (
          <span key={hour}>{formatHour(hour)}</span>
        ))}
      </div>
      {dates.map((date, index) => (
        <div key={date} className="gh-interviews-day" aria-current={date === today() ? 'date' : undefined}>
          <h3>
            {dates.length === 1 ? (
              formatDay(date)
            ) : (
              <PlainButton
                onClick={() => {
                  openDay(date);
                }}
              >
                {formatDay(date)}
              </PlainButton>
            )}
          </h3>
          <div className="gh-interviews-column">
            {placed[index]?.map((each) => (
              <Entry key={each.item.key} placed={each} hours={hours} />
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}

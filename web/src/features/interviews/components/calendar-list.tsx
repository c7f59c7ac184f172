import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CalendarItem } from '#domain/candidacies/calendar/schema';
import { dateAt } from '#domain/shared/zoned-time';
import { formatDay } from '#web/shared/i18n/format';
import { classNames } from '#web/shared/ui/class-names';
import { PlainChip } from '#web/shared/ui/state-chip';
import { useItemText } from './use-item-text';

interface CalendarListProps {
  items: readonly CalendarItem[];
  dates: readonly string[];
  /** Without a calendar above; otherwise only narrow screens show the list. */
  isAlone: boolean;
}

function Line({ item }: { item: CalendarItem }) {
  const { t } = useTranslation('interviews');
  const { pathOf, timeOf } = useItemText();
  const { status, driverName, orderTitle, facilityName, interviewer } = item;
  return (
    <li className="gh-interviews-line">
      <Link to={pathOf(item)}>
        <span className="gh-numbers">{timeOf(item)}</span> <strong>{driverName}</strong>
      </Link>
      <PlainChip>{t(`status.${status}`)}</PlainChip>
      <span className="gh-field-help">
        {orderTitle} · {facilityName} ·{' '}
        {interviewer === null ? t('noInterviewer') : t('by', { name: interviewer.name })}
      </span>
    </li>
  );
}

/** The same interviews as a list, by day. */
export function CalendarList({ items, dates, isAlone }: CalendarListProps) {
  const days = dates
    .map((date) => ({ date, items: items.filter(({ startsAt, zone }) => dateAt(startsAt, zone) === date) }))
    .filter((day) => day.items.length > 0);
  return (
    <div className={classNames('gh-interviews-list', isAlone ? 'gh-interviews-list-alone' : undefined)}>
      {days.map((day) => (
        <section key={day.date} className="gh-card" aria-label={formatDay(day.date)}>
          <h3>{formatDay(day.date)}</h3>
          <ul>
            {day.items.map((item) => (
              <Line key={item.key} item={item} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

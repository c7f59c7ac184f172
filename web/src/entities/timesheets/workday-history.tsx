import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Workday } from '#domain/timesheets/schema';
import { formatDateTime, formatMoney } from '#web/shared/i18n/format';
import { History } from '#web/shared/ui/history';
import { SkeletonLine } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { ChangeList } from './change-list';
import { changesBetween, type HistoryEvent } from './changes';
import { historyQuery, type Side } from './workdays';

interface EntryProps {
  event: HistoryEvent;
  workday: Pick<Workday, 'billing' | 'timeZone'>;
  side: Side;
}

function Entry({ event, workday: { billing, timeZone: zone }, side }: EntryProps) {
  const { t } = useTranslation('timesheets');
  const { type, by, name, at, note, before, after, cents, payCents } = event;
  // An adjustment has two amounts, of which drivers see their own. A carrier that pays its driver itself is billed nothing.
  const amounts =
    payCents === null || side === 'driver'
      ? [cents].filter((amount) => amount !== null).map((amount) => formatMoney(amount))
      : [
          ...(cents === null || billing === 'direct' ? [] : [t('event.billed', { amount: formatMoney(cents) })]),
          t('event.pay', { amount: formatMoney(payCents) }),
        ];
  const changes = before === null || after === null ? [] : changesBetween(before, after);
  return (
    <>
      <strong>{t(`event.${type}`)}</strong>
      <span className="gh-history-by">
        {t('event.by', { name: name ?? t(`by.${by}`), at: formatDateTime(at, zone) })}
        {amounts.map((amount) => ` · ${amount}`)}
      </span>
      {note === null || note === '' ? null : <p className="gh-shift-note">{note}</p>}
      <ChangeList changes={changes} zone={zone} />
    </>
  );
}

interface WorkdayHistoryListProps {
  events: readonly HistoryEvent[];
  workday: EntryProps['workday'];
  side: Side;
}

/** The changes of a workday, the latest one first. */
export function WorkdayHistoryList({ events, workday, side }: WorkdayHistoryListProps) {
  const { t } = useTranslation('timesheets');
  return (
    <History
      label={t('history')}
      entries={events.map((event) => ({
        key: event._id,
        content: <Entry event={event} workday={workday} side={side} />,
      }))}
    />
  );
}

function Entries({ workday, side }: { workday: Workday; side: Side }) {
  const { data, error, refetch } = useQuery(historyQuery(side, workday._id));
  if (data === undefined) {
    return error === null ? <SkeletonLine width="70%" /> : <ErrorState error={error} retry={() => void refetch()} />;
  }
  return <WorkdayHistoryList events={data.data} workday={workday} side={side} />;
}

/** The changes of a workday, read when they are opened. */
export function WorkdayHistorySection(props: { workday: Workday; side: Side }) {
  const { t } = useTranslation('timesheets');
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="gh-workday-more"
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary>{t('history')}</summary>
      {isOpen ? <Entries {...props} /> : null}
    </details>
  );
}

import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { StalledItem } from '#domain/stalled/schema';
import type { StalledWait } from '#domain/stalled/waits';
import { formatDate, formatDateTime } from '#web/shared/i18n/format';
import type { ListColumn } from '#web/shared/table/columns';
import { AgeChip } from '#web/shared/ui/age-chip';
import type { Turn } from '#web/shared/ui/state-chip';
import { StateChip } from '#web/shared/ui/state-chip';
import { rowPath } from '../model/item-paths';
import type { OpenDriver } from './next-action';
import { NextAction } from './next-action';
import { useStageText } from './use-stage-text';

const turnOf = (waitsFor: StalledWait): Turn => (waitsFor === 'ops' ? 'yours' : 'theirs');

function Title({ item }: { item: StalledItem }) {
  const { t } = useTranslation('ops-stalled');
  return (
    <div>
      <Link to={rowPath(item)} className="gh-stalled-title">
        {item.title}
      </Link>
      <span className="gh-stalled-aside">
        {item.kind === 'driver' ? item.place : t('what', { kind: t(`kind.${item.kind}`), place: item.place })}
      </span>
    </div>
  );
}

/** Columns of the stalled list: item, age, waiting party, next step and action. */
export function useStalledColumns(open: OpenDriver): readonly ListColumn<StalledItem>[] {
  const { t } = useTranslation('ops-stalled');
  const stageText = useStageText();
  return useMemo(
    () => [
      { id: 'title', header: t('column.title'), cell: (item) => <Title item={item} /> },
      { id: 'stage', header: t('column.stage'), cell: ({ stage }) => stageText(stage) },
      {
        id: 'entered',
        header: t('column.age'),
        align: 'right',
        sortable: true,
        showsAge: true,
        // A follow-up is due on its contact date, which is rarely a whole number of days after the exit.
        cell: ({ stage, enteredAt, targetDays, dueAt }) =>
          stage === 'Retarget' ? (
            <AgeChip since={enteredAt} />
          ) : (
            <AgeChip since={enteredAt} targetDays={targetDays} isLate={Date.parse(dueAt) <= Date.now()} />
          ),
      },
      {
        id: 'due',
        header: t('column.over'),
        align: 'right',
        oneLine: true,
        sortable: true,
        showsAge: true,
        cell: ({ stage, daysOver, dueAt, isEscalated }) => (
          <span className="gh-numbers">
            {Date.parse(dueAt) > Date.now()
              ? t('dueAt', { when: formatDateTime(dueAt) })
              : t('days', { days: daysOver })}
            {/* The age of a follow-up has no target beside it, so its days are explained here. */}
            {stage === 'Retarget' && Date.parse(dueAt) <= Date.now() ? (
              <span className="gh-stalled-aside">{t('followUpDue', { date: formatDate(dueAt) })}</span>
            ) : null}
            {isEscalated ? <span className="gh-stalled-aside">{t('escalated')}</span> : null}
          </span>
        ),
      },
      {
        id: 'waits',
        header: t('column.waits'),
        cell: ({ waitsFor }) => <StateChip turn={turnOf(waitsFor)}>{t(`waits.${waitsFor}`)}</StateChip>,
      },
      { id: 'next', header: t('column.next'), cell: ({ next }) => t(`next.${next}`) },
      { id: 'owner', header: t('column.owner'), show: 'wide', cell: ({ owner }) => owner?.name ?? t('noOwner') },
      {
        id: 'lastContact',
        header: t('column.lastContact'),
        show: 'wide',
        sortable: true,
        oneLine: true,
        cell: ({ lastContactAt, driverId }) => {
          if (driverId === null) return t('none');
          if (lastContactAt === null) return t('never');
          return <span title={formatDateTime(lastContactAt)}>{formatDate(lastContactAt)}</span>;
        },
      },
      {
        id: 'snoozed',
        header: t('column.snoozed'),
        show: 'wide',
        oneLine: true,
        cell: ({ snoozedUntil }) => (snoozedUntil === null ? t('none') : formatDate(snoozedUntil)),
      },
      {
        id: 'actions',
        header: t('column.actions'),
        actions: true,
        cell: (item) => <NextAction item={item} open={open} />,
      },
    ],
    [t, stageText, open],
  );
}

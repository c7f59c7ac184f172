import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OpsDriverItem } from '#domain/driver-pipeline/schema';
import { formatDate } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import type { ListColumn } from '#web/shared/table/columns';
import { AgeChip } from '#web/shared/ui/age-chip';
import type { Turn } from '#web/shared/ui/state-chip';
import { PlainChip } from '#web/shared/ui/state-chip';

const TURNS: Readonly<Record<Exclude<OpsDriverItem['waitsFor'], 'nobody'>, Turn>> = {
  ops: 'yours',
  driver: 'theirs',
  others: 'theirs',
};

/** Columns of the driver list: driver, stage, age and next step. */
export function useDriverColumns(): readonly ListColumn<OpsDriverItem>[] {
  const { t } = useTranslation(['ops-drivers', 'ops-pipeline']);
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('column.name'),
        cell: ({ _id, name, place }) => (
          <div>
            <Link to={paths.opsDriver(_id)} className="gh-ops-driver-name">
              {name}
            </Link>
            <span className="gh-ops-driver-aside">{place}</span>
          </div>
        ),
      },
      { id: 'stage', header: t('column.stage'), cell: ({ stage }) => t(`stage.${stage}`) },
      {
        id: 'age',
        header: t('column.age'),
        align: 'right',
        cell: ({ enteredAt, targetDays, dueAt, isOverdue }) => (
          <AgeChip since={enteredAt} targetDays={dueAt === null ? undefined : targetDays} isLate={isOverdue} />
        ),
      },
      {
        id: 'waits',
        header: t('column.waits'),
        cell: ({ waitsFor, next, snoozedUntil }) => (
          <div>
            {waitsFor === 'nobody' ? null : (
              <PlainChip turn={TURNS[waitsFor]}>{t(`ops-pipeline:waits.${waitsFor}`)}</PlainChip>
            )}
            <span className="gh-ops-driver-aside">{t(`next.${next}`)}</span>
            {snoozedUntil === null ? null : (
              <span className="gh-ops-driver-aside">{t('snoozedUntil', { day: formatDate(snoozedUntil) })}</span>
            )}
          </div>
        ),
      },
      { id: 'owner', header: t('column.owner'), cell: ({ owner }) => owner?.name ?? t('noOwner') },
    ],
    [t],
  );
}

import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ScreeningStatus } from '#domain/screening/kinds';
import type { ScreeningItem } from '#domain/screening/schema';
import { paths } from '#web/shared/paths';
import type { ListColumn } from '#web/shared/table/columns';
import { AgeChip } from '#web/shared/ui/age-chip';
import type { Turn } from '#web/shared/ui/state-chip';
import { StateChip } from '#web/shared/ui/state-chip';
import { ResultActions } from './result-actions';

const TURNS: Readonly<Record<ScreeningStatus, Turn>> = {
  needed: 'yours',
  ordered: 'theirs',
  waiting: 'theirs',
  received: 'yours',
  accepted: 'done',
  refused: 'blocked',
};

/** Time since the order while a result is pending, else since the last status change. */
function Age({ item: { status, since, orderedAt, targetDays } }: { item: ScreeningItem }) {
  const isAwaited = status === 'ordered' || status === 'waiting';
  return isAwaited ? <AgeChip since={orderedAt ?? since} targetDays={targetDays} /> : <AgeChip since={since} />;
}

/** Columns of the result list: driver, carrier, status and age. */
export function useResultColumns(): readonly ListColumn<ScreeningItem>[] {
  const { t } = useTranslation(['ops-results', 'ops-drivers']);
  return useMemo(
    () => [
      {
        id: 'driver',
        header: t('column.driver'),
        cell: ({ driverId, name, stage }) => (
          <div>
            <Link to={paths.opsDriver(driverId)} className="gh-result-name">
              {name}
            </Link>
            <span className="gh-result-aside">{t(`ops-drivers:stage.${stage}`)}</span>
          </div>
        ),
      },
      {
        id: 'result',
        header: t('column.result'),
        cell: ({ result, organization }) => (
          <div>
            {t(`kind.${result}`)}
            {organization === null ? null : (
              <span className="gh-result-aside">{t('for', { name: organization.name })}</span>
            )}
          </div>
        ),
      },
      {
        id: 'status',
        header: t('column.status'),
        cell: ({ status, provider }) => (
          <div>
            <StateChip turn={TURNS[status]}>{t(`status.${status}`)}</StateChip>
            {provider === null ? null : <span className="gh-result-aside">{t(`provider.${provider}`)}</span>}
          </div>
        ),
      },
      { id: 'age', header: t('column.age'), align: 'right', cell: (item) => <Age item={item} /> },
      { id: 'actions', header: t('column.actions'), actions: true, cell: (item) => <ResultActions item={item} /> },
    ],
    [t],
  );
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { parseAsStringLiteral, useQueryStates } from 'nuqs';
import { useTranslation } from 'react-i18next';
import { screeningKinds, screeningProviders, screeningStatuses } from '#domain/screening/kinds';
import { Choice } from '#web/shared/form/choice';
import { pagedListOf } from '#web/shared/http/list-state';
import { useHeldChanges } from '#web/shared/realtime/held-changes';
import { DataTable } from '#web/shared/table/data-table';
import { useSelection } from '#web/shared/table/selection';
import { Button } from '#web/shared/ui/button';
import { Stack } from '#web/shared/ui/layout';
import { openModal } from '#web/shared/ui/modals';
import { NewRowsPill } from '#web/shared/ui/new-rows-pill';
import { PageHeader } from '#web/shared/ui/page-header';
import { QueryTabs } from '#web/shared/ui/query-tabs';
import { resultsQuery } from '../api/results';
import { clearinghouseModal } from './modals';
import { OrderBar } from './order-bar';
import { useResultColumns } from './result-columns';
import './ops-results.css';

const OPEN = 'open';
const TABS = [OPEN, ...screeningStatuses] as const;
const FILTERS = {
  status: parseAsStringLiteral(screeningStatuses),
  result: parseAsStringLiteral(screeningKinds),
  provider: parseAsStringLiteral(screeningProviders),
};

/** Results of all drivers: ordered one by one or in bulk, uploaded and reviewed. */
export function OpsResultsPage() {
  const { t } = useTranslation('ops-results');
  const [filters, setFilters] = useQueryStates(FILTERS);
  const query = useInfiniteQuery(resultsQuery(filters));
  const held = useHeldChanges('driver', () => query.refetch());
  const columns = useResultColumns();
  const selection = useSelection(JSON.stringify(filters));
  const rows = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const counts = query.data?.pages[0]?.counts;
  const isFiltered = filters.status !== null || filters.result !== null || filters.provider !== null;
  /** Empty tabs say nothing; the one that is shown stays. */
  const isShown = (tab: (typeof TABS)[number]) =>
    tab === OPEN || tab === 'accepted' || tab === filters.status || (counts?.[tab] ?? 0) > 0;
  const countOf = (tab: (typeof TABS)[number]) => (tab === OPEN || tab === 'accepted' ? undefined : counts?.[tab]);
  return (
    <Stack>
      <PageHeader
        title={t('title')}
        subtitle={t('lead')}
        action={
          <Button
            onClick={() => {
              openModal(clearinghouseModal, null);
            }}
          >
            {t('bulk.open')}
          </Button>
        }
      />
      <div>
        <QueryTabs
          label={t('tabs')}
          tabs={TABS.filter(isShown).map((tab) => ({
            value: tab,
            label: tab === OPEN ? t('everything') : t(`status.${tab}`),
            count: countOf(tab),
          }))}
          value={filters.status ?? OPEN}
          onChange={(tab) => void setFilters({ status: tab === OPEN ? null : tab })}
        >
          <div className="gh-result-filters">
            <Choice
              label={t('column.result')}
              any={t('filter.anyResult')}
              values={screeningKinds}
              text={(kind) => t(`kind.${kind}`)}
              value={filters.result}
              onChange={(result) => void setFilters({ result })}
            />
            <Choice
              label={t('filter.provider')}
              any={t('filter.anyProvider')}
              values={screeningProviders}
              text={(provider) => t(`provider.${provider}`)}
              value={filters.provider}
              onChange={(provider) => void setFilters({ provider })}
            />
          </div>
          <NewRowsPill count={held.count} onShow={held.release} />
          <OrderBar
            chosen={rows.filter(({ key }) => selection.selected.has(key))}
            onDone={() => {
              selection.setAll([]);
            }}
          />
          <DataTable
            label={t('title')}
            columns={columns}
            settingsName="ops-results"
            list={pagedListOf(query, ({ data }) => ({ rows: data }))}
            rowKey={({ key }) => key}
            selection={selection}
            empty={
              isFiltered
                ? { title: t('empty.filtered'), hint: t('empty.filteredHint') }
                : { title: t('empty.title'), hint: t('empty.hint') }
            }
          />
        </QueryTabs>
      </div>
    </Stack>
  );
}

import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { stalledSorts } from '#domain/stalled/filters';
import type { StalledItem } from '#domain/stalled/schema';
import { BulkBar } from '#web/entities/bulk/bulk-bar';
import { DueBetween } from '#web/entities/pipeline/due-between';
import { SavedViews } from '#web/entities/saved-views/saved-views';
import { pagedListOf } from '#web/shared/http/list-state';
import type { Sort } from '#web/shared/table/columns';
import { DataTable } from '#web/shared/table/data-table';
import { useSelection } from '#web/shared/table/selection';
import { Button } from '#web/shared/ui/button';
import { Stack } from '#web/shared/ui/layout';
import { NewRowsPill } from '#web/shared/ui/new-rows-pill';
import { PageHeader } from '#web/shared/ui/page-header';
import type { EmptyStateProps } from '#web/shared/ui/states';
import { stalledKeys, stalledQuery, stalledSummaryQuery } from '../api/stalled';
import { isFiltered, NO_FILTERS, searchFor, searchOf, useStalledFilters, useStalledOrder } from '../model/filters';
import { useNewChanges } from '../model/use-new-changes';
import { useOpenDriver } from '../model/use-open-driver';
import { ExportButton } from './export-button';
import { StalledBand } from './stalled-band';
import { useStalledColumns } from './stalled-columns';
import { StalledFilters } from './stalled-filters';
import './stalled.css';

function useEmpty(): EmptyStateProps {
  const { t } = useTranslation('ops-stalled');
  const [filters, setFilters] = useStalledFilters();
  if (!isFiltered(filters)) return { title: t('empty'), hint: t('emptyHint') };
  return {
    title: t('filteredEmpty'),
    hint: t('filteredEmptyHint'),
    action: <Button onClick={() => void setFilters(NO_FILTERS)}>{t('clear')}</Button>,
  };
}

/** Built-in views for all of operations. */
function usePresets() {
  const { t } = useTranslation('ops-stalled');
  const preset = (name: string, change: Partial<typeof NO_FILTERS>) => ({
    name,
    search: searchFor({ ...NO_FILTERS, ...change }).slice(1),
  });
  return [
    preset(t('preset.ours'), { waits: 'ops' }),
    preset(t('preset.nobodys'), { kind: 'driver', owner: 'none' }),
    preset(t('preset.hiring'), { kind: 'candidacy' }),
    preset(t('preset.snoozed'), { snoozed: 'only' }),
  ];
}

const driversOf = (rows: readonly StalledItem[]): string[] => rows.flatMap(({ driverId }) => driverId ?? []);

/** The start page of operations: everything over target, longest overdue first. */
export function OpsStalledPage() {
  const { t } = useTranslation('ops-stalled');
  const client = useQueryClient();
  const [filters, setFilters] = useStalledFilters();
  const [order, setOrder] = useStalledOrder();
  const search = searchOf(filters);
  const listQuery = { ...search, sort: order.sort, direction: order.dir };
  const query = useInfiniteQuery(stalledQuery(listQuery));
  // The same query as the band's, unless its numbers narrow the list.
  const { data: found, dataUpdatedAt } = useQuery(stalledSummaryQuery(search));
  const selection = useSelection(JSON.stringify(listQuery));
  const open = useOpenDriver();
  const changes = useNewChanges(() => client.invalidateQueries({ queryKey: stalledKeys }), dataUpdatedAt);
  const columns = useStalledColumns(open);
  const empty = useEmpty();
  const presets = usePresets();
  const rows = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const selected = rows.filter(({ _id }) => selection.selected.has(_id));
  const sort = (to: Sort | undefined) => {
    const column = stalledSorts.find((stalledSort) => stalledSort === to?.column);
    void setOrder({ sort: column ?? null, dir: column === undefined ? null : (to?.direction ?? null) });
  };
  return (
    <Stack>
      <PageHeader title={t('title')} subtitle={t('lead')} action={<ExportButton listQuery={listQuery} />} />
      <StalledBand filters={filters} order={order} />
      <SavedViews page="stalled" presets={presets} />
      <StalledFilters filters={filters} onChange={(change) => void setFilters(change)} />
      <DueBetween {...filters} onClear={() => void setFilters({ dueAfter: null, dueBy: null })} />
      <NewRowsPill count={changes.count} onShow={changes.release} />
      <DataTable
        label={t('title')}
        columns={columns}
        settingsName="stalled"
        list={pagedListOf(query, ({ data }) => ({ rows: data, total: found?.count }))}
        rowKey={({ _id }) => _id}
        empty={empty}
        sort={{ column: order.sort, direction: order.dir }}
        onSort={sort}
        selection={selection}
      />
      <BulkBar
        driverIds={driversOf(selected)}
        withoutDriver={selected.filter(({ driverId }) => driverId === null).length}
        matching={found === undefined ? undefined : { search, count: found.drivers }}
        onClear={() => {
          selection.setAll([]);
        }}
      />
    </Stack>
  );
}

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { candidateBulkKinds } from '#domain/bulk/actions';
import type { CandidateList } from '#domain/dashboard/candidate-lists';
import { candidateLists, carrierWaits, mayTakeStep } from '#domain/dashboard/candidate-lists';
import { candidateSorts } from '#domain/dashboard/candidates/filters';
import type { Dashboard } from '#domain/dashboard/schema';
import { dashboardQuery } from '#web/entities/candidacies/dashboard';
import { LazySavedViews } from '#web/entities/saved-views/lazy-saved-views';
import { useDebounced } from '#web/shared/form/use-debounced';
import { useHistoryText } from '#web/shared/form/use-history-text';
import { pagedListOf } from '#web/shared/http/list-state';
import { useActor, useCan, useCurrentUser } from '#web/shared/session/current-user';
import type { Sort } from '#web/shared/table/columns';
import { DataTable } from '#web/shared/table/data-table';
import { useSelection } from '#web/shared/table/selection';
import { Button } from '#web/shared/ui/button';
import { Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import { QueryTabs } from '#web/shared/ui/query-tabs';
import type { EmptyStateProps } from '#web/shared/ui/states';
import { candidatesQuery } from '../api/candidates';
import {
  isFiltered,
  NO_FILTERS,
  orderOf,
  searchOf,
  useCandidateFilters,
  useCandidateOrder,
} from '../model/candidate-filters';
import { LazyCandidateBulkBar } from './bulk/lazy-candidate-bulk-bar';
import { LazyRecentActions } from './bulk/lazy-recent-actions';
import { useCandidateColumns } from './candidate-columns';
import { LazyCandidateFilters } from './lazy-candidate-filters';
import { LazyCandidatePanel } from './lazy-candidate-panel';
import './hiring.css';

/** The pause in typing after which the list is read. */
const TYPING_MS = 250;

/** Only a new invitation is possible for a candidate whose hiring flow is over. */
const ENDED_ACTIONS = ['invite'] as const;

type Counts = Partial<Record<CandidateList, number>>;

/** The figures of the dashboard, by the list that each opens. */
function useCounts(organizationId: string): Counts | undefined {
  const { data } = useQuery(dashboardQuery(organizationId));
  const actor = useActor();
  const countsOf = ({ waiting, late, approvedDrivers, onAssignment, mustNotDrive }: Dashboard): Counts => {
    const mine = carrierWaits.filter((wait) => mayTakeStep(actor, wait));
    return {
      yours: mine.reduce((sum, wait) => sum + waiting[wait], 0),
      ...waiting,
      late,
      approved: approvedDrivers,
      onAssignment,
      mustNotDrive,
    };
  };
  return data === undefined ? undefined : countsOf(data);
}

/** Positions without hiring steps never have a candidate whose next step is theirs. */
function useEmpty(list: CandidateList, clear: (() => void) | undefined): EmptyStateProps {
  const { t } = useTranslation('hiring');
  const actor = useActor();
  if (clear !== undefined) {
    const action = <Button onClick={clear}>{t('lists.filter.clear')}</Button>;
    return { title: t('lists.emptyFiltered'), hint: t('lists.emptyFilteredHint'), action };
  }
  if (list === 'ended') return { title: t('lists.emptyEnded'), hint: t('lists.emptyEndedHint') };
  if (list !== 'yours') return { title: t('lists.empty'), hint: t('lists.emptyHint') };
  const mayAct = carrierWaits.some((wait) => mayTakeStep(actor, wait));
  return {
    title: t('lists.emptyYours'),
    hint: t(mayAct ? 'lists.emptyYoursHint' : 'lists.emptyYoursNoRight'),
  };
}

interface RowsProps {
  organizationId: string;
  name: string;
  clearName: () => void;
}

function Rows({ organizationId, name, clearName }: RowsProps) {
  const { t } = useTranslation('hiring');
  const [filters, setFilters] = useCandidateFilters();
  const [chosen, setOrder] = useCandidateOrder();
  const order = orderOf(chosen, filters.waiting);
  const search = searchOf(filters, name);
  const list = { ...search, ...order };
  const query = useInfiniteQuery(candidatesQuery(organizationId, list));
  const columns = useCandidateColumns(filters.waiting);
  const state = pagedListOf(query, ({ data, count }) => ({ rows: data, total: count }));
  const selection = useSelection(JSON.stringify(list));
  const mayAct = useCan('hiring:act');
  const clear = () => {
    clearName();
    void setFilters(NO_FILTERS);
  };
  const empty = useEmpty(filters.waiting, isFiltered(filters) || name !== '' ? clear : undefined);
  const sort = (to: Sort | undefined) => {
    const column = candidateSorts.find((each) => each === to?.column);
    void setOrder({ sort: column ?? null, dir: column === undefined ? null : (to?.direction ?? null) });
  };
  const count = query.data?.pages[0]?.count;
  const rows = state.status === 'ready' ? state.rows : [];
  return (
    <>
      <DataTable
        label={t('lists.label')}
        columns={columns}
        settingsName="candidates"
        list={state}
        rowKey={({ card }) => card.candidacyId}
        empty={empty}
        sort={{ column: order.sort, direction: order.direction }}
        onSort={sort}
        selection={mayAct ? selection : undefined}
      />
      {selection.selected.size === 0 ? null : (
        <LazyCandidateBulkBar
          candidacyIds={rows.map(({ card }) => card.candidacyId).filter((id) => selection.selected.has(id))}
          kinds={filters.waiting === 'ended' ? ENDED_ACTIONS : candidateBulkKinds}
          matching={count === undefined ? undefined : { search, count }}
          onClear={() => {
            selection.setAll([]);
          }}
        />
      )}
      <LazyCandidatePanel candidates={rows} />
    </>
  );
}

/** Everyone in the carrier's hiring flows, over all orders; each figure of the dashboard opens its list (/business/candidates?waiting=). */
export function CandidatesPage() {
  const { t } = useTranslation('hiring');
  const organizationId = useCurrentUser().organization?._id ?? '';
  const [filters, setFilters] = useCandidateFilters();
  const [name, setName] = useHistoryText('name');
  const typed = useDebounced(name.trim(), TYPING_MS);
  const mayAct = useCan('hiring:act');
  const counts = useCounts(organizationId);
  const { waiting: list } = filters;
  const isShown = (each: CandidateList) =>
    each === 'yours' || each === 'all' || each === 'ended' || each === list || (counts?.[each] ?? 0) > 0;
  const tabs = candidateLists
    .filter(isShown)
    .map((each) => ({ value: each, label: t(`lists.name.${each}`), count: counts?.[each] }));
  return (
    <Stack>
      <PageHeader title={t('lists.title')} subtitle={t('lists.hint')} />
      {mayAct ? <LazyRecentActions /> : null}
      <QueryTabs
        label={t('lists.tabs')}
        tabs={tabs}
        value={list}
        onChange={(waiting) => void setFilters({ waiting, ...NO_FILTERS })}
      >
        <LazySavedViews page="candidates" />
        <LazyCandidateFilters
          organizationId={organizationId}
          filters={filters}
          name={name}
          onChange={(change) => void setFilters(change)}
          onName={setName}
        />
        <Rows
          key={list}
          organizationId={organizationId}
          name={typed}
          clearName={() => {
            setName('');
          }}
        />
      </QueryTabs>
    </Stack>
  );
}

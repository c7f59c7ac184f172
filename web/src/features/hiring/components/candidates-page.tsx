import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { useTranslation } from 'react-i18next';
import type { CandidateList } from '#domain/dashboard/candidate-lists';
import { candidateLists, carrierWaits, mayTakeStep } from '#domain/dashboard/candidate-lists';
import type { Dashboard } from '#domain/dashboard/schema';
import { dashboardQuery } from '#web/entities/candidacies/dashboard';
import { pagedListOf } from '#web/shared/http/list-state';
import { useActor, useCurrentUser } from '#web/shared/session/current-user';
import { DataTable } from '#web/shared/table/data-table';
import { PageHeader } from '#web/shared/ui/page-header';
import { QueryTabs } from '#web/shared/ui/query-tabs';
import type { EmptyStateProps } from '#web/shared/ui/states';
import { candidatesQuery } from '../api/candidates';
import { useCandidateColumns } from './candidate-columns';
import { CandidatePanel } from './candidate-panel';
import './hiring.css';

type Counts = Record<CandidateList, number>;

/** The figures of the dashboard, by the list that each opens. */
function useCounts(organizationId: string): Counts | undefined {
  const { data } = useQuery(dashboardQuery(organizationId));
  const actor = useActor();
  const countsOf = ({ waiting, late, approvedDrivers, onAssignment }: Dashboard): Counts => {
    const mine = carrierWaits.filter((wait) => mayTakeStep(actor, wait));
    return {
      yours: mine.reduce((sum, wait) => sum + waiting[wait], 0),
      ...waiting,
      late,
      approved: approvedDrivers,
      onAssignment,
    };
  };
  return data === undefined ? undefined : countsOf(data);
}

/** Positions without hiring steps never have a candidate whose next step is theirs. */
function useEmpty(list: CandidateList): EmptyStateProps {
  const { t } = useTranslation('hiring');
  const actor = useActor();
  if (list !== 'yours') return { title: t('lists.empty'), hint: t('lists.emptyHint') };
  const mayAct = carrierWaits.some((wait) => mayTakeStep(actor, wait));
  return {
    title: t('lists.emptyYours'),
    hint: t(mayAct ? 'lists.emptyYoursHint' : 'lists.emptyYoursNoRight'),
  };
}

function Rows({ organizationId, list }: { organizationId: string; list: CandidateList }) {
  const { t } = useTranslation('hiring');
  const query = useInfiniteQuery(candidatesQuery(organizationId, list));
  const columns = useCandidateColumns();
  const state = pagedListOf(query, ({ data, count }) => ({ rows: data, total: count }));
  const empty = useEmpty(list);
  return (
    <>
      <DataTable
        label={t('lists.label')}
        columns={columns}
        settingsName="candidates"
        list={state}
        rowKey={({ card }) => card.candidacyId}
        empty={empty}
      />
      <CandidatePanel candidates={state.status === 'ready' ? state.rows : []} />
    </>
  );
}

/** The candidates behind each figure of the dashboard, over all orders (/business/candidates?waiting=). */
export function CandidatesPage() {
  const { t } = useTranslation('hiring');
  const organizationId = useCurrentUser().organization?._id ?? '';
  const [list, setList] = useQueryState('waiting', parseAsStringLiteral(candidateLists).withDefault('yours'));
  const counts = useCounts(organizationId);
  const isShown = (each: CandidateList) => each === 'yours' || each === list || (counts?.[each] ?? 0) > 0;
  const tabs = candidateLists
    .filter(isShown)
    .map((each) => ({ value: each, label: t(`lists.name.${each}`), count: counts?.[each] }));
  return (
    <>
      <PageHeader title={t('lists.title')} subtitle={t('lists.hint')} />
      <QueryTabs label={t('lists.tabs')} tabs={tabs} value={list} onChange={(next) => void setList(next)}>
        <Rows key={list} organizationId={organizationId} list={list} />
      </QueryTabs>
    </>
  );
}

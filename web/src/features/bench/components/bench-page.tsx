import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { parseAsBoolean, parseAsFloat, parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { useTranslation } from 'react-i18next';
import { type BenchStatus, benchStatuses } from '#domain/bench/states';
import { benchCountsQuery, benchQuery } from '#web/entities/bench/bench';
import { facilitiesQuery } from '#web/entities/facilities/queries';
import { pagedListOf } from '#web/shared/http/list-state';
import { paths } from '#web/shared/paths';
import { useCurrentUser } from '#web/shared/session/current-user';
import { DataTable } from '#web/shared/table/data-table';
import { Button, ButtonLink } from '#web/shared/ui/button';
import { PageHeader } from '#web/shared/ui/page-header';
import { QueryTabs } from '#web/shared/ui/query-tabs';
import type { EmptyStateProps } from '#web/shared/ui/states';
import { useBenchColumns } from './bench-columns';
import { BenchFilter } from './bench-filter';
import './bench.css';

/** The drivers on the bench come first; those who left it come last. */
const TABS: readonly BenchStatus[] = ['approved', 'requested', 'rejected', 'removed'];

const benchParams = {
  status: parseAsStringLiteral(benchStatuses).withDefault('approved'),
  overdue: parseAsBoolean.withDefault(false),
  facility: parseAsString,
  miles: parseAsFloat,
};

interface RowsProps {
  organizationId: string;
  status: BenchStatus;
  overdue: boolean;
  near: { latitude: number; longitude: number } | undefined;
  miles: number | null;
}

function useEmpty({ status, overdue, miles }: Pick<RowsProps, 'status' | 'overdue' | 'miles'>): EmptyStateProps {
  const { t } = useTranslation(['bench', 'common']);
  const title = t(`empty.${status}`);
  if (overdue) return { title: t('empty.overdue') };
  if (miles !== null) return { title: t('empty.filtered'), hint: t('empty.filteredHint') };
  if (status !== 'approved') return { title };
  const action = <ButtonLink to={paths.findDrivers}>{t('common:nav.findDrivers')}</ButtonLink>;
  return { title, hint: t('empty.approvedHint'), action };
}

function Rows({ organizationId, status, overdue, near, miles }: RowsProps) {
  const { t } = useTranslation('bench');
  const query = useInfiniteQuery(benchQuery(organizationId, { status, overdue, near, miles }));
  const list = pagedListOf(query, ({ data, count }) => ({ rows: data, total: count }));
  const empty = useEmpty({ status, overdue, miles });
  return (
    <DataTable
      label={t('list')}
      columns={useBenchColumns(status)}
      settingsName="bench"
      list={list}
      rowKey={({ _id }) => _id}
      empty={empty}
    />
  );
}

/** The list is limited to overdue reviews, as the dashboard links to them. */
function OverdueOnly({ showAll }: { showAll: () => void }) {
  const { t } = useTranslation(['bench', 'labels']);
  return (
    <p className="gh-bench-only" role="status">
      {t('overdueOnly')}{' '}
      <Button size="small" onClick={showAll}>
        {t('labels:term.showAll')}
      </Button>
    </p>
  );
}

/** "My Bench": drivers the carrier keeps in mind, by status and by distance from one of its facilities. */
export function BenchPage() {
  const { t } = useTranslation(['bench', 'common']);
  const organizationId = useCurrentUser().organization?._id ?? '';
  const [{ status, overdue: isOverdueOnly, facility, miles }, setParams] = useQueryStates(benchParams);
  const { data: counts } = useQuery(benchCountsQuery(organizationId));
  const facilities = useQuery(facilitiesQuery(organizationId));
  const from = facilities.data?.find(({ _id }) => _id === facility) ?? facilities.data?.[0];
  const near = from === undefined ? undefined : { latitude: from.address.latitude, longitude: from.address.longitude };
  const overdue = counts?.overdue ?? 0;
  const overdueOnly = isOverdueOnly && status === 'requested';
  const tabs = TABS.map((each) => ({ value: each, label: t(`status.${each}`), count: counts?.[each] }));
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={overdue === 0 ? t('hint') : t('overdue', { count: overdue })}
        action={<ButtonLink to={paths.findDrivers}>{t('common:nav.findDrivers')}</ButtonLink>}
      />
      <BenchFilter
        facilities={facilities.data ?? []}
        facilityId={from?._id ?? null}
        miles={miles}
        onChange={(next) => void setParams(next)}
      />
      <QueryTabs
        label={t('tabs')}
        tabs={tabs}
        value={status}
        onChange={(next) => void setParams({ status: next, overdue: null })}
      >
        {facilities.isPending ? null : (
          <>
            {overdueOnly ? <OverdueOnly showAll={() => void setParams({ overdue: null })} /> : null}
            <Rows
              key={status}
              organizationId={organizationId}
              status={status}
              overdue={overdueOnly}
              near={near}
              miles={miles}
            />
          </>
        )}
      </QueryTabs>
    </>
  );
}

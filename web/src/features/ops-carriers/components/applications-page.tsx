import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { ApplicationStatus } from '#domain/carriers/statuses';
import { applicationStatuses } from '#domain/carriers/statuses';
import { pagedListOf } from '#web/shared/http/list-state';
import { DataTable } from '#web/shared/table/data-table';
import { QueryTabs } from '#web/shared/ui/query-tabs';
import { applicationsQuery } from '../api/applications';
import { useApplicationColumns } from './application-columns';
import { CarriersFrame } from './carriers-frame';

const statusOf = (name: string | null): ApplicationStatus =>
  applicationStatuses.find((status) => status === name) ?? 'new';

/** Carrier applications; operations call each carrier and then activate or decline it. */
export function ApplicationsPage() {
  const { t } = useTranslation('ops-carriers');
  const [search, setSearch] = useSearchParams();
  const status = statusOf(search.get('status'));
  const query = useInfiniteQuery(applicationsQuery(status));
  const columns = useApplicationColumns(status);
  const count = query.data?.pages[0]?.count;
  return (
    <CarriersFrame line={t('applications.lead')}>
      <QueryTabs
        label={t('applications.tabs')}
        value={status}
        tabs={applicationStatuses.map((value) => ({
          value,
          label: t(`applications.status.${value}`),
          count: value === status ? count : undefined,
        }))}
        onChange={(next) => {
          setSearch(next === 'new' ? {} : { status: next }, { replace: true });
        }}
      >
        <DataTable
          label={t('part.applications')}
          columns={columns}
          settingsName="carrier-applications"
          list={pagedListOf(query, ({ data, count: total }) => ({ rows: data, total }))}
          rowKey={({ _id }) => _id}
          empty={{
            title: t(`applications.empty.${status}`),
            hint: status === 'new' ? t('applications.emptyHint') : undefined,
          }}
        />
      </QueryTabs>
    </CarriersFrame>
  );
}

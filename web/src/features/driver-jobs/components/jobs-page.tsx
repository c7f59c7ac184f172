import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { pagedListOf } from '#web/shared/http/list-state';
import { useCurrentUser } from '#web/shared/session/current-user';
import { CardList } from '#web/shared/table/card-list';
import { Button } from '#web/shared/ui/button';
import { Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import type { EmptyStateProps } from '#web/shared/ui/states';
import type { JobFilters } from '../api/jobs';
import { jobsQuery } from '../api/jobs';
import { JobCard } from './job-card';
import { JobFilterBar } from './job-filters';
import { countActiveFilters, useJobFilters } from './use-job-filters';
import './jobs.css';

/** Explains an empty list and offers a way to widen it. */
function useEmpty(filters: JobFilters, { clear, widen }: { clear: () => void; widen: () => void }): EmptyStateProps {
  const { t } = useTranslation('driver-jobs');
  const { miles } = filters;
  if (countActiveFilters(filters) > 0) {
    return {
      title: t('empty.filtered'),
      hint: t('empty.filteredHint'),
      action: <Button onClick={clear}>{t('empty.clear')}</Button>,
    };
  }
  if (miles === undefined) return { title: t('empty.title'), hint: t('empty.hint') };
  return {
    title: t('empty.near', { miles }),
    hint: t('empty.nearHint'),
    action: <Button onClick={widen}>{t('empty.widen')}</Button>,
  };
}

/** Jobs that match the driver, nearest first. */
export function JobsPage() {
  const { t } = useTranslation('driver-jobs');
  const { isActive } = useCurrentUser();
  const { filters, setFilters, clear } = useJobFilters();
  const empty = useEmpty(filters, {
    clear,
    widen: () => {
      setFilters({ miles: null });
    },
  });
  const query = useInfiniteQuery(jobsQuery(filters));
  return (
    <Stack>
      <PageHeader title={t('title')} subtitle={t(isActive ? 'lead' : 'leadApplying')} />
      <JobFilterBar filters={filters} onChange={setFilters} />
      <CardList
        label={t('title')}
        list={pagedListOf(query, ({ data }) => ({ rows: data }))}
        rowKey={({ _id }) => _id}
        card={(job) => <JobCard job={job} />}
        empty={empty}
      />
    </Stack>
  );
}

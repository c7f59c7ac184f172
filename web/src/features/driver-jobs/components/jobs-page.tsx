import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { pagedListOf } from '../../../shared/http/list-state';
import { useCurrentUser } from '../../../shared/session/current-user';
import { CardList } from '../../../shared/table/card-list';
import { Button } from '../../../shared/ui/button';
import { Stack } from '../../../shared/ui/layout';
import { PageHeader } from '../../../shared/ui/page-header';
import type { EmptyStateProps } from '../../../shared/ui/states';
import { jobsQuery } from '../api/jobs';
import type { JobFilters } from '../api/jobs';
import { JobCard } from './job-card';
import { JobFilterBar } from './job-filters';
import { countWishes, useJobFilters } from './use-job-filters';
import './jobs.css';

/** Explains an empty list and offers a way to widen it. */
function useEmpty(filters: JobFilters, { clear, widen }: { clear: () => void; widen: () => void }): EmptyStateProps {
  const { t } = useTranslation('driver-jobs');
  const { miles } = filters;
  if (countWishes(filters) > 0) {
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

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { pagedListOf } from '../../../shared/http/list-state';
import { useCurrentUser } from '../../../shared/session/current-user';
import { CardList } from '../../../shared/table/card-list';
import { Button } from '../../../shared/ui/button';
import { Stack } from '../../../shared/ui/layout';
import { PageHeader } from '../../../shared/ui/page-header';
import { jobsQuery } from '../api/jobs';
import { JobCard } from './job-card';
import { RadiusSelect, useRadius } from './radius-select';
import './jobs.css';

/** Jobs that fit the driver, nearest first. */
export function JobsPage() {
  const { t } = useTranslation('driver-jobs');
  const { isActive } = useCurrentUser();
  const { miles, setMiles } = useRadius();
  const query = useInfiniteQuery(jobsQuery(miles));
  return (
    <Stack>
      <PageHeader title={t('title')} stateLine={t(isActive ? 'lead' : 'leadApplying')} />
      <RadiusSelect miles={miles} onChange={setMiles} />
      <CardList
        label={t('title')}
        list={pagedListOf(query, ({ data }) => ({ rows: data }))}
        rowKey={({ _id }) => _id}
        card={(job) => <JobCard job={job} />}
        empty={
          miles === undefined
            ? { title: t('empty.title'), hint: t('empty.hint') }
            : {
                title: t('empty.near', { miles }),
                hint: t('empty.nearHint'),
                action: (
                  <Button
                    onClick={() => {
                      setMiles('');
                    }}
                  >
                    {t('empty.widen')}
                  </Button>
                ),
              }
        }
      />
    </Stack>
  );
}

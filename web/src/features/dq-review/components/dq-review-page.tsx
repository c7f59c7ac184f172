import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DqReviewStatus } from '#domain/dq-review/statuses';
import { dqReviewStatuses } from '#domain/dq-review/statuses';
import { useListedFiles } from '#web/entities/driver-dossier/listed-files';
import { pagedListOf } from '#web/shared/http/list-state';
import { paths } from '#web/shared/paths';
import { useCurrentUser } from '#web/shared/session/current-user';
import { DataTable } from '#web/shared/table/data-table';
import { PageHeader } from '#web/shared/ui/page-header';
import { TabLinks } from '#web/shared/ui/tab-links';
import { dqReviewCountsQuery, dqReviewQuery } from '../api/dq-review';
import { useReviewColumns } from './review-columns';
import './dq-review.css';

const countOf = {
  'awaiting-review': 'awaitingReview',
  'bench-review': 'benchReview',
  approved: 'approved',
  'on-assignment': 'onAssignment',
} as const;

/** The qualification review: candidates and bench drivers to decide on, approved drivers, and those on assignment. */
export function DqReviewPage({ status }: { status: DqReviewStatus }) {
  const { t } = useTranslation('dossier');
  const organizationId = useCurrentUser().organization?._id ?? '';
  const { data: counts } = useQuery(dqReviewCountsQuery(organizationId));
  const query = useInfiniteQuery(dqReviewQuery(organizationId, status));
  const list = pagedListOf(query, ({ data, count }) => ({ rows: data, total: count }));
  const columns = useReviewColumns(status);
  useListedFiles(query.data?.pages.flatMap(({ data }) => data.map(({ driver }) => driver._id)) ?? []);
  return (
    <>
      <PageHeader title={t('review.title')} subtitle={t('review.lead')} />
      <TabLinks
        label={t('review.title')}
        tabs={dqReviewStatuses.map((each) => ({
          label: t(`tab.${each}`),
          to: paths.dqReview(each),
          count: counts?.[countOf[each]],
        }))}
      />
      <div className="gh-below-tabs">
        <DataTable
          label={t(`tab.${status}`)}
          columns={columns}
          settingsName="dq-review"
          list={list}
          rowKey={({ driver, assignment }) => assignment?._id ?? driver._id}
          empty={{ title: t(`empty.${status}`) }}
        />
      </div>
    </>
  );
}

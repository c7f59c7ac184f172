import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/shared/paths';
import { TabLinks } from '#web/shared/ui/tab-links';
import { queueSummaryQuery } from '../api/queue';

/** The two pages of reviews, each with the number of what waits. */
export function ReviewTabs() {
  const { t } = useTranslation('review-queue');
  const { data } = useQuery(queueSummaryQuery({ kind: null, stage: null }));
  return (
    <TabLinks
      label={t('title')}
      tabs={[
        { label: t('tabs.applications'), to: paths.opsReviews, count: data?.waiting },
        { label: t('tabs.documents'), to: paths.opsReviewDocuments, count: data?.documents },
      ]}
    />
  );
}

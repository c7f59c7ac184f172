import { expiryKinds } from '#domain/driver-pipeline/expiries';
import { resultKinds } from '#domain/driver-pipeline/results';
import { documentKinds, onboardingTasks } from '#domain/driver-pipeline/tasks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { TimelineList } from '../../../shared/carrier/timeline-list';
import { Button } from '../../../shared/ui/button';
import { ErrorState } from '../../../shared/ui/states';
import { opsDriverTimelineQuery } from '../../../shared/pipeline/drivers';

/** What a transition may be about; the rest says it by its name. */
const things = [...new Set([...onboardingTasks, ...documentKinds, ...resultKinds, ...expiryKinds])];

/** Everything that happened to him, on his way and on his applications. */
export function DriverTimeline({ driverId }: { driverId: string }) {
  const { t } = useTranslation('ops-drivers');
  const query = useInfiniteQuery(opsDriverTimelineQuery(driverId));
  const items = query.data?.pages.flatMap(({ data }) => data);
  if (items === undefined) {
    return query.error === null ? null : <ErrorState error={query.error} retry={() => void query.refetch()} />;
  }
  if (items.every(({ type }) => type === 'imported'))
    return <p className="gh-ops-driver-aside">{t('timelineEmpty')}</p>;
  return (
    <>
      <TimelineList
        label={t('section.timeline')}
        items={items}
        subject={({ about }) => {
          const thing = things.find((one) => one === about);
          return thing === undefined ? null : t(`thing.${thing}`);
        }}
      />
      {query.hasNextPage ? (
        <Button size="small" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('timelineMore')}
        </Button>
      ) : null}
    </>
  );
}

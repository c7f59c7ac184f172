import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { TimelineList } from '#web/entities/candidacies/timeline-list';
import { candidacyTimelineQuery } from '#web/entities/driver-profile/driver-profile';
import { Button } from '#web/shared/ui/button';
import { ErrorState } from '#web/shared/ui/states';

/** Timeline of a driver and an order. */
export function CandidacyTimeline({ orderId, driverId }: { orderId: string; driverId: string }) {
  const { t } = useTranslation('drivers');
  const query = useInfiniteQuery(candidacyTimelineQuery(orderId, driverId));
  const items = query.data?.pages.flatMap(({ data }) => data);
  if (query.error !== null && items === undefined) {
    return <ErrorState error={query.error} retry={() => void query.refetch()} />;
  }
  if (items === undefined) return null;
  if (items.length === 0) return <p className="gh-profile-masked">{t('timeline.empty')}</p>;
  return (
    <>
      <TimelineList label={t('section.timeline')} items={items} />
      {query.hasNextPage ? (
        <Button
          className="gh-timeline-more"
          size="small"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('timeline.more')}
        </Button>
      ) : null}
    </>
  );
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { DashboardEvent } from '#domain/dashboard/schema';
import { TimelineList } from '#web/entities/candidacies/timeline-list';
import { paths } from '#web/shared/paths';
import { Button } from '#web/shared/ui/button';
import { Card } from '#web/shared/ui/layout';
import { SkeletonLine } from '#web/shared/ui/skeleton';
import { EmptyState, ErrorState } from '#web/shared/ui/states';
import { carrierEventsQuery } from '../../api/carrier';

const Subject = ({ item: { driver, order } }: { item: DashboardEvent }) => (
  <>
    {driver === null ? null : <Link to={paths.opsDriver(driver._id)}>{driver.name}</Link>}
    {driver !== null && order !== null ? ' · ' : null}
    {order === null ? null : order.title}
  </>
);

/** Events of the carrier's orders and candidates, with a button for earlier ones. */
export function CarrierEvents({ carrierId }: { carrierId: string }) {
  const { t } = useTranslation(['ops-carriers', 'labels']);
  const query = useInfiniteQuery(carrierEventsQuery(carrierId));
  const items = query.data?.pages.flatMap(({ data }) => data);
  if (items === undefined) {
    if (query.error !== null) return <ErrorState error={query.error} retry={() => void query.refetch()} />;
    return <SkeletonLine width="70%" />;
  }
  if (items.length === 0) return <EmptyState title={t('labels:term.noEventsYet')} />;
  return (
    <Card>
      <TimelineList label={t('carrier.tab.events')} items={items} subject={Subject} />
      {query.hasNextPage ? (
        <Button
          className="gh-timeline-more"
          size="small"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('labels:term.showEarlierEvents')}
        </Button>
      ) : null}
    </Card>
  );
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { DashboardEvent } from '#domain/dashboard/schema';
import { TimelineList } from '#web/entities/candidacies/timeline-list';
import { useOrderPath } from '#web/entities/job-orders/order-path';
import { useCurrentUser } from '#web/shared/session/current-user';
import { Button } from '#web/shared/ui/button';
import { SkeletonLine } from '#web/shared/ui/skeleton';
import { EmptyState, ErrorState } from '#web/shared/ui/states';
import { eventsQuery } from '../api/events';

function Subject({ item: { driver, order } }: { item: DashboardEvent }) {
  const orderPath = useOrderPath();
  return (
    <>
      {driver === null ? null : driver.name}
      {driver !== null && order !== null ? ' · ' : null}
      {order === null ? null : <Link to={orderPath(order._id)}>{order.title}</Link>}
    </>
  );
}

/** Latest events of all orders, with a button for earlier ones. */
export function Events() {
  const { t } = useTranslation('dashboard');
  const organizationId = useCurrentUser().organization?._id ?? '';
  const query = useInfiniteQuery(eventsQuery(organizationId));
  const items = query.data?.pages.flatMap(({ data }) => data);
  if (items === undefined) {
    if (query.error !== null) return <ErrorState error={query.error} retry={() => void query.refetch()} />;
    return <SkeletonLine width="70%" />;
  }
  if (items.length === 0) return <EmptyState title={t('events.empty')} hint={t('events.emptyHint')} />;
  return (
    <>
      <TimelineList label={t('events.title')} items={items} subject={Subject} />
      {query.hasNextPage ? (
        <Button
          className="gh-timeline-more"
          size="small"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('events.more')}
        </Button>
      ) : null}
    </>
  );
}

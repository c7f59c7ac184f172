import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { OrderView } from '#domain/job-orders/schema';
import { orderQuery } from '#web/entities/job-orders/order';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';

/** Shows a page of the order in the URL, or why it is not available. */
export function LoadedOrder({ param, children }: { param: string; children: (order: OrderView) => ReactNode }) {
  const { [param]: orderId = '' } = useParams();
  const { data: order, error, refetch } = useQuery(orderQuery(orderId));
  if (order !== undefined) return children(order);
  if (error !== null) return <ErrorState error={error} retry={() => void refetch()} />;
  return <PageSkeleton />;
}

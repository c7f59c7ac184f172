import { useParams } from 'react-router';
import { orderStatuses } from '#domain/job-orders/states';
import { NotFoundPage } from '#web/features/errors/components/not-found-page';
import { OrderListPage } from '#web/features/job-orders/components/order-list-page';

/** /business/job-order/:orderStatus */
export function OrderListRoute() {
  const { orderStatus } = useParams();
  const status = orderStatuses.find((each) => each === orderStatus);
  return status === undefined ? <NotFoundPage /> : <OrderListPage status={status} />;
}

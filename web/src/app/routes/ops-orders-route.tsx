import { OrderSummary } from '../../features/job-orders/components/summary/order-summary';
import { OpsOrdersPage } from '../../features/ops-orders/components/orders-page';

/** /ops/orders/:status: operations decide on what the carrier sees of its own order. */
export const OpsOrdersRoute = () => <OpsOrdersPage summary={(order) => <OrderSummary order={order} />} />;

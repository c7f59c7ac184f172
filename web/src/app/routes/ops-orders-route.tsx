import { OrderSummary } from '#web/features/job-orders/components/summary/order-summary';
import { OpsOrdersPage } from '#web/features/ops-orders/components/orders-page';

/** /ops/orders/:status: operations see an order as its carrier does, and decide on it. */
export const OpsOrdersRoute = () => <OpsOrdersPage summary={(order) => <OrderSummary order={order} />} />;

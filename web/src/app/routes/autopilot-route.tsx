import { useTranslation } from 'react-i18next';
import type { OrderView } from '#domain/job-orders/schema';
import { AutopilotPage } from '#web/features/autopilot/components/autopilot-page';
import { paths } from '#web/shared/paths';
import { useCurrentUser } from '#web/shared/session/current-user';
import { LoadedOrder } from './loaded-order';

function Composed({ order }: { order: OrderView }) {
  const { t } = useTranslation('orders');
  const isRecruiter = useCurrentUser().position === 'RECRUITER';
  const list = isRecruiter
    ? { label: t('mine.title'), to: paths.myJobs }
    : { label: t('list.title'), to: paths.jobOrdersBy(order.status) };
  return <AutopilotPage key={order._id} order={order} crumbs={[list]} />;
}

/** /business/job-order/:orderId/autopilot?wave= */
export const AutopilotRoute = () => <LoadedOrder param="orderId">{(order) => <Composed order={order} />}</LoadedOrder>;

import { useTranslation } from 'react-i18next';
import { Navigate, useParams, useSearchParams } from 'react-router';
import type { OrderView } from '#domain/job-orders/schema';
import { AutopilotSwitch } from '#web/entities/autopilot/autopilot-switch';
import { HiringPage } from '#web/features/hiring/components/hiring-page';
import { ProfileContext } from '#web/features/hiring/components/profile-slot';
import type { View } from '#web/features/hiring/model/stages';
import { isView } from '#web/features/hiring/model/stages';
import { OrderMenu } from '#web/features/job-orders/components/order-menu';
import { OrderSummary } from '#web/features/job-orders/components/summary/order-summary';
import { paths } from '#web/shared/paths';
import { useCurrentUser } from '#web/shared/session/current-user';
import { LoadedOrder } from './loaded-order';
import { renderProfile } from './render-profile';

interface ComposedProps {
  order: OrderView;
  view: View;
  viewPath: (view: View) => string;
}

/** Composes the hiring page: order summary and menu, hiring flow, profile drawer. */
function Composed({ order, view, viewPath }: ComposedProps) {
  const { t } = useTranslation('orders');
  const isRecruiter = useCurrentUser().position === 'RECRUITER';
  const crumb = isRecruiter
    ? { label: t('mine.title'), to: paths.myJobs }
    : { label: t('list.title'), to: paths.jobOrdersBy(order.status) };
  return (
    <ProfileContext value={renderProfile}>
      <HiringPage
        order={order}
        view={view}
        crumbs={[crumb]}
        viewPath={viewPath}
        summary={<OrderSummary order={order} />}
        menu={
          <>
            <AutopilotSwitch order={order} />
            <OrderMenu order={order} />
          </>
        }
      />
    </ProfileContext>
  );
}

/** /business/job-order/:orderId/hiring-flow/:stage; the board is the view `board`. */
export function HiringRoute() {
  const { orderId = '', stage } = useParams();
  if (!isView(stage)) return <Navigate to={paths.hiringFlow(orderId)} replace />;
  return (
    <LoadedOrder key={orderId} param="orderId">
      {(order) => <Composed order={order} view={stage} viewPath={(each) => paths.hiringFlow(orderId, each)} />}
    </LoadedOrder>
  );
}

/** /recruiter/job-order/:orderId: the same page; the stage is in the query string. */
export function RecruiterOrderRoute() {
  const { orderId = '' } = useParams();
  const [search] = useSearchParams();
  const wanted = search.get('stage') ?? undefined;
  return (
    <LoadedOrder key={orderId} param="orderId">
      {(order) => (
        <Composed
          order={order}
          view={isView(wanted) ? wanted : 'inviteDrivers'}
          viewPath={(stage) => `${paths.recruiterJobOrder(orderId)}?stage=${stage}`}
        />
      )}
    </LoadedOrder>
  );
}

import { useParams } from 'react-router';
import { CloneOrderPage, EditOrderPage, NewOrderPage } from '#web/features/job-orders/components/form/order-form-page';
import { LoadedOrder } from './loaded-order';

/** /business/job-order/new/:anchor? */
export function NewOrderRoute() {
  const { anchor } = useParams();
  return <NewOrderPage anchor={anchor} />;
}

/** /business/job-order/edit/:id/:anchor? */
export function EditOrderRoute() {
  const { id, anchor } = useParams();
  return <LoadedOrder param="id">{(order) => <EditOrderPage key={id} order={order} anchor={anchor} />}</LoadedOrder>;
}

/** /business/job-order/clone/:id/:isClone; only 'true' means a clone. */
export function CloneOrderRoute() {
  const { id, isClone } = useParams();
  return (
    <LoadedOrder param="id">
      {(order) =>
        isClone === 'true' ? (
          <CloneOrderPage key={id} order={order} />
        ) : (
          <EditOrderPage key={id} order={order} anchor={undefined} />
        )
      }
    </LoadedOrder>
  );
}

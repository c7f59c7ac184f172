import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import type { JobOrderForm, OrderView } from '#domain/job-orders/schema';
import { orderKeys, orderQuery } from '#web/entities/job-orders/order';
import { today } from '#web/shared/form/today';
import { asApiProblem } from '#web/shared/http/api-problem';
import { paths } from '#web/shared/paths';
import { useCurrentUser } from '#web/shared/session/current-user';
import { PageHeader } from '#web/shared/ui/page-header';
import { toast } from '#web/shared/ui/toasts';
import { useCreateOrder, useUpdateOrder } from '../../api/commands';
import { copyFaults } from '../../model/copy-faults';
import { changedFields, cloneValues, newOrderValues, orderValues } from '../../model/form-values';
import { useEditRefusalText } from '../use-edit-refusal';
import { OrderForm } from './order-form';
import type { Anchor } from './section';

/** The list to return to: My jobs for recruiters, the pending orders for others. */
function useOrderListPath(): string {
  return useCurrentUser().position === 'RECRUITER' ? paths.myJobs : paths.jobOrdersBy('pending');
}

/** Opens the list with the new order, which is pending, and highlights it. */
function useOpenNewOrder(): (order: { _id: string }) => void {
  const navigate = useNavigate();
  const isRecruiter = useCurrentUser().position === 'RECRUITER';
  return ({ _id }) =>
    void navigate(
      isRecruiter ? `${paths.myJobs}?status=pending&new=${_id}` : `${paths.jobOrdersBy('pending')}?new=${_id}`,
    );
}

/** Goes to the previous page of this tab, or to the order list if there is none. */
function useGoBack(): () => void {
  const navigate = useNavigate();
  // The key of the first location: the form replaces the URL when another section comes into view.
  const { key: current } = useLocation();
  const [key] = useState(current);
  const listPath = useOrderListPath();
  return () => void (key === 'default' ? navigate(listPath) : navigate(-1));
}

function useTitle(initial: string, prefix: (title: string) => string) {
  const [title, setTitle] = useState(initial);
  return { header: <PageHeader title={prefix(title)} />, setTitle };
}

export function NewOrderPage({ anchor }: { anchor: string | undefined }) {
  const { t } = useTranslation('orders');
  const create = useCreateOrder();
  const goBack = useGoBack();
  const openNewOrder = useOpenNewOrder();
  const { header, setTitle } = useTitle('', (title) =>
    title === '' ? t('title.createNew') : t('title.create', { title }),
  );
  return (
    <>
      {header}
      <OrderForm
        initial={newOrderValues()}
        draft="order.new"
        anchor={anchor}
        pathOf={paths.newJobOrder}
        onSave={(values) => create.mutateAsync(values)}
        onSaved={openNewOrder}
        onTitle={setTitle}
        onBack={goBack}
      />
    </>
  );
}

export function CloneOrderPage({ order }: { order: OrderView }) {
  const { t } = useTranslation('orders');
  const create = useCreateOrder();
  const goBack = useGoBack();
  const openNewOrder = useOpenNewOrder();
  const { header, setTitle } = useTitle(order.title, (title) => t('title.clone', { title }));
  const [faults] = useState(copyFaults(useLocation().state));
  return (
    <>
      {header}
      <OrderForm
        initial={cloneValues(order, today())}
        draft={`order.clone.${order._id}`}
        faults={faults}
        onSave={(values) => create.mutateAsync(values)}
        onSaved={openNewOrder}
        onTitle={setTitle}
        onBack={goBack}
      />
    </>
  );
}

/** Shows that the order cannot be edited and returns to the list. */
function useEditRefusal(order: OrderView) {
  const navigate = useNavigate();
  const listPath = useOrderListPath();
  const refusal = useEditRefusalText()(order.status);
  const isRefused = !order.actions.includes('edit');
  useEffect(() => {
    if (!isRefused) return;
    toast.error(refusal);
    void navigate(listPath, { replace: true });
  }, [isRefused, navigate, listPath, refusal]);
  return isRefused;
}

interface EditProps {
  /** The order as it was when editing began. */
  opened: OrderView;
  /** The order as it is now. */
  latest: OrderView;
  anchor: string | undefined;
}

function EditForm({ opened, latest, anchor }: EditProps) {
  const { t } = useTranslation('orders');
  const [base, setBase] = useState(opened);
  const [refusal, setRefusal] = useState<unknown>();
  const [initial] = useState(() => orderValues(opened));
  const client = useQueryClient();
  const update = useUpdateOrder(opened._id);
  const goBack = useGoBack();
  const { header, setTitle } = useTitle(opened.title, (title) => t('title.edit', { title }));
  const pathOf = useCallback((section: Anchor) => paths.editJobOrder(opened._id, section), [opened._id]);
  /** Whether the order that was just fetched has the changes, which the notice shows. */
  const isNoticed = (problem: unknown) =>
    asApiProblem(problem).code === 'order-changed' &&
    client.getQueryData(orderQuery(opened._id).queryKey)?.versionId !== base.versionId;
  const save = async (values: JobOrderForm) => {
    const changed = changedFields(base, values);
    if (Object.keys(changed).length === 0) return true;
    try {
      await update.mutateAsync({ ...changed, baseVersionId: base.versionId });
      return true;
    } catch (problem) {
      // Somebody else may have saved the order: the form then shows what they changed.
      await client.invalidateQueries({ queryKey: orderKeys.one(opened._id) });
      if (!isNoticed(problem)) throw problem;
      setRefusal(problem);
      return null;
    }
  };
  const takeOver = (order: OrderView) => {
    setBase(order);
    setRefusal(undefined);
  };
  return (
    <>
      {header}
      <OrderForm
        initial={initial}
        editing={latest.status}
        draft={`order.edit.${base.versionId}`}
        anchor={anchor}
        pathOf={pathOf}
        versions={{ base, latest, refusal, onTakenOver: takeOver }}
        onSave={save}
        onSaved={goBack}
        onTitle={setTitle}
        onBack={goBack}
      />
    </>
  );
}

export function EditOrderPage({ order, anchor }: { order: OrderView; anchor: string | undefined }) {
  // Keep the order as it was when editing began: a live update must not reset the form. The API compares the base version.
  const [base] = useState(order);
  return useEditRefusal(base) ? null : <EditForm opened={base} latest={order} anchor={anchor} />;
}

import { useTranslation } from 'react-i18next';
import type { OrderListItem } from '#domain/job-orders/schema';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { openModal } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useOrderBulk } from '../api/bulk';
import type { BulkAct } from '../model/bulk-acts';
import { requestOf, undoOf } from '../model/bulk-acts';
import { bulkFailuresModal } from './bulk-failures-modal';

/** Orders by id, with their titles. */
type BulkOrders = readonly Pick<OrderListItem, '_id' | 'title'>[];

interface BulkRun {
  act: BulkAct;
  orders: BulkOrders;
  notifyToDriver?: boolean;
}

function useDoneText() {
  const { t } = useTranslation('orders');
  return (act: BulkAct, count: number): string => {
    switch (act) {
      case 'show':
      case 'hide':
        return t('bulk.done.visibility', { count });
      case 'autopilotOff':
        return t('bulk.done.autopilotOff', { count });
      case 'cancel':
        return t('bulk.done.cancel', { count });
      case 'delete':
        return t('bulk.done.delete', { count });
    }
  };
}

/**
 * Runs a bulk action, then says what was done, with an undo where no driver was notified, and which orders were
 * refused. Returns the number of the latter; rejects if the whole request failed.
 */
export function useBulkRun() {
  const { mutateAsync, isPending } = useOrderBulk();
  const doneText = useDoneText();
  const problemText = useProblemText();
  const run = async ({ act, orders, notifyToDriver = false }: BulkRun): Promise<number> => {
    const { done, failures } = await mutateAsync({
      orderIds: orders.map(({ _id }) => _id),
      act: requestOf(act, notifyToDriver),
    });
    const changed = orders.filter(({ _id }) => done.includes(_id));
    const undo = undoOf(act);
    if (changed.length > 0) {
      const text = doneText(act, changed.length);
      if (undo === undefined) toast.success(text);
      else toast.undoable(text, () => void attempt({ act: undo, orders: changed }));
    }
    if (failures.length > 0) {
      const titleOf = (id: string) => orders.find(({ _id }) => _id === id)?.title ?? '';
      openModal(bulkFailuresModal, {
        failures: failures.map((failure) => ({ ...failure, name: titleOf(failure._id) })),
      });
    }
    return failures.length;
  };
  /** Shows a failed request as a toast. */
  const attempt = async (wanted: BulkRun): Promise<void> => {
    try {
      await run(wanted);
    } catch (problem) {
      toast.error(problemText(problem));
    }
  };
  return { run, attempt, isPending };
}

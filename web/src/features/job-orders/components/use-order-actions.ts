import { useTranslation } from 'react-i18next';
import type { OrderAction } from '#domain/job-orders/enums';
import { useToggleAutopilot } from '#web/entities/autopilot/autopilot-switch';
import { useRefusalText } from '#web/entities/candidacies/refusal-text';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { paths } from '#web/shared/paths';
import type { MenuAction } from '#web/shared/ui/action-menu';
import { confirm } from '#web/shared/ui/confirm';
import { openModal } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useDeleteOrder, useSetVisibility } from '../api/commands';
import type { ActionableOrder } from '../model/actionable-order';
import { cancelOrderModal } from './cancel-order-modal';
import { copyOrderModal } from './copy-order-modal';
import { useEditRefusalText } from './use-edit-refusal';

/** Menu order; actions that end an order come last. */
const MENU: readonly OrderAction[] = ['edit', 'clone', 'duplicate', 'visibility', 'autopilot', 'cancel', 'delete'];

type ActionEntries = Partial<Record<OrderAction, Omit<MenuAction, 'key'>>>;

/** Actions that end an order; each requires a confirmation. */
function useEndingActions(order: ActionableOrder): ActionEntries {
  const { t } = useTranslation('orders');
  const remove = useDeleteOrder();
  return {
    cancel: {
      label: t('action.cancel'),
      danger: true,
      run: () => {
        openModal(cancelOrderModal, order);
      },
    },
    delete: {
      label: t('action.delete'),
      danger: true,
      run: () => {
        confirm({
          title: t('delete.title'),
          text: t(order.status === 'active' ? 'delete.activeText' : 'delete.text', { title: order.title }),
          confirmLabel: t('action.delete'),
          danger: true,
          onConfirm: () => remove.mutateAsync(order._id),
        });
      },
    },
  };
}

/** Label and effect of each menu action. */
function useActionEntries(order: ActionableOrder): ActionEntries {
  const { t } = useTranslation(['orders', 'autopilot']);
  const problemText = useProblemText();
  const setVisibility = useSetVisibility();
  const autopilot = useToggleAutopilot();
  const endingActions = useEndingActions(order);
  const showProblem = (problem: unknown) => {
    toast.error(problemText(problem));
  };
  return {
    edit: { label: t('action.edit'), to: paths.editJobOrder(order._id) },
    clone: { label: t('action.clone'), to: paths.cloneJobOrder(order._id) },
    duplicate: {
      label: t('action.duplicate'),
      run: () => {
        openModal(copyOrderModal, order);
      },
    },
    visibility: {
      label: order.isVisible ? t('action.hide') : t('action.show'),
      run: () => {
        setVisibility.mutate({ orderId: order._id, isVisible: !order.isVisible }, { onError: showProblem });
      },
    },
    autopilot: {
      label: t(order.autoPilotActivated ? 'autopilot:turnOff' : 'autopilot:turnOn'),
      run: () => {
        autopilot.toggle(order);
      },
    },
    ...endingActions,
  };
}

/** The order's menu: allowed actions, and refused ones with the reason. */
export function useOrderActions(order: ActionableOrder): MenuAction[] {
  const entries = useActionEntries(order);
  const refusalText = useRefusalText();
  const editRefusalText = useEditRefusalText();
  return MENU.flatMap((key) => {
    const entry = entries[key];
    if (entry === undefined) return [];
    if (order.actions.includes(key)) return [{ key, ...entry }];
    const refusal = order.refusals.find(({ action }) => action === key);
    if (refusal === undefined) return [];
    const reason = key === 'edit' ? editRefusalText(order.status) : refusalText(refusal.code);
    return [{ key, label: entry.label, reason }];
  });
}

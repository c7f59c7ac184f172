import { useTranslation } from 'react-i18next';
import type { JobOrderForm, JobOrderPatch } from '#domain/job-orders/schema';
import { orderKeys } from '#web/entities/job-orders/order';
import { api, call } from '#web/shared/http/client';
import { sendable } from '#web/shared/http/sendable';
import { useCommand } from '#web/shared/http/use-command';
import { toast } from '#web/shared/ui/toasts';

const touched = (orderId: string) => [orderKeys.lists, orderKeys.one(orderId)];

export function useCreateOrder() {
  const { t } = useTranslation('orders');
  return useCommand({
    send: (body: JobOrderForm, request) => call(api.POST('/api/order/fleet', { ...request, body: sendable(body) })),
    invalidates: () => [orderKeys.lists],
    onDone: () => {
      toast.success(t('toast.created'));
    },
  });
}

export function useUpdateOrder(orderId: string) {
  const { t } = useTranslation('orders');
  return useCommand({
    send: (body: JobOrderPatch, request) =>
      call(api.PATCH('/api/order/fleet/{id}', { ...request, params: { path: { id: orderId } }, body: sendable(body) })),
    invalidates: () => touched(orderId),
    onDone: () => {
      toast.success(t('toast.updated'));
    },
  });
}

export function useDuplicateOrder() {
  const { t } = useTranslation('orders');
  return useCommand({
    send: (orderId: string, request) =>
      call(api.POST('/api/duplicate/{id}', { ...request, params: { path: { id: orderId } } })),
    invalidates: () => [orderKeys.lists],
    onDone: () => {
      toast.success(t('toast.duplicated'));
    },
  });
}

export function useDeleteOrder() {
  const { t } = useTranslation('orders');
  return useCommand({
    send: (orderId: string, request) =>
      call(api.DELETE('/api/job-order/{id}', { ...request, params: { path: { id: orderId } } })),
    invalidates: touched,
    onDone: () => {
      toast.success(t('toast.deleted'));
    },
  });
}

interface CancelOrder {
  orderId: string;
  notifyToDriver: boolean;
}

export function useCancelOrder() {
  const { t } = useTranslation('orders');
  return useCommand({
    send: ({ orderId, notifyToDriver }: CancelOrder, request) =>
      call(
        api.DELETE('/api/job-order/cancel/{id}', {
          ...request,
          params: { path: { id: orderId }, query: { notifyToDriver } },
        }),
      ),
    invalidates: ({ orderId }) => touched(orderId),
    onDone: () => {
      toast.success(t('toast.cancelled'));
    },
  });
}

interface SetVisibility {
  orderId: string;
  isVisible: boolean;
}

/** Shows or hides an order. Nobody is notified, so that it can be undone. */
export function useSetVisibility() {
  const { t } = useTranslation('orders');
  const command = useCommand<SetVisibility>({
    send: ({ orderId, isVisible }, request) =>
      call(api.PATCH('/api/visibility/{id}', { ...request, params: { path: { id: orderId } }, body: { isVisible } })),
    invalidates: ({ orderId }) => touched(orderId),
    onDone: (_, { orderId, isVisible }) => {
      toast.undoable(t('toast.visibility'), () => {
        command.mutate({ orderId, isVisible: !isVisible }, { onError: toast.problem });
      });
    },
  });
  return command;
}

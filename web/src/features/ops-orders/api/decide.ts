import { orderKeys } from '#web/entities/job-orders/order';
import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';
import { opsOrderKeys } from './orders';

const changed = (orderId: string) => [opsOrderKeys.lists, orderKeys.one(orderId)];

/** Accepts an order, so that its carrier can invite drivers. */
export const useAcceptOrder = (onDone: () => void) =>
  useCommand<string>({
    send: (id, { headers }) => call(api.POST('/api/ops/job-orders/{id}/accept', { params: { path: { id } }, headers })),
    invalidates: changed,
    about: (id) => [id],
    onDone,
  });

interface SendBack {
  id: string;
  note: string;
}

/** Sends an order back; the carrier sees the note in its Pending tab. */
export const useSendBackOrder = (onDone: () => void) =>
  useCommand<SendBack>({
    send: ({ id, note }, { headers }) =>
      call(api.POST('/api/ops/job-orders/{id}/send-back', { params: { path: { id } }, body: { note }, headers })),
    invalidates: ({ id }) => changed(id),
    about: ({ id }) => [id],
    onDone,
  });

import { orderKeys } from '#web/entities/job-orders/order';
import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';
import { opsOrderKeys } from './orders';

const changed = (orderId: string) => [opsOrderKeys.lists, orderKeys.one(orderId)];

/** An order in the version that the page showed; the API refuses a decision about an older one (`order-changed`). */
interface SeenOrder {
  id: string;
  versionId: string;
}

/** Accepts an order, so that its carrier can invite drivers. */
export const useAcceptOrder = (onDone: () => void) =>
  useCommand<SeenOrder>({
    send: ({ id, versionId }, { headers }) =>
      call(api.POST('/api/ops/job-orders/{id}/accept', { params: { path: { id } }, body: { versionId }, headers })),
    invalidates: ({ id }) => changed(id),
    about: ({ id }) => [id],
    onDone,
  });

interface SendBack extends SeenOrder {
  note: string;
}

/** Sends an order back; the carrier sees the note in its Pending tab. */
export const useSendBackOrder = (onDone: () => void) =>
  useCommand<SendBack>({
    send: ({ id, ...body }, { headers }) =>
      call(api.POST('/api/ops/job-orders/{id}/send-back', { params: { path: { id } }, body, headers })),
    invalidates: ({ id }) => changed(id),
    about: ({ id }) => [id],
    onDone,
  });

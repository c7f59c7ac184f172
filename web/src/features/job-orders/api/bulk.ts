import type { OrderBulkBody, OrderBulkReport } from '#domain/job-orders/schema';
import { orderKeys } from '#web/entities/job-orders/order';
import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';

/** Runs an action for several orders. */
export const useOrderBulk = () =>
  useCommand<OrderBulkBody, OrderBulkReport>({
    send: (body, request) => call(api.POST('/api/job-order/bulk', { ...request, body })),
    invalidates: () => [orderKeys.lists, orderKeys.every, ['autopilot'], ['dashboard']],
    about: ({ orderIds }) => orderIds,
  });

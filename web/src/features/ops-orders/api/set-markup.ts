import { orderKeys } from '#web/entities/job-orders/order';
import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';

interface NewMarkup {
  id: string;
  markupRate: number | null;
}

/** Sets the markup of an order, or removes it. */
export const useSetMarkup = (onDone: () => void) =>
  useCommand<NewMarkup>({
    send: ({ id, markupRate }, { headers }) =>
      call(api.PUT('/api/ops/job-orders/{id}/markup', { params: { path: { id } }, body: { markupRate }, headers })),
    invalidates: ({ id }) => [orderKeys.one(id)],
    about: ({ id }) => [id],
    onDone,
  });

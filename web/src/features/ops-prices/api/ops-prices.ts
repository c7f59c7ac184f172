import { queryOptions } from '@tanstack/react-query';
import type { NewPriceBody, OpsPrice, PricePreview } from '#domain/prices/schema';
import { api, call } from '#web/shared/http/client';
import { sendable } from '#web/shared/http/sendable';
import { useCommand } from '#web/shared/http/use-command';

const lists = ['ops', 'prices'] as const;
const changed = [lists, ['prices'], ['match-prices']];

/** All versions of all prices, by product and state, newest first. */
export const opsPricesQuery = queryOptions({
  queryKey: [...lists],
  queryFn: async ({ signal }): Promise<OpsPrice[]> => (await call(api.GET('/api/ops/prices', { signal }))).data,
});

/** Previews what a new price would touch; nothing changes. */
export const usePreviewPrice = () =>
  useCommand<NewPriceBody, PricePreview>({
    send: (body) => call(api.POST('/api/ops/prices/preview', { body: sendable(body) })),
  });

/** Plans a new price. */
export const useAddPrice = (onDone: () => void) =>
  useCommand<NewPriceBody>({
    send: (body, { headers }) => call(api.POST('/api/ops/prices', { body: sendable(body), headers })),
    invalidates: () => changed,
    onDone,
  });

/** Cancels a planned price. */
export const useCancelPrice = (onDone: () => void) =>
  useCommand<string>({
    send: (id, { headers }) => call(api.POST('/api/ops/prices/{id}/cancel', { params: { path: { id } }, headers })),
    invalidates: () => changed,
    onDone,
  });

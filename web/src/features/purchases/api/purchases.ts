import { infiniteQueryOptions } from '@tanstack/react-query';
import type { CreditPurchaseBody, PurchaseFilters, PurchasePage } from '#domain/purchases/schema';
import { api, call } from '#web/shared/http/client';
import { nextSkip } from '#web/shared/http/next-skip';
import { saveFile } from '#web/shared/http/save-file';
import { sendable } from '#web/shared/http/sendable';
import { useCommand } from '#web/shared/http/use-command';

const PAGE_SIZE = 25;
const lists = ['purchases'] as const;

/** Purchases of the user's carrier, or of all carriers for operations; newest first. */
export const purchasesQuery = (filters: PurchaseFilters) =>
  infiniteQueryOptions({
    queryKey: [...lists, filters],
    queryFn: ({ pageParam, signal }) => {
      const query = sendable({ ...filters, limit: PAGE_SIZE, skip: pageParam });
      return call(api.GET('/api/purchases', { params: { query }, signal }));
    },
    initialPageParam: 0,
    getNextPageParam: (last: PurchasePage, pages: PurchasePage[]) => nextSkip(last, pages),
    meta: { topics: ['candidacy'] },
  });

/** Downloads the whole list. */
export async function savePurchases(filters: PurchaseFilters, day: string): Promise<void> {
  const query = sendable(filters);
  const content: unknown = await call(api.GET('/api/purchases/csv', { params: { query }, parseAs: 'blob' }));
  saveFile(content, `purchases-${day}.csv`);
}

/** Credits a purchase. */
export const useCreditPurchase = (onDone: () => void) =>
  useCommand<CreditPurchaseBody & { id: string }>({
    send: ({ id, ...body }, { headers }) =>
      call(api.POST('/api/ops/purchases/{id}/credit', { params: { path: { id } }, body: sendable(body), headers })),
    invalidates: () => [lists],
    onDone,
  });

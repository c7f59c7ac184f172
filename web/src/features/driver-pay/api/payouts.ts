import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Payout } from '#domain/payouts/schema';
import { api, call } from '#web/shared/http/client';
import { nextSkip } from '#web/shared/http/next-skip';
import { saveFile } from '#web/shared/http/save-file';

const PAGE_SIZE = 20;

/** The driver's payouts, newest week first. */
export const payoutsQuery = () =>
  infiniteQueryOptions({
    queryKey: ['payment', 'payouts'],
    queryFn: ({ pageParam, signal }) =>
      call(api.GET('/api/payment/payouts', { params: { query: { limit: PAGE_SIZE, skip: pageParam } }, signal })),
    initialPageParam: 0,
    getNextPageParam: nextSkip,
  });

/** One payout with the calculation of each day. */
export const payoutQuery = (payoutId: string) =>
  queryOptions({
    queryKey: ['payment', 'payouts', payoutId],
    queryFn: ({ signal }) =>
      call(api.GET('/api/payment/payouts/{payoutId}', { params: { path: { payoutId } }, signal })),
  });

/** Saves the statement of a payout. */
export async function saveStatement({ _id: payoutId, weekStartsOn }: Payout): Promise<void> {
  const params = { path: { payoutId } };
  saveFile(
    await call(api.GET('/api/payment/payouts/{payoutId}/statement', { params, parseAs: 'blob' })),
    `statement-${weekStartsOn}.pdf`,
  );
}

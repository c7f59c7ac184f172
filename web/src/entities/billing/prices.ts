import { queryOptions } from '@tanstack/react-query';
import { api, call } from '#web/shared/http/client';

/** Every price that counts now, and the trial of the user's carrier. */
export const pricesQuery = queryOptions({
  queryKey: ['prices'],
  queryFn: ({ signal }) => call(api.GET('/api/prices', { signal })),
});

/** The prices of drivers' matches on an order now; read again after every conflict. */
export const matchPricesQuery = (orderId: string, driverIds: readonly string[]) =>
  queryOptions({
    queryKey: ['match-prices', orderId, driverIds],
    queryFn: ({ signal }) =>
      call(api.POST('/api/purchases/match-prices', { body: { orderId, driverIds: [...driverIds] }, signal })),
    meta: { topics: ['driver', 'candidacy'] },
  });

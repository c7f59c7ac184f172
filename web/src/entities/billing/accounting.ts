import { queryOptions } from '@tanstack/react-query';
import { api, call } from '#web/shared/http/client';
import { billingKey } from './queries';

/** What accounting has to do besides its invoices. */
export const accountingQuery = () =>
  queryOptions({
    queryKey: [...billingKey, 'accounting'],
    queryFn: ({ signal }) => call(api.GET('/api/billing/accounting', { signal })),
  });

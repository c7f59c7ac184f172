import { queryOptions } from '@tanstack/react-query';
import { api, call } from '#web/shared/http/client';
import { billingKey } from './queries';

/** The open work of accounting apart from invoices. */
export const accountingQuery = () =>
  queryOptions({
    queryKey: [...billingKey, 'accounting'],
    queryFn: ({ signal }) => call(api.GET('/api/billing/accounting', { signal })),
  });

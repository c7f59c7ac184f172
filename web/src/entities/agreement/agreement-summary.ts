import { queryOptions } from '@tanstack/react-query';
import { api, call } from '#web/shared/http/client';

/** Everything about the carrier's own agreement. */
export const AGREEMENT_KEY = ['agreement'];

/** The next change of the carrier's agreement. */
export const agreementSummaryQuery = () =>
  queryOptions({
    queryKey: [...AGREEMENT_KEY, 'summary'],
    queryFn: ({ signal }) => call(api.GET('/api/business/agreement/summary', { signal })),
    meta: { topics: ['carrier'] },
  });

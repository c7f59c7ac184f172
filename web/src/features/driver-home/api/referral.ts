import { queryOptions } from '@tanstack/react-query';
import { api, call } from '#web/shared/http/client';

/** The driver's referral code and link; they never change. */
export const referralQuery = () =>
  queryOptions({
    queryKey: ['driver', 'referral'],
    queryFn: ({ signal }) => call(api.GET('/api/driver/referral', { signal })),
    staleTime: Infinity,
  });

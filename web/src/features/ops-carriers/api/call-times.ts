import { queryOptions } from '@tanstack/react-query';
import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';

/** Future call times, available and booked. */
export const callTimesQuery = () =>
  queryOptions({
    queryKey: ['ops', 'call-times'],
    queryFn: ({ signal }) => call(api.GET('/api/ops/call-times', { signal })),
    meta: { topics: ['carrier'] },
  });

/** Offers a call time. */
export const useOfferCallTime = (onDone: () => void) =>
  useCommand<{ startsAt: string }>({
    send: (body, { headers }) => call(api.POST('/api/ops/call-times', { body, headers })),
    invalidates: () => [callTimesQuery().queryKey],
    onDone,
  });

/** Withdraws an available call time. */
export const useWithdrawCallTime = (onDone: () => void) =>
  useCommand<string>({
    send: (id, { headers }) => call(api.DELETE('/api/ops/call-times/{id}', { params: { path: { id } }, headers })),
    invalidates: () => [callTimesQuery().queryKey],
    onDone,
  });

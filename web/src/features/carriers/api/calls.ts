import type { CallOffer } from '#domain/carriers/schema';
import { queryOptions } from '@tanstack/react-query';
import { api, call } from '../../../shared/http/client';
import { useCommand } from '../../../shared/http/use-command';

/** The free times, and the one that the holder of this secret has booked. */
export const callOfferQuery = (booking: string) =>
  queryOptions({
    queryKey: ['call-offer', booking],
    queryFn: ({ signal }) => call(api.GET('/api/fleet/call-times', { params: { query: { booking } }, signal })),
  });

/** Takes a time for the call, in place of the one before; another applicant's choice makes the list stale. */
export const useBookCall = (booking: string, onDone: () => void) =>
  useCommand<string, CallOffer>({
    send: (id, { headers }) =>
      call(
        api.POST('/api/fleet/call-times/{id}/book', {
          params: { path: { id } },
          body: { booking, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
          headers,
        }),
      ),
    invalidates: () => [callOfferQuery(booking).queryKey],
    onDone,
  });

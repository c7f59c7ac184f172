import { queryOptions } from '@tanstack/react-query';
import type { JoinWaitlist } from '#domain/carriers/schema';
import type { UsState } from '#domain/places/us-states';
import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';

/** States where drivers can sign up. */
export const servedStatesQuery = () =>
  queryOptions({
    queryKey: ['served-states'],
    queryFn: ({ signal }) => call(api.GET('/api/served-states', { signal })),
  });

/** Requests an email for the day a state is served. */
export const useJoinWaitlist = (onDone: (state: UsState) => void) =>
  useCommand<JoinWaitlist>({
    send: (body, { headers }) => call(api.POST('/api/drivers/waitlist', { body, headers })),
    onDone: (_, { state }) => {
      onDone(state);
    },
  });

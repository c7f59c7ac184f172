import { queryOptions } from '@tanstack/react-query';
import type { OpsServedStates, ServeStates } from '#domain/carriers/schema';
import { api, call } from '#web/shared/http/client';
import { sendable } from '#web/shared/http/sendable';
import { useCommand } from '#web/shared/http/use-command';

/** States where drivers can sign up, and the number of waiting drivers in every other state. */
export const servedStatesQuery = () =>
  queryOptions({
    queryKey: ['ops', 'served-states'],
    queryFn: ({ signal }) => call(api.GET('/api/ops/served-states', { signal })),
  });

/** Replaces the served states. */
export const useServeStates = (onDone: () => void) =>
  useCommand<ServeStates, OpsServedStates>({
    send: (body, { headers }) => call(api.PUT('/api/ops/served-states', { body: sendable(body), headers })),
    invalidates: () => [servedStatesQuery().queryKey],
    onDone,
  });

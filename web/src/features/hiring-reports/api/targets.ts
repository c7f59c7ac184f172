import { queryOptions } from '@tanstack/react-query';
import type { SetHiringTargets } from '#domain/candidacies/hiring-targets/schema';
import { api, call } from '#web/shared/http/client';
import { sendable } from '#web/shared/http/sendable';
import { useCommand } from '#web/shared/http/use-command';

const KEY = ['hiring-targets'];

/** The days that each step of hiring may take at the user's carrier. */
export const hiringTargetsQuery = queryOptions({
  queryKey: KEY,
  queryFn: ({ signal }) => call(api.GET('/api/hiring-targets', { signal })),
});

export const useSetHiringTargets = (onDone: () => void) =>
  useCommand({
    send: (body: SetHiringTargets, request) =>
      call(api.PUT('/api/hiring-targets', { ...request, body: sendable(body) })),
    invalidates: () => [KEY],
    onDone,
  });

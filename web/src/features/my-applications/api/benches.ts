import { queryOptions } from '@tanstack/react-query';
import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';

/** The carriers that keep the driver in mind. */
export const benchesQuery = () =>
  queryOptions({
    queryKey: ['driver', 'benches'],
    queryFn: ({ signal }) => call(api.GET('/api/driver/benches', { signal })),
    meta: { topics: ['bench'] },
  });

export const useLeaveBench = (onDone: () => void) =>
  useCommand({
    send: (id: string, request) =>
      call(api.DELETE('/api/driver/benches/{id}', { ...request, params: { path: { id } } })),
    invalidates: () => [benchesQuery().queryKey],
    onDone,
  });

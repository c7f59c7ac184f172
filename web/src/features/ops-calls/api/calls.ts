import { infiniteQueryOptions } from '@tanstack/react-query';
import type { CallKind } from '#domain/driver-pipeline/missed-calls';
import type { MissCallBody } from '#domain/driver-pipeline/schema';
import type { CallTurn } from '#domain/screening-calls/turns';
import { opsDriverKeys } from '#web/entities/pipeline/drivers';
import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';

interface CallFilters {
  turn: CallTurn;
  kind: CallKind | null;
  owner: string | null;
  agreedBy: string | null;
}

/** Calls to make, longest-waiting drivers first; nested under the key of the driver lists. */
export const callsQuery = ({ turn, kind, owner, agreedBy }: CallFilters) =>
  infiniteQueryOptions({
    queryKey: [...opsDriverKeys.lists, 'calls', turn, kind, owner, agreedBy],
    queryFn: ({ pageParam, signal }) => {
      const query = {
        turn,
        ...(kind !== null && { kind }),
        ...(owner !== null && { owner }),
        ...(agreedBy !== null && { agreedBy }),
        ...(pageParam !== null && { after: pageParam }),
      };
      return call(api.GET('/api/ops/calls', { params: { query }, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next ?? undefined,
    meta: { topics: ['driver'], held: true },
  });

/** Records an unanswered call and schedules the callback. */
export const useMissCall = (onDone: () => void) =>
  useCommand<{ id: string; body: MissCallBody }>({
    send: ({ id, body }, { headers }) =>
      call(api.POST('/api/ops/drivers/{id}/missed-call', { params: { path: { id } }, body, headers })),
    invalidates: ({ id }) => [opsDriverKeys.lists, opsDriverKeys.one(id)],
    onDone,
  });

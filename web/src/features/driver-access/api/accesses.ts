import type { QueryKey } from '@tanstack/react-query';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { OwnAccess } from '#domain/dq-access/schema';
import { ApiProblem } from '#web/shared/http/api-problem';
import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';
import { currentUserQuery } from '#web/shared/session/current-user';

/** Requests for the driver's file, and the carriers with access. */
export const accessesQuery = () =>
  queryOptions({
    queryKey: ['driver', 'accesses'],
    queryFn: ({ signal }) => call(api.GET('/api/driver/dq-accesses', { signal })),
    meta: { topics: ['file-access'] },
  });

const touched = (): readonly QueryKey[] => [accessesQuery().queryKey, currentUserQuery().queryKey];

/** Reads the accesses again if one has changed or ended since the page was read, so that the page behind the dialog says so. */
function useReadAgain() {
  const client = useQueryClient();
  return (error: unknown): never => {
    if (error instanceof ApiProblem && error.code === 'access-move-not-allowed') {
      for (const queryKey of touched()) void client.invalidateQueries({ queryKey });
    }
    throw error;
  };
}

/** An answer with a last day. */
export interface DayAnswer {
  readonly id: string;
  readonly endsOn: string;
}

/** A refusal with an optional text. */
export interface TextAnswer {
  readonly id: string;
  readonly text: string;
}

export function useGrantAccess(onDone: (access: OwnAccess) => void) {
  const readAgain = useReadAgain();
  return useCommand({
    send: ({ id, endsOn }: DayAnswer, request) =>
      call(
        api.PATCH('/api/driver/dq-accesses/{id}/grant', { ...request, params: { path: { id } }, body: { endsOn } }),
      ).catch(readAgain),
    invalidates: touched,
    onDone,
  });
}

export function useExtendAccess(onDone: (access: OwnAccess) => void) {
  const readAgain = useReadAgain();
  return useCommand({
    send: ({ id, endsOn }: DayAnswer, request) =>
      call(
        api.PATCH('/api/driver/dq-accesses/{id}/extend', { ...request, params: { path: { id } }, body: { endsOn } }),
      ).catch(readAgain),
    invalidates: touched,
    onDone,
  });
}

export function useRejectAccess(onDone: () => void) {
  const readAgain = useReadAgain();
  return useCommand({
    send: ({ id, text }: TextAnswer, request) =>
      call(
        api.PATCH('/api/driver/dq-accesses/{id}/reject', { ...request, params: { path: { id } }, body: { text } }),
      ).catch(readAgain),
    invalidates: touched,
    onDone,
  });
}

export function useRevokeAccess(onDone: () => void) {
  const readAgain = useReadAgain();
  return useCommand({
    send: ({ id, text }: TextAnswer, request) =>
      call(
        api.PATCH('/api/driver/dq-accesses/{id}/revoke', { ...request, params: { path: { id } }, body: { text } }),
      ).catch(readAgain),
    invalidates: touched,
    onDone,
  });
}

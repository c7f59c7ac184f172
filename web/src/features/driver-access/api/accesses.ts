import type { QueryKey } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';
import type { OwnAccess } from '#domain/dq-access/schema';
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

export const useGrantAccess = (onDone: (access: OwnAccess) => void) =>
  useCommand({
    send: ({ id, endsOn }: DayAnswer, request) =>
      call(api.PATCH('/api/driver/dq-accesses/{id}/grant', { ...request, params: { path: { id } }, body: { endsOn } })),
    invalidates: touched,
    onDone,
  });

export const useExtendAccess = (onDone: (access: OwnAccess) => void) =>
  useCommand({
    send: ({ id, endsOn }: DayAnswer, request) =>
      call(
        api.PATCH('/api/driver/dq-accesses/{id}/extend', { ...request, params: { path: { id } }, body: { endsOn } }),
      ),
    invalidates: touched,
    onDone,
  });

export const useRejectAccess = (onDone: () => void) =>
  useCommand({
    send: ({ id, text }: TextAnswer, request) =>
      call(api.PATCH('/api/driver/dq-accesses/{id}/reject', { ...request, params: { path: { id } }, body: { text } })),
    invalidates: touched,
    onDone,
  });

export const useRevokeAccess = (onDone: () => void) =>
  useCommand({
    send: ({ id, text }: TextAnswer, request) =>
      call(api.PATCH('/api/driver/dq-accesses/{id}/revoke', { ...request, params: { path: { id } }, body: { text } })),
    invalidates: touched,
    onDone,
  });

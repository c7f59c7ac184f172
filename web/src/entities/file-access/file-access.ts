import type { QueryKey } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';
import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';

/** The query keys that a change of a carrier's access invalidates. */
const touched: readonly QueryKey[] = [['bench'], ['driver-profile'], ['file-access']];

/** The driver whom a button or dialog is about. */
export interface AccessTarget {
  driverId: string;
  name: string;
}

const CARD_ROWS = 5;

/** The last changed accesses of a carrier in a state, for the dashboard. */
export const dqAccessesQuery = (organizationId: string, state: 'requested' | 'approved') =>
  queryOptions({
    queryKey: ['file-access', organizationId, state],
    queryFn: ({ signal }) =>
      call(
        api.GET('/api/dq-access/{businessId}', {
          params: { path: { businessId: organizationId }, query: { state, limit: CARD_ROWS } },
          signal,
        }),
      ),
    meta: { topics: ['file-access'] },
  });

export const useRequestAccess = (onDone: () => void) =>
  useCommand({
    send: (body: { organizationId: string; driverId: string; reason: string }, request) =>
      call(api.PATCH('/api/dq-access/request', { ...request, body })),
    invalidates: () => touched,
    onDone,
  });

export const useWithdrawRequest = (onDone: () => void) =>
  useCommand({
    send: (id: string, request) =>
      call(api.PATCH('/api/dq-access/withdraw/{id}', { ...request, params: { path: { id } } })),
    invalidates: () => touched,
    onDone,
  });

export const useGiveUpAccess = (onDone: () => void) =>
  useCommand({
    send: (id: string, request) =>
      call(api.PATCH('/api/dq-access/give-up/{id}', { ...request, params: { path: { id } } })),
    invalidates: () => touched,
    onDone,
  });

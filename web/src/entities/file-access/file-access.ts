import type { QueryKey } from '@tanstack/react-query';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { FileAccessView } from '#domain/dq-access/schema';
import type { DriverDossier } from '#domain/driver-dossier/schema';
import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';

/** The query keys that a change of a carrier's access invalidates. */
const touched: readonly QueryKey[] = [['bench'], ['dq-review'], ['driver-profile'], ['file-access']];

/** The driver whom a button or dialog is about. */
export interface AccessTarget {
  driverId: string;
  name: string;
}

/** The query key of a driver's file. */
export const dossierKey = (driverId: string) => ['dossier', driverId, 'file'] as const;

/** Shows the new access in an open file without reading the file again, because each reading is logged. */
export function useShowAccess(driverId: string) {
  const client = useQueryClient();
  return (access: FileAccessView) => {
    client.setQueryData<DriverDossier>(dossierKey(driverId), (dossier) => dossier && { ...dossier, access });
  };
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

export const useRequestAccess = (onDone: (access: FileAccessView) => void) =>
  useCommand({
    send: (body: { organizationId: string; driverId: string; reason: string }, request) =>
      call(api.PATCH('/api/dq-access/request', { ...request, body })),
    invalidates: () => touched,
    onDone,
  });

export const useWithdrawRequest = (onDone: (access: FileAccessView) => void) =>
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

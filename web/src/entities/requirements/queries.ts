import { queryOptions } from '@tanstack/react-query';
import type { NewDriverFactBody } from '#domain/requirements/schema';
import { api, call } from '#web/shared/http/client';
import { useCommand } from '#web/shared/http/use-command';

const keys = {
  ofDriver: (driverId: string) => ['ops', 'driver', driverId, 'requirements'] as const,
};

/** The date, organization and job; by default today, and only the driver's own requirements. */
export interface RequirementsFor {
  driverId: string;
  on?: string | undefined;
  organizationId?: string | undefined;
  orderId?: string | undefined;
}

/** The driver's requirements. */
export const requirementsQuery = ({ driverId, on, organizationId, orderId }: RequirementsFor) =>
  queryOptions({
    queryKey: [...keys.ofDriver(driverId), on ?? null, organizationId ?? null, orderId ?? null],
    queryFn: ({ signal }) => {
      const query = {
        ...(on !== undefined && { on }),
        ...(organizationId !== undefined && { organizationId }),
        ...(orderId !== undefined && { orderId }),
      };
      return call(api.GET('/api/ops/drivers/{id}/requirements', { params: { path: { id: driverId }, query }, signal }));
    },
    // Another employer's list may stay visible until the new one is loaded; another driver's may not.
    placeholderData: (before, query) => (query?.queryKey[2] === driverId ? before : undefined),
    meta: { topics: ['driver', 'candidacy'] },
  });

/** Carriers to choose from if none is selected yet. */
export const carriersQuery = (search: string) =>
  queryOptions({
    queryKey: ['ops', 'organizations', 'choice', search],
    queryFn: ({ signal }) =>
      call(api.GET('/api/ops/organizations', { params: { query: { search, limit: 100, skip: 0 } }, signal })),
    meta: { topics: ['carrier'] },
  });

/** Records a date that no other source has. */
export const useEnterFact = (onDone: () => void) =>
  useCommand<{ driverId: string; body: NewDriverFactBody }>({
    send: ({ driverId, body }, { headers }) =>
      call(api.POST('/api/ops/drivers/{id}/facts', { params: { path: { id: driverId } }, body, headers })),
    invalidates: ({ driverId }) => [keys.ofDriver(driverId)],
    onDone,
  });

/** Withdraws a fact entered by mistake. */
export const useWithdrawFact = (onDone: () => void) =>
  useCommand<{ driverId: string; factId: string }>({
    send: ({ driverId, factId }, { headers }) =>
      call(api.DELETE('/api/ops/drivers/{id}/facts/{factId}', { params: { path: { id: driverId, factId } }, headers })),
    invalidates: ({ driverId }) => [keys.ofDriver(driverId)],
    onDone,
  });

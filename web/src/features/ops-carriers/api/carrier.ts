import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CarrierNoteBody, CarrierNotes } from '#domain/carriers/carrier-page/schema';
import type { OrderStatus } from '#domain/job-orders/states';
import { api, call } from '#web/shared/http/client';
import { nextSkip } from '#web/shared/http/next-skip';
import { useCommand } from '#web/shared/http/use-command';
import { organizationKeys } from './organizations';

const PAGE_SIZE = 25;

const keys = {
  notes: (id: string) => [...organizationKeys.one(id), 'notes'],
  staff: (id: string) => [...organizationKeys.one(id), 'staff'],
} as const;

/** One carrier with its numbers. */
export const carrierQuery = (id: string) =>
  queryOptions({
    queryKey: organizationKeys.one(id),
    queryFn: ({ signal }) => call(api.GET('/api/ops/organizations/{id}', { params: { path: { id } }, signal })),
    meta: { topics: ['carrier', 'job-order', 'candidacy'] },
  });

/** The carrier's staff. */
export const carrierStaffQuery = (id: string) =>
  queryOptions({
    queryKey: keys.staff(id),
    queryFn: ({ signal }) => call(api.GET('/api/ops/organizations/{id}/staff', { params: { path: { id } }, signal })),
    meta: { topics: ['carrier'] },
  });

/** The carrier's facilities. */
export const carrierFacilitiesQuery = (orgId: string) =>
  queryOptions({
    queryKey: ['ops', 'carrier', orgId, 'facilities'],
    queryFn: ({ signal }) =>
      call(api.GET('/api/facility/organization/{orgId}', { params: { path: { orgId } }, signal })),
    meta: { topics: ['facility'] },
  });

/** The carrier's orders in one status. */
export const carrierOrdersQuery = (orgId: string, status: OrderStatus) =>
  infiniteQueryOptions({
    queryKey: ['ops', 'carrier', orgId, 'orders', status],
    queryFn: ({ pageParam, signal }) => {
      const params = { path: { status, orgId }, query: { limit: PAGE_SIZE, skip: pageParam } };
      return call(api.GET('/api/job-order/{status}/organization/{orgId}', { params, signal }));
    },
    initialPageParam: 0,
    getNextPageParam: nextSkip,
    meta: { topics: ['job-order'] },
  });

/** Events of the carrier's orders, newest first. */
export const carrierEventsQuery = (orgId: string) =>
  infiniteQueryOptions({
    queryKey: ['ops', 'carrier', orgId, 'events'],
    queryFn: ({ pageParam, signal }) => {
      const params = { path: { orgId }, query: { limit: PAGE_SIZE, skip: pageParam } };
      return call(api.GET('/api/events/{orgId}', { params, signal }));
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.data.length < PAGE_SIZE ? undefined : pages.length * PAGE_SIZE),
    meta: { topics: ['job-order', 'candidacy'] },
  });

/** Operations' notes about the carrier, newest first. */
export const carrierNotesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: keys.notes(id),
    queryFn: ({ pageParam, signal }) => {
      const params = { path: { id }, query: { limit: PAGE_SIZE, skip: pageParam } };
      return call(api.GET('/api/ops/organizations/{id}/notes', { params, signal }));
    },
    initialPageParam: 0,
    getNextPageParam: (last: CarrierNotes, pages: CarrierNotes[]) => nextSkip(last, pages),
    meta: { topics: ['carrier'] },
  });

/** Stores a note about the carrier. */
export const useAddCarrierNote = (id: string, onDone: () => void) =>
  useCommand({
    send: (body: CarrierNoteBody, request) =>
      call(api.POST('/api/ops/organizations/{id}/notes', { ...request, params: { path: { id } }, body })),
    invalidates: () => [keys.notes(id)],
    onDone,
  });

/** Sends the invitation of an administrator again. */
export const useInviteAdminAgain = (id: string, onDone: () => void) =>
  useCommand({
    send: (userId: string, request) =>
      call(
        api.POST('/api/ops/organizations/{id}/staff/{userId}/invitation', {
          ...request,
          params: { path: { id, userId } },
        }),
      ),
    invalidates: () => [keys.staff(id)],
    onDone,
  });

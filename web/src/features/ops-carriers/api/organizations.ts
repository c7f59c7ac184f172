import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { OrganizationList } from '#domain/carriers/schema';
import { api, call } from '#web/shared/http/client';
import { nextSkip } from '#web/shared/http/next-skip';
import { useCommand } from '#web/shared/http/use-command';

const PAGE_SIZE = 25;

export const organizationKeys = {
  lists: ['ops', 'organizations'],
  one: (id: string) => ['ops', 'carrier', id],
} as const;

/** Carriers by name, optionally filtered by a part of it. */
export const organizationsQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...organizationKeys.lists, search],
    queryFn: ({ pageParam, signal }) => {
      const query = { search, limit: PAGE_SIZE, skip: pageParam };
      return call(api.GET('/api/ops/organizations', { params: { query }, signal }));
    },
    initialPageParam: 0,
    getNextPageParam: (last: OrganizationList, pages: OrganizationList[]) => nextSkip(last, pages),
    placeholderData: keepPreviousData,
    meta: { topics: ['carrier'] },
  });

/** Deactivates a carrier: signs out its staff and pauses its waiting times. */
export const useDeactivateOrganization = (onDone: () => void) =>
  useCommand<{ id: string; reason: string }>({
    send: ({ id, reason }, { headers }) =>
      call(api.POST('/api/ops/organizations/{id}/deactivate', { params: { path: { id } }, body: { reason }, headers })),
    invalidates: ({ id }) => [organizationKeys.lists, organizationKeys.one(id)],
    onDone,
  });

/** Reactivates a carrier. */
export const useReactivateOrganization = (onDone: () => void) =>
  useCommand<string>({
    send: (id, { headers }) =>
      call(api.POST('/api/ops/organizations/{id}/reactivate', { params: { path: { id } }, headers })),
    invalidates: (id) => [organizationKeys.lists, organizationKeys.one(id)],
    onDone,
  });

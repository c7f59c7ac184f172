import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ActivateCarrier, ApplicationList } from '#domain/carriers/schema';
import type { ApplicationStatus } from '#domain/carriers/statuses';
import { api, call } from '#web/shared/http/client';
import { nextSkip } from '#web/shared/http/next-skip';
import { useCommand } from '#web/shared/http/use-command';
import { callTimesQuery } from './call-times';
import { organizationKeys } from './organizations';

const PAGE_SIZE = 10;

export const applicationKeys = { lists: ['ops', 'carrier-applications'] } as const;

/** Applications in one status, oldest first. */
export const applicationsQuery = (status: ApplicationStatus) =>
  infiniteQueryOptions({
    queryKey: [...applicationKeys.lists, status],
    queryFn: ({ pageParam, signal }) => {
      const query = { status, limit: PAGE_SIZE, skip: pageParam };
      return call(api.GET('/api/ops/carrier-applications', { params: { query }, signal }));
    },
    initialPageParam: 0,
    getNextPageParam: (last: ApplicationList, pages: ApplicationList[]) => nextSkip(last, pages),
    meta: { topics: ['carrier'] },
  });

interface Activation {
  id: string;
  body: ActivateCarrier;
}

/** Creates the organization and invites its first administrator. */
export const useActivateCarrier = (onDone: () => void) =>
  useCommand<Activation>({
    send: ({ id, body }, { headers }) =>
      call(api.POST('/api/ops/carrier-applications/{id}/activate', { params: { path: { id } }, body, headers })),
    invalidates: () => [applicationKeys.lists, organizationKeys.lists],
    onDone,
  });

/** Declines an application and cancels its booked call. */
export const useDeclineCarrier = (onDone: () => void) =>
  useCommand<string>({
    send: (id, { headers }) =>
      call(api.POST('/api/ops/carrier-applications/{id}/decline', { params: { path: { id } }, headers })),
    invalidates: () => [applicationKeys.lists, callTimesQuery().queryKey],
    onDone,
  });

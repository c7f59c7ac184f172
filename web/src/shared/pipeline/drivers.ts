import type { DriverStage } from '#domain/drivers/stages';
import type { OpsDriverList } from '#domain/driver-pipeline/schema';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, call } from '../http/client';

const LIMIT = 20;

export const opsDriverKeys = {
  lists: ['ops', 'drivers'] as const,
  one: (id: string) => ['ops', 'driver', id] as const,
};

/** What the list is narrowed by. */
export interface DriverFilters {
  stage: DriverStage | null;
  owner: string | null;
  overdue: boolean;
  name: string;
}

/** Drivers on their way, who is due first. A driver who moves while somebody reads waits behind the "new" pill. */
export const opsDriversQuery = ({ stage, owner, overdue, name }: DriverFilters) =>
  infiniteQueryOptions({
    queryKey: [...opsDriverKeys.lists, stage, owner, overdue, name],
    queryFn: ({ pageParam, signal }) => {
      const limits = { limit: LIMIT, skip: pageParam };
      const body = { ...limits, overdue, name, ...(stage !== null && { stage }), ...(owner !== null && { owner }) };
      return call(api.POST('/api/ops/drivers/search', { body, signal }));
    },
    initialPageParam: 0,
    getNextPageParam: (last: OpsDriverList, pages: OpsDriverList[]) =>
      last.more ? pages.reduce((sum, { data }) => sum + data.length, 0) : undefined,
    meta: { topics: ['driver'], held: true },
  });

/** One driver's pipeline. */
export const opsDriverQuery = (id: string) =>
  queryOptions({
    queryKey: opsDriverKeys.one(id),
    queryFn: ({ signal }) => call(api.GET('/api/ops/drivers/{id}', { params: { path: { id } }, signal })),
    meta: { topics: ['driver'] },
  });

/** What happened to him, the newest first. */
export const opsDriverTimelineQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...opsDriverKeys.one(id), 'timeline'],
    queryFn: ({ pageParam, signal }) => {
      const query = pageParam === null ? {} : { after: pageParam };
      return call(api.GET('/api/ops/drivers/{id}/timeline', { params: { path: { id }, query }, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next ?? undefined,
    meta: { topics: ['driver', 'candidacy'] },
  });

/** Who a driver may be given to. */
export const opsMembersQuery = () =>
  queryOptions({
    queryKey: ['ops', 'members'],
    queryFn: ({ signal }) => call(api.GET('/api/ops/members', { signal })),
    meta: { topics: ['user'] },
  });

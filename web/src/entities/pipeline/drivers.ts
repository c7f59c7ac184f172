import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { OpsDriverList } from '#domain/driver-pipeline/schema';
import type { DriverStage } from '#domain/driver-pipeline/stages';
import { api, call } from '#web/shared/http/client';

const PAGE_SIZE = 20;

export const opsDriverKeys = {
  lists: ['ops', 'drivers'] as const,
  one: (id: string) => ['ops', 'driver', id] as const,
};

/** The filters of the list. */
export interface DriverFilters {
  stage: DriverStage | null;
  owner: string | null;
  overdue: boolean;
  name: string;
  escalated?: boolean;
  /** Only drivers whose due date is between these instants. */
  dueAfter?: string | null;
  dueBy?: string | null;
  /** Only drivers who are not snoozed. */
  awake?: boolean;
}

/**
 * Drivers in the pipeline, earliest due first. A driver who moves while the list is open waits behind the "new" pill.
 */
export const opsDriversQuery = ({ stage, owner, overdue, name, ...target }: DriverFilters) =>
  infiniteQueryOptions({
    queryKey: [...opsDriverKeys.lists, stage, owner, overdue, name, target],
    queryFn: ({ pageParam, signal }) => {
      const limits = { limit: PAGE_SIZE, skip: pageParam };
      const filters = { overdue, name, ...(stage !== null && { stage }), ...(owner !== null && { owner }) };
      const body = { ...limits, ...filters, ...byTarget(target) };
      return call(api.POST('/api/ops/drivers/search', { body, signal }));
    },
    initialPageParam: 0,
    getNextPageParam: (last: OpsDriverList, pages: OpsDriverList[]) =>
      last.more ? pages.reduce((sum, { data }) => sum + data.length, 0) : undefined,
    meta: { topics: ['driver'], held: true },
  });

const byTarget = ({
  escalated = false,
  dueAfter = null,
  dueBy = null,
  awake = false,
}: Omit<DriverFilters, 'stage' | 'owner' | 'overdue' | 'name'>) => ({
  escalated,
  awake,
  ...(dueAfter !== null && { dueAfter }),
  ...(dueBy !== null && { dueBy }),
});

/** One driver's pipeline. */
export const opsDriverQuery = (id: string) =>
  queryOptions({
    queryKey: opsDriverKeys.one(id),
    queryFn: ({ signal }) => call(api.GET('/api/ops/drivers/{id}', { params: { path: { id } }, signal })),
    meta: { topics: ['driver'] },
  });

/** The members of operations who can own a driver. */
export const opsMembersQuery = () =>
  queryOptions({
    queryKey: ['ops', 'members'],
    queryFn: ({ signal }) => call(api.GET('/api/ops/members', { signal })),
    meta: { topics: ['user'] },
  });

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { hiringFileNames } from '#domain/hiring-reports/report-figures';
import type { HiringReportRows } from '#domain/hiring-reports/schema';
import type { HiringTable } from '#domain/hiring-reports/tables';
import { api, call } from '#web/shared/http/client';
import { saveFile } from '#web/shared/http/save-file';
import type { HiringFigure, HiringScope } from '../model/figure';

const PAGE_SIZE = 50;

/** All figures of a period. They do not change while the page is open. */
export const hiringReportQuery = (orgId: string, scope: HiringScope) =>
  queryOptions({
    queryKey: ['hiring-report', orgId, scope],
    queryFn: ({ signal }) =>
      call(api.GET('/api/reports/organization/{orgId}', { params: { path: { orgId }, query: scope }, signal })),
    placeholderData: (previous) => previous,
    meta: { topics: ['candidacy'], held: true },
  });

/** The rows of a figure, newest first. */
export const hiringRowsQuery = (orgId: string, figure: HiringFigure) =>
  infiniteQueryOptions({
    queryKey: ['hiring-report', orgId, 'rows', figure],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...figure, limit: PAGE_SIZE, ...(pageParam !== null && { after: pageParam }) };
      return call(api.GET('/api/reports/organization/{orgId}/rows', { params: { path: { orgId }, query }, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: HiringReportRows) => next ?? undefined,
    meta: { topics: ['candidacy'], held: true },
  });

/** Facilities that the report can be limited to. */
export const reportFacilitiesQuery = (organizationId: string) =>
  queryOptions({
    queryKey: ['facilities', { organizationId }],
    queryFn: ({ signal }) =>
      call(api.GET('/api/facility/organization/{orgId}', { params: { path: { orgId: organizationId } }, signal })),
    meta: { topics: ['facility'] },
  });

/** Orders that the report can be limited to. */
export const reportedOrdersQuery = (orgId: string) =>
  queryOptions({
    queryKey: ['hiring-report', orgId, 'orders'],
    queryFn: ({ signal }) =>
      call(api.GET('/api/reports/organization/{orgId}/orders', { params: { path: { orgId } }, signal })),
    meta: { topics: ['job-order'], held: true },
  });

/** Downloads one table of the report. */
export async function saveHiringTable(orgId: string, table: HiringTable, scope: HiringScope): Promise<void> {
  const params = { path: { orgId }, query: { table, ...scope } };
  saveFile(
    await call(api.GET('/api/reports/organization/{orgId}/csv', { params, parseAs: 'blob' })),
    `hiring-${table}-${scope.from}-${scope.to}.csv`,
  );
}

/** Downloads the rows behind a number. */
export async function saveHiringRows(orgId: string, figure: HiringFigure): Promise<void> {
  const params = { path: { orgId }, query: figure };
  saveFile(
    await call(api.GET('/api/reports/organization/{orgId}/rows/csv', { params, parseAs: 'blob' })),
    `${hiringFileNames[figure.number]}-${figure.from}-${figure.to}.csv`,
  );
}

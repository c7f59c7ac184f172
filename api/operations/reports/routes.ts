import { Report, ReportQuery, ReportTableQuery, StageVisits, VisitsQuery } from '#domain/reports/schema';
import { csvResponse } from '../../http/csv';
import { defineRoute, type Route } from '../../http/define-route';
import { KeysetQuery } from '../../http/keyset';
import { report } from './report';
import { reportFile } from './tables';
import { visits, visitsFile } from './visits';

/** Operations' reports on drivers' progress through the stages (`/ops/reports`). */
export const reportRoutes: readonly Route[] = [
  defineRoute({
    id: 'ops.read-report',
    method: 'get',
    paths: ['/api/ops/reports'],
    permission: 'ops:read',
    scope: 'ops',
    summary: 'Retrieve the pipeline report',
    query: ReportQuery,
    response: Report,
    problems: [],
    example: () => ({}),
    handler: ({ query, ctx }) => report(ctx, query),
  }),
  defineRoute({
    id: 'ops.report-file',
    method: 'get',
    paths: ['/api/ops/reports/csv'],
    permission: 'ops:read',
    scope: 'ops',
    summary: 'Export a report table as CSV',
    query: ReportTableQuery,
    response: csvResponse,
    problems: [],
    example: () => ({ query: { table: 'stages' } }),
    handler: ({ query, ctx }) => reportFile(ctx, query),
  }),
  defineRoute({
    id: 'ops.report-rows',
    method: 'get',
    paths: ['/api/ops/reports/rows'],
    permission: 'ops:read',
    scope: 'ops',
    summary: 'List the stays of a report figure',
    query: VisitsQuery.extend(KeysetQuery.shape),
    response: StageVisits,
    problems: [],
    example: () => ({ query: { number: 'entered' } }),
    handler: ({ query, ctx }) => visits(ctx, query),
  }),
  defineRoute({
    id: 'ops.report-rows-file',
    method: 'get',
    paths: ['/api/ops/reports/rows/csv'],
    permission: 'ops:read',
    scope: 'ops',
    summary: 'Export the stays of a report figure as CSV',
    query: VisitsQuery,
    response: csvResponse,
    problems: [],
    example: () => ({ query: { number: 'waiting', stage: 'Certified' } }),
    handler: ({ query, ctx }) => visitsFile(ctx, query),
  }),
];

import { Report, ReportQuery, ReportTableQuery, StageVisits, VisitsQuery } from '#domain/reports/schema';

import { csvResponse } from '../http/csv';
import { defineRoute, type Route } from '../http/define-route';
import { KeysetQuery } from '../http/keyset';
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
    summary: 'Funnel, times, ways and exits of a period, by stage, owner and week; days and weeks of UTC',
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
    summary: 'One table of a report as a file',
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
    summary: 'The stays that a number of a report counts, the newest first',
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
    summary: 'The stays that a number of a report counts, as a file',
    query: VisitsQuery,
    response: csvResponse,
    problems: [],
    example: () => ({ query: { number: 'waiting', stage: 'Certified' } }),
    handler: ({ query, ctx }) => visitsFile(ctx, query),
  }),
];

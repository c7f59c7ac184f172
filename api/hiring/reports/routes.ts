import { z } from 'zod';
import { listReportedOrders } from '#db/hiring-reports/reported-orders';
import {
  HiringReport,
  HiringReportQuery,
  HiringReportRows,
  HiringRowsQuery,
  HiringTableQuery,
  ReportedOrder,
} from '#domain/hiring-reports/schema';
import { csvResponse } from '../../http/csv';
import { defineRoute, type Route } from '../../http/define-route';
import { KeysetQuery } from '../../http/keyset';
import { requireOwn } from '../../job-orders/facilities/require-own';
import { hiringReport } from './report';
import { hiringReportRows, hiringReportRowsFile } from './rows';
import { hiringReportFile } from './tables';

const OrganizationParams = z.object({ orgId: z.uuid() });

/** A carrier's reports on its hiring (`/business/reports`). */
export const hiringReportRoutes: readonly Route[] = [
  defineRoute({
    id: 'hiring.read-report',
    method: 'get',
    paths: ['/api/reports/organization/:orgId'],
    permission: 'orders:read',
    scope: 'organization',
    summary: "Retrieve a carrier's hiring report",
    params: OrganizationParams,
    query: HiringReportQuery,
    response: HiringReport,
    problems: [],
    example: ({ organizationId }) => ({ params: { orgId: organizationId } }),
    handler: ({ params: { orgId }, query, ctx }) => {
      requireOwn(ctx.actor, orgId);
      return hiringReport(ctx, orgId, query);
    },
  }),
  defineRoute({
    id: 'hiring.report-orders',
    method: 'get',
    paths: ['/api/reports/organization/:orgId/orders'],
    permission: 'orders:read',
    scope: 'organization',
    summary: 'List the job orders of the hiring report',
    params: OrganizationParams,
    response: z.array(ReportedOrder),
    problems: [],
    example: ({ organizationId }) => ({ params: { orgId: organizationId } }),
    handler: ({ params: { orgId }, ctx }) => {
      requireOwn(ctx.actor, orgId);
      return listReportedOrders(ctx.db, orgId);
    },
  }),
  defineRoute({
    id: 'hiring.report-file',
    method: 'get',
    paths: ['/api/reports/organization/:orgId/csv'],
    permission: 'orders:read',
    scope: 'organization',
    summary: 'Export a table of the hiring report as CSV',
    params: OrganizationParams,
    query: HiringTableQuery,
    response: csvResponse,
    problems: [],
    example: ({ organizationId }) => ({ params: { orgId: organizationId }, query: { table: 'sources' } }),
    handler: ({ params: { orgId }, query, ctx }) => {
      requireOwn(ctx.actor, orgId);
      return hiringReportFile(ctx, orgId, query);
    },
  }),
  defineRoute({
    id: 'hiring.report-rows',
    method: 'get',
    paths: ['/api/reports/organization/:orgId/rows'],
    permission: 'orders:read',
    scope: 'organization',
    summary: 'List the rows of a hiring figure',
    params: OrganizationParams,
    query: HiringRowsQuery.extend(KeysetQuery.shape),
    response: HiringReportRows,
    problems: [],
    example: ({ organizationId }) => ({ params: { orgId: organizationId }, query: { number: 'contacts' } }),
    handler: ({ params: { orgId }, query, ctx }) => {
      requireOwn(ctx.actor, orgId);
      return hiringReportRows(ctx, orgId, query);
    },
  }),
  defineRoute({
    id: 'hiring.report-rows-file',
    method: 'get',
    paths: ['/api/reports/organization/:orgId/rows/csv'],
    permission: 'orders:read',
    scope: 'organization',
    summary: 'Export the rows of a hiring figure as CSV',
    params: OrganizationParams,
    query: HiringRowsQuery,
    response: csvResponse,
    problems: [],
    example: ({ organizationId }) => ({ params: { orgId: organizationId }, query: { number: 'waiting' } }),
    handler: ({ params: { orgId }, query, ctx }) => {
      requireOwn(ctx.actor, orgId);
      return hiringReportRowsFile(ctx, orgId, query);
    },
  }),
];

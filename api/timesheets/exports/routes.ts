import { z } from 'zod';
import {
  PayrollExport,
  PayrollExportBody,
  PayrollExportQuery,
  PayrollExports,
  PayrollPreview,
} from '#domain/payroll-exports/schema';
import { defineRoute, fileResponse, type Route } from '../../http/define-route';
import { createExport, openExport, previewExport, readExports } from './exports';

const ExportParams = z.object({ exportId: z.uuid() });

/** Exports of approved workdays for payroll (docs/pay.md#payroll-exports). */
export const payrollExportRoutes: readonly Route[] = [
  defineRoute({
    id: 'payroll-exports.list',
    method: 'get',
    paths: ['/api/payroll-exports'],
    permission: 'timesheets:read',
    scope: 'self',
    summary: "List the carrier's payroll exports",
    response: PayrollExports,
    problems: [],
    example: () => ({}),
    handler: ({ ctx }) => readExports(ctx),
  }),
  defineRoute({
    id: 'payroll-exports.preview',
    method: 'get',
    paths: ['/api/payroll-exports/preview'],
    permission: 'timesheets:read',
    scope: 'self',
    summary: 'Preview a payroll export',
    query: PayrollExportQuery,
    response: PayrollPreview,
    problems: ['payroll-period-too-long'],
    example: () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }),
    handler: ({ query, ctx }) => previewExport(ctx, query),
  }),
  defineRoute({
    id: 'payroll-exports.create',
    method: 'post',
    paths: ['/api/payroll-exports'],
    permission: 'timesheets:approve',
    scope: 'self',
    summary: 'Export approved workdays for payroll',
    body: PayrollExportBody,
    response: PayrollExport,
    status: 201,
    problems: ['nothing-to-export', 'payroll-exported-before', 'payroll-period-too-long'],
    example: () => ({ body: { from: '2026-11-01', to: '2026-11-30', format: 'csv', again: true } }),
    handler: ({ body, ctx }) => createExport(ctx, body),
  }),
  defineRoute({
    id: 'payroll-exports.file',
    method: 'get',
    paths: ['/api/payroll-exports/:exportId/file'],
    permission: 'timesheets:read',
    scope: 'organization',
    summary: 'Download the file of a payroll export',
    params: ExportParams,
    response: fileResponse('text/*'),
    problems: ['not-found'],
    costly: { chargedTo: 'organization', cost: 1 },
    example: ({ payrollExportId }) => ({ params: { exportId: payrollExportId } }),
    handler: ({ params, ctx }) => openExport(ctx, params.exportId),
  }),
];

import { z } from 'zod';
import { DqDownloads, DqDownloadsQuery, FileExportView } from '#domain/file-exports/schema';
import { defineRoute, type Route } from '../../http/define-route';
import { readDownloads, sendToEmail } from './file-exports';

/** Exports of drivers' files (docs/state-machines.md#file-exports). */
export const fileExportRoutes: readonly Route[] = [
  defineRoute({
    id: 'file-exports.send',
    method: 'post',
    paths: ['/api/dq/send-to-email/:id'],
    permission: 'files:read',
    scope: 'organization',
    summary: "Export a driver's file as PDF to the caller's email address",
    params: z.object({ id: z.uuid() }),
    response: FileExportView,
    status: 202,
    problems: ['not-found', 'dq-file-not-available', 'access-not-granted'],
    costly: { chargedTo: 'account', cost: 3 },
    example: ({ driverId }) => ({ params: { id: driverId } }),
    handler: ({ params, ctx }) => sendToEmail(ctx, params.id),
  }),
  defineRoute({
    id: 'file-exports.list',
    method: 'get',
    paths: ['/api/job-order/dq-download'],
    permission: 'files:read',
    scope: 'organization',
    summary: "List the carrier's exports of a driver's file",
    query: DqDownloadsQuery,
    response: DqDownloads,
    problems: ['not-found'],
    example: ({ driverId }) => ({ query: { driverId } }),
    handler: ({ query, ctx }) => readDownloads(ctx, query.driverId),
  }),
];

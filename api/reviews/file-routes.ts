import { z } from 'zod';
import { MAX_FILE_BYTES } from '#domain/driver-files/uploads';
import { resultKinds } from '#domain/driver-pipeline/results';
import { OpsDriver } from '#domain/driver-pipeline/schema';
import { openStoredFile } from '../drivers/files/stored-files';
import { defineRoute, fileResponse, type Route } from '../http/define-route';
import { receiveResult } from './files';

/** Operations' access to a driver's files, and upload of results. */
export const reviewFileRoutes: readonly Route[] = [
  defineRoute({
    id: 'ops.read-driver-file',
    method: 'get',
    paths: ['/api/ops/drivers/:id/files/:fileId'],
    permission: 'ops:read',
    scope: 'ops',
    summary: "Download a driver's file",
    params: z.object({ id: z.uuid(), fileId: z.uuid() }),
    response: fileResponse('*/*'),
    problems: ['file-not-displayable', 'not-found', 'file-not-scanned'],
    example: ({ driverId, fileId }) => ({ params: { id: driverId, fileId } }),
    handler: ({ params: { id, fileId }, ctx }) => openStoredFile(ctx, { driverId: id, fileId }),
  }),
  defineRoute({
    id: 'ops.receive-result',
    method: 'post',
    paths: ['/api/ops/drivers/:id/results/:result/file'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Upload a screening result',
    params: z.object({ id: z.uuid(), result: z.enum(resultKinds) }),
    fileBody: { maxBytes: MAX_FILE_BYTES },
    response: OpsDriver,
    problems: [
      'not-found',
      'pipeline-changed',
      'file-active',
      'file-broken',
      'file-empty',
      'file-infected',
      'file-protected',
      'file-too-large',
      'file-type-not-allowed',
      'file-unreadable',
      'picture-too-large',
    ],
    example: ({ driverId }) => ({ params: { id: driverId, result: 'cdlis' } }),
    handler: ({ params: { id, result }, ctx }) => receiveResult(ctx, { driverId: id, result }),
  }),
];

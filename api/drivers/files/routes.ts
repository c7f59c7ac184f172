import { z } from 'zod';
import { CheckedFile, StatedExpiryBody, StoredFile, UploadDocumentQuery } from '#domain/driver-files/schema';
import { MAX_FILE_BYTES, type UploadType } from '#domain/driver-files/uploads';
import type { ProblemCode } from '#domain/problems';
import { acceptFile, requireUninfected } from '#platform/accept-file';
import { defineRoute, fileResponse, type Route } from '../../http/define-route';
import { fileOf } from '../../http/file-body';
import type { DriverContext } from '../me/answer';
import { readOwnFile, saveStatedExpiry } from './own-files';
import { limitUploadAttempts, requireQuota } from './quota';
import { receiveFile } from './receive-file';

const FileParams = z.object({ id: z.uuid() });
const fileBody = { maxBytes: MAX_FILE_BYTES };
/** The reasons for which a file is refused, for both kinds of upload. */
export const fileRefusals: readonly ProblemCode[] = [
  'file-active',
  'file-broken',
  'file-empty',
  'file-infected',
  'file-protected',
  'file-too-large',
  'file-type-not-allowed',
  'file-unreadable',
  'files-full',
  'files-of-the-day',
  'picture-needed',
  'picture-too-large',
];

/**
 * Upload of a driver's files in one request, and download. Resumable uploads are separate, for unreliable connections.
 */
export const driverFileRoutes: readonly Route[] = [
  defineRoute({
    id: 'driver-files.upload-document',
    method: 'post',
    paths: ['/api/driver-profile/verification/upload-document'],
    permission: 'driver:act',
    scope: 'self',
    summary: 'Upload a driver document',
    query: UploadDocumentQuery,
    fileBody,
    response: StoredFile,
    status: 201,
    problems: [...fileRefusals, 'proof-expired'],
    example: () => ({ query: { type: 'mvr' } }),
    handler: ({ query: { type, expiresOn = null }, ctx }) => receive(ctx, type, expiresOn),
  }),
  defineRoute({
    id: 'driver-files.try-document',
    method: 'post',
    paths: ['/api/driver-profile/verification/upload-document/demo'],
    permission: 'driver:act',
    scope: 'self',
    summary: 'Check a driver document without storing it',
    query: UploadDocumentQuery,
    fileBody,
    response: CheckedFile,
    problems: fileRefusals,
    idempotent: false,
    demo: true,
    example: () => ({ query: { type: 'mvr' } }),
    handler: ({ query: { type }, ctx }) => check(ctx, type),
  }),
  defineRoute({
    id: 'driver-files.upload-avatar',
    method: 'post',
    paths: ['/api/driver-profile/verification/uploadAvatar'],
    permission: 'driver:act',
    scope: 'self',
    summary: 'Upload a driver photo',
    fileBody,
    response: StoredFile,
    status: 201,
    problems: fileRefusals,
    example: () => ({}),
    handler: ({ ctx }) => receive(ctx, 'photo', null),
  }),
  defineRoute({
    id: 'driver-files.read',
    method: 'get',
    paths: ['/api/driver-profile/files/:id'],
    permission: 'driver:act',
    scope: 'driver',
    summary: "Download one of the driver's own files",
    params: FileParams,
    response: fileResponse('*/*'),
    problems: ['file-not-displayable', 'not-found'],
    example: ({ fileId }) => ({ params: { id: fileId } }),
    handler: ({ params, ctx }) => readOwnFile(ctx, params.id),
  }),
  defineRoute({
    id: 'driver-files.state-expiry',
    method: 'put',
    paths: ['/api/driver-profile/files/:id/stated-expiry'],
    permission: 'driver:act',
    scope: 'driver',
    summary: 'Set the expiration date of an uploaded document',
    params: FileParams,
    body: StatedExpiryBody,
    problems: ['not-found', 'proof-expired'],
    example: ({ fileId }) => ({ params: { id: fileId }, body: { expiresOn: null } }),
    handler: ({ params, body, ctx }) => saveStatedExpiry(ctx, params.id, body.expiresOn),
  }),
];

async function receive(ctx: DriverContext, type: UploadType, statedExpiresOn: string | null): Promise<StoredFile> {
  const fileId = ctx.idempotency.derivedId('file');
  await receiveFile(ctx, { fileId, type, content: fileOf(ctx.request), statedExpiresOn });
  return { _id: fileId };
}

/** Counts like an upload: a file that is not stored costs as much to check. */
async function check(ctx: DriverContext, type: UploadType): Promise<CheckedFile> {
  const sent = fileOf(ctx.request);
  await requireQuota(ctx, sent.length);
  await limitUploadAttempts(ctx);
  const { mediaType, content } = await acceptFile(ctx, { type, content: sent, sentBy: ctx.actor.driverId });
  await requireUninfected(ctx.scanner, content);
  return { mediaType, sizeBytes: content.length };
}

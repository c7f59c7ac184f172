import { z } from 'zod';
import { listWaitingDocuments } from '#db/driver-dossier/waiting-documents';
import { fileDocumentKinds } from '#domain/driver-dossier/document-kinds';
import {
  AddableKinds,
  AddedFileDocument,
  FileDocuments,
  NewOpsFileDocumentBody,
  NewOwnDocumentBody,
  WaitingDocument,
} from '#domain/driver-dossier/documents-schema';
import { defineRoute, type Route } from '../http/define-route';
import { keyPart, keysetPageOf, KeysetQuery, parseCursor, toKeysetPage } from '../http/keyset';
import { driverScope, opsScope } from '../requirements/files/scope';
import { addDocument, readAddableKinds } from './add-document';
import { presentWaiting } from './present';
import { readDocuments } from './read-documents';

const DriverParams = z.object({ id: z.uuid() });
const PlaceKey = z.tuple([keyPart.instant, keyPart.id]);

/** Documents of a driver's file for the driver and for operations; those for carriers are part of the driver file. */
export const fileDocumentRoutes: readonly Route[] = [
  defineRoute({
    id: 'driver.list-documents',
    method: 'get',
    paths: ['/api/drivers/me/documents'],
    permission: 'driver:act',
    scope: 'self',
    summary: "List the documents of the driver's own file",
    response: FileDocuments,
    problems: ['not-found'],
    example: () => ({}),
    handler: ({ ctx }) => readDocuments(ctx, ctx.actor.driverId),
  }),
  defineRoute({
    id: 'driver.add-document',
    method: 'post',
    paths: ['/api/drivers/me/documents'],
    permission: 'driver:act',
    scope: 'self',
    summary: "Submit an additional document for the driver's own file",
    body: NewOwnDocumentBody,
    response: AddedFileDocument,
    status: 201,
    problems: ['not-found', 'document-kind-not-allowed', 'file-unknown'],
    example: ({ evidenceFileId }) => ({ body: { title: 'Forklift certificate', fileId: evidenceFileId } }),
    handler: async ({ body: { title, expiresOn, fileId }, ctx }) =>
      addDocument(
        ctx,
        { scope: await driverScope(ctx), employment: undefined },
        {
          kind: 'additional-document',
          document: null,
          title,
          dates: expiresOn === null ? {} : { expires: expiresOn },
          findings: [],
          about: null,
          fileId,
          backFileId: null,
        },
      ),
  }),
  defineRoute({
    id: 'ops.list-waiting-documents',
    method: 'get',
    paths: ['/api/ops/documents'],
    permission: 'ops:read',
    scope: 'ops',
    summary: "List documents of drivers' files waiting for review",
    query: KeysetQuery.extend({ kind: z.enum(fileDocumentKinds).optional() }),
    response: keysetPageOf(WaitingDocument),
    problems: [],
    example: () => ({ query: { kind: 'additional-document' } }),
    handler: async ({ query: { limit, after, kind }, ctx }) => {
      const [sentAt, id] = parseCursor(after, PlaceKey) ?? [];
      const place = sentAt === undefined || id === undefined ? undefined : { sentAt, id };
      const rows = await listWaitingDocuments(ctx.db, { kind, after: place, limit: limit + 1 });
      const page = toKeysetPage(rows, limit, (row) => [row.sentAt, row.id]);
      return { data: page.data.map(presentWaiting), next: page.next };
    },
  }),
  defineRoute({
    id: 'ops.list-documents',
    method: 'get',
    paths: ['/api/ops/drivers/:id/documents'],
    permission: 'ops:read',
    scope: 'ops',
    summary: "List the documents of a driver's file",
    params: DriverParams,
    response: FileDocuments,
    problems: ['not-found'],
    example: ({ driverId }) => ({ params: { id: driverId } }),
    handler: ({ params, ctx }) => readDocuments(ctx, params.id),
  }),
  defineRoute({
    id: 'ops.list-document-kinds',
    method: 'get',
    paths: ['/api/ops/drivers/:id/document-kinds'],
    permission: 'ops:act',
    scope: 'ops',
    summary: "List the kinds of documents that can be added to a driver's file",
    params: DriverParams,
    query: z.object({ employmentId: z.uuid().optional() }),
    response: AddableKinds,
    problems: ['not-found'],
    example: ({ driverId }) => ({ params: { id: driverId } }),
    handler: async ({ params: { id }, query: { employmentId }, ctx }) =>
      readAddableKinds(ctx, { scope: await opsScope(ctx, id, employmentId), employment: undefined }),
  }),
  defineRoute({
    id: 'ops.add-document',
    method: 'post',
    paths: ['/api/ops/drivers/:id/documents'],
    permission: 'ops:act',
    scope: 'ops',
    summary: "Record a document in a driver's file",
    params: DriverParams,
    body: NewOpsFileDocumentBody,
    response: AddedFileDocument,
    status: 201,
    problems: ['not-found', 'document-kind-not-allowed', 'file-unknown'],
    example: ({ driverId, evidenceFileId }) => ({
      params: { id: driverId },
      body: { kind: 'cdlis', dates: {}, fileId: evidenceFileId },
    }),
    handler: async ({ params: { id }, body: { employmentId, ...body }, ctx }) =>
      addDocument(ctx, { scope: await opsScope(ctx, id, employmentId), employment: undefined }, body),
  }),
];

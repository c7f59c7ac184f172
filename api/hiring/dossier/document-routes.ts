import { z } from 'zod';
import {
  AddableKinds,
  AddedFileDocument,
  FileDocuments,
  NewBusinessDocumentBody,
  NewFileDocumentBody,
} from '#domain/driver-dossier/documents-schema';
import { MAX_FILE_BYTES } from '#domain/driver-files/uploads';
import { ReviewEvidenceBody } from '#domain/requirements/file-calls-schema';
import { ReceivedFile } from '#domain/requirements/file-schema';
import { defineRoute, fileResponse, type Route } from '../../http/define-route';
import { fileProblems } from '../../requirements/files/route-parts';
import {
  addCarrierDocument,
  listDocuments,
  openDocument,
  readCarrierKinds,
  receiveDocumentFile,
  reviewCarrierDocument,
} from './documents';

const DriverParams = z.object({ driverId: z.uuid() });
const closed = ['not-found', 'dq-file-not-available', 'access-ended', 'access-not-granted'] as const;

const addingProblems = [
  ...closed,
  'document-kind-not-allowed',
  'file-unknown',
  'eligibility-form-before-offer',
  'eligibility-form-not-employee',
] as const;
const exampleDocument = (fileId: string) =>
  ({
    kind: 'additional-document',
    title: 'Tanker training certificate',
    dates: { expires: '2030-01-31' },
    fileId,
  }) as const;

/** Documents of a driver's file for carriers: each belongs to the carrier that adds it (decision 062). */
export const dossierDocumentRoutes: readonly Route[] = [
  defineRoute({
    id: 'dossier.open-document',
    method: 'get',
    paths: ['/api/business/driver/:driverId/documents/:fileId', '/api/document/business/:driverId/:fileId'],
    permission: 'files:read',
    scope: 'organization',
    summary: "Download a document of a driver's file",
    params: z.object({ driverId: z.uuid(), fileId: z.uuid() }),
    response: fileResponse('*/*'),
    problems: [
      'file-not-displayable',
      ...closed,
      'document-not-for-position',
      'document-not-approved',
      'file-not-scanned',
    ],
    example: ({ driverId, fileId }) => ({ params: { driverId, fileId } }),
    handler: ({ params, ctx }) => openDocument(ctx, params),
  }),
  defineRoute({
    id: 'dossier.list-document-kinds',
    method: 'get',
    paths: ['/api/business/driver/:driverId/document-kinds'],
    permission: 'files:add',
    scope: 'organization',
    summary: "List the kinds of documents that the caller can add to a driver's file",
    params: DriverParams,
    response: AddableKinds,
    problems: closed,
    example: ({ driverId }) => ({ params: { driverId } }),
    handler: ({ params, ctx }) => readCarrierKinds(ctx, params.driverId),
  }),
  defineRoute({
    id: 'dossier.receive-document-file',
    method: 'post',
    paths: ['/api/business/driver/:driverId/document-files'],
    permission: 'files:add',
    scope: 'organization',
    summary: "Upload a file for a new document of a driver's file",
    params: DriverParams,
    fileBody: { maxBytes: MAX_FILE_BYTES },
    response: ReceivedFile,
    status: 201,
    problems: [...closed, ...fileProblems],
    example: ({ driverId }) => ({ params: { driverId } }),
    handler: ({ params, ctx }) => receiveDocumentFile(ctx, params.driverId),
  }),
  defineRoute({
    id: 'dossier.add-document',
    method: 'post',
    paths: ['/api/business/driver/:driverId/documents', '/api/document/business/:driverId'],
    permission: 'files:add',
    scope: 'organization',
    summary: "Record a document in a driver's file",
    params: DriverParams,
    body: NewFileDocumentBody,
    response: AddedFileDocument,
    status: 201,
    problems: addingProblems,
    example: ({ driverId, evidenceFileId }) => ({ params: { driverId }, body: exampleDocument(evidenceFileId) }),
    handler: ({ params, body, ctx }) => addCarrierDocument(ctx, params.driverId, body),
  }),
  defineRoute({
    id: 'dossier.list-documents',
    method: 'get',
    paths: ['/api/document/business'],
    permission: 'files:read',
    scope: 'organization',
    summary: "List the documents of a driver's file",
    query: DriverParams,
    response: FileDocuments,
    problems: ['not-found', 'dq-file-not-available', 'access-ended'],
    example: ({ driverId }) => ({ query: { driverId } }),
    handler: ({ query, ctx }) => listDocuments(ctx, query.driverId),
  }),
  defineRoute({
    id: 'dossier.add-document-by-body',
    method: 'post',
    paths: ['/api/document/business'],
    permission: 'files:add',
    scope: 'organization',
    summary: 'Record a document in the file of the driver in the body',
    body: NewBusinessDocumentBody,
    response: AddedFileDocument,
    status: 201,
    problems: addingProblems,
    example: ({ driverId, evidenceFileId }) => ({ body: { driverId, ...exampleDocument(evidenceFileId) } }),
    handler: ({ body: { driverId, ...body }, ctx }) => addCarrierDocument(ctx, driverId, body),
  }),
  defineRoute({
    id: 'dossier.review-document',
    method: 'post',
    paths: ['/api/business/driver/:driverId/document-entries/:entryId/reviews'],
    permission: 'files:record',
    scope: 'organization',
    summary: "Review a document of a driver's file",
    params: z.object({ driverId: z.uuid(), entryId: z.uuid() }),
    body: ReviewEvidenceBody,
    problems: [...closed, 'forbidden', 'entry-corrected'],
    example: ({ driverId, evidenceId }) => ({
      params: { driverId, entryId: evidenceId },
      body: { result: 'accepted' },
    }),
    handler: ({ params, body, ctx }) => reviewCarrierDocument(ctx, { ...params, body }),
  }),
];

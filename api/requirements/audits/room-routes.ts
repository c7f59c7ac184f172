import { z } from 'zod';
import { AuditRoom, AuditRoomFile, OpenedRoom, OpenRoomBody, RoomSecret } from '#domain/audits/room-schema';
import type { ProblemCode } from '#domain/problems';
import { defineRoute, fileResponse, type Route } from '../../http/define-route';
import { enterRoom, readRoom } from './room';
import { readRoomFile, readRoomOriginal, readRoomPacket, readRoomPage } from './room-file';

/** The path at which readers exchange the secrets of a link for a room. */
export const AUDIT_LINKS_PATH = '/api/audit-links';

const RoomParams = z.object({ room: RoomSecret });
const FileParams = RoomParams.extend({ fileId: z.uuid() });
const DocumentParams = FileParams.extend({ documentId: z.uuid() });
const MAX_PAGE = 10_000;

const closed = [
  'audit-room-closed',
  'audit-link-revoked',
  'audit-carrier-inactive',
] as const satisfies readonly ProblemCode[];

/**
 * The room of a packet, for readers without an account. Its secret is in the path, like that of a calendar feed, so that
 * pictures can be shown; logs leave it out. It names nothing but what its reader may see.
 */
export const auditRoomRoutes: readonly Route[] = [
  defineRoute({
    id: 'audit-room.open',
    method: 'post',
    paths: [`${AUDIT_LINKS_PATH}/:code/rooms`],
    permission: 'public',
    scope: 'self',
    summary: 'Start a visit of a link with its access code',
    params: z.object({ code: RoomSecret }),
    body: OpenRoomBody,
    response: OpenedRoom,
    status: 201,
    problems: [
      'audit-link-wrong',
      'audit-link-locked',
      'audit-link-expired',
      'audit-link-revoked',
      'audit-carrier-inactive',
      'too-many-requests',
    ],
    // The response contains a secret.
    idempotent: false,
    example: ({ auditCode }) => ({ params: { code: auditCode }, body: { accessCode: '2345-6789' } }),
    handler: ({ params: { code }, body, ctx }) => enterRoom(ctx, code, body.accessCode),
  }),
  defineRoute({
    id: 'audit-room.read',
    method: 'get',
    paths: ['/api/audit-rooms/:room'],
    permission: 'public',
    scope: 'self',
    summary: "List the drivers of a room's packet",
    params: RoomParams,
    response: AuditRoom,
    problems: closed,
    example: ({ auditRoom }) => ({ params: { room: auditRoom } }),
    handler: ({ params: { room }, ctx }) => readRoom(ctx, room),
  }),
  defineRoute({
    id: 'audit-room.packet',
    method: 'get',
    paths: ['/api/audit-rooms/:room/packet'],
    permission: 'public',
    scope: 'self',
    summary: 'Download the packet of a room',
    params: RoomParams,
    response: fileResponse('application/zip'),
    problems: [...closed, 'audit-originals-not-allowed', 'audit-not-ready', 'audit-packet-too-large'],
    example: ({ auditRoom }) => ({ params: { room: auditRoom } }),
    handler: ({ params: { room }, ctx }) => readRoomPacket(ctx, room),
  }),
  defineRoute({
    id: 'audit-room.file',
    method: 'get',
    paths: ['/api/audit-rooms/:room/files/:fileId'],
    permission: 'public',
    scope: 'self',
    summary: "Retrieve a driver's file of a room, indexed by section",
    params: FileParams,
    response: AuditRoomFile,
    problems: [...closed, 'not-found'],
    example: ({ auditRoom, auditFileId }) => ({ params: { room: auditRoom, fileId: auditFileId } }),
    handler: ({ params: { room, fileId }, ctx }) => readRoomFile(ctx, room, fileId),
  }),
  defineRoute({
    id: 'audit-room.page',
    method: 'get',
    paths: ['/api/audit-rooms/:room/files/:fileId/documents/:documentId/pages/:page'],
    permission: 'public',
    scope: 'self',
    summary: 'Retrieve a page of a document with the name of its reader',
    params: DocumentParams.extend({ page: z.coerce.number().int().min(1).max(MAX_PAGE) }),
    response: fileResponse('image/jpeg'),
    problems: [...closed, 'not-found', 'audit-page-broken', 'too-many-at-once'],
    example: ({ auditRoom, auditFileId, auditDocumentId }) => ({
      params: { room: auditRoom, fileId: auditFileId, documentId: auditDocumentId, page: '1' },
    }),
    handler: ({ params: { page, ...place }, ctx }) => readRoomPage(ctx, place, page),
  }),
  defineRoute({
    id: 'audit-room.original',
    method: 'get',
    paths: ['/api/audit-rooms/:room/files/:fileId/documents/:documentId/original'],
    permission: 'public',
    scope: 'self',
    summary: 'Download a document of a room',
    params: DocumentParams,
    response: fileResponse('*/*'),
    problems: ['file-not-displayable', ...closed, 'not-found', 'audit-originals-not-allowed'],
    example: ({ auditRoom, auditFileId, auditDocumentId }) => ({
      params: { room: auditRoom, fileId: auditFileId, documentId: auditDocumentId },
    }),
    handler: ({ params: place, ctx }) => readRoomOriginal(ctx, place),
  }),
];

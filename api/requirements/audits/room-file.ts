import { findFileOfAudit, isRendered, openAuditContent, type RenderedFile } from '#db/audits/audit-files';
import { type DriverFile, findDriverFile, readDriverFile } from '#db/driver-files/driver-file-store';
import type { AuditDocument, AuditFileContent, AuditLine } from '#domain/audits/content';
import { bySection } from '#domain/audits/packet-content';
import type { AuditRoomFile } from '#domain/audits/room-schema';
import { ProblemError } from '#domain/problems';
import { longDateTime } from '#domain/shared/long-date';
import { safeContent } from '../../drivers/files/safe-content';
import { clientSignal } from '../../http/client-gone';
import { limitConcurrencyPerAccount } from '../../http/concurrency-limit';
import type { RouteContext } from '../../http/context';
import type { FileResult } from '../../http/define-route';
import { preparePacket } from './packet';
import { getRoom, recordRoomView, type Room } from './room';

type Ctx = Omit<RouteContext, 'actor'>;

/** A file of the room, and what it says. */
interface OpenFile {
  readonly room: Room;
  readonly file: RenderedFile;
  readonly content: AuditFileContent;
}

async function openFile(ctx: Ctx, token: string, id: string): Promise<OpenFile> {
  const room = await getRoom(ctx, token);
  const file = await findFileOfAudit(ctx.db, { auditId: room.audit.id, id });
  if (file === undefined || !isRendered(file)) throw new ProblemError('not-found');
  return { room, file, content: await openAuditContent(ctx, file) };
}

/** One driver's file, indexed by section. */
export async function readRoomFile(ctx: Ctx, token: string, id: string): Promise<AuditRoomFile> {
  const { room, file, content } = await openFile(ctx, token, id);
  const { driver, employment, on, lines, documents } = content;
  const isFull = room.audit.detail === 'full';
  const shown = lines.map((line) => (isFull ? line : withoutDocuments(line)));
  await recordRoomView(ctx, room, { kind: 'file', file, driverIds: [file.driverId] });
  return {
    _id: file.id,
    number: file.number,
    driver,
    ...employment,
    on,
    sections: bySection(shown.filter(({ status }) => status !== 'notApplicable')).map(toSection),
    notApplicable: shown.filter(({ status }) => status === 'notApplicable').map(toLine),
    documents: isFull ? [...documents] : [],
  };
}

const withoutDocuments = (line: AuditLine): AuditLine => ({
  ...line,
  evidence: line.evidence.map((evidence) => ({ ...evidence, documentIds: [] })),
});

const toSection = ({ lines, ...section }: ReturnType<typeof bySection<AuditLine>>[number]) => ({
  ...section,
  lines: lines.map(toLine),
});

const toLine = (line: AuditLine) => ({
  ...line,
  evidence: line.evidence.map(({ couldCount: _kind, ...evidence }) => ({
    ...evidence,
    documentIds: [...evidence.documentIds],
  })),
});

/** The place of a document in a room. */
export interface DocumentPlace {
  readonly room: string;
  readonly fileId: string;
  readonly documentId: string;
}

/** A page takes half a second of the page thread: a reader gets two at a time. */
const drawing = limitConcurrencyPerAccount(2);

/**
 * A page of a document, with the reader's name and the time across it. For a reader who has left the page, it is not drawn, and no
 * view is recorded.
 */
export async function readRoomPage(ctx: Ctx, place: DocumentPlace, page: number): Promise<FileResult> {
  const open = await openFile(ctx, place.room, place.fileId);
  const document = documentOf(open, place.documentId);
  const { room, file } = open;
  const signal = clientSignal(ctx.response);
  const content = await readDriverFile(ctx, await findStored(ctx, open, document));
  const task = {
    type: 'draw',
    document: { mediaType: document.mediaType, content },
    page,
    mark: markOf(ctx, room),
  } as const;
  const picture = await drawing(room.link.id, () => ctx.pages.run(task, signal));
  signal.throwIfAborted();
  if (!(picture instanceof Uint8Array)) throw new ProblemError('audit-page-broken');
  await recordRoomView(ctx, room, { kind: 'page', file, driverIds: [file.driverId], document: document.title, page });
  return {
    fileName: `page-${String(page)}.jpg`,
    content: Buffer.from(picture),
    mediaType: 'image/jpeg',
    isInline: true,
  };
}

/** The document itself, if the carrier allows it; of a PDF that somebody sent, a copy. */
export async function readRoomOriginal(ctx: Ctx, place: DocumentPlace): Promise<FileResult> {
  const open = await openFile(ctx, place.room, place.fileId);
  const { room, file } = open;
  if (!room.link.allowsOriginals) throw new ProblemError('audit-originals-not-allowed');
  const document = documentOf(open, place.documentId);
  const content = await safeContent(ctx, await findStored(ctx, open, document));
  await recordRoomView(ctx, room, { kind: 'original', file, driverIds: [file.driverId], document: document.title });
  return { fileName: `document.${extensions[document.mediaType]}`, content, mediaType: document.mediaType };
}

/** The whole packet, if the carrier allows it. */
export async function readRoomPacket(ctx: Ctx, token: string): Promise<FileResult> {
  const room = await getRoom(ctx, token);
  if (!room.link.allowsOriginals) throw new ProblemError('audit-originals-not-allowed');
  const { file, driverIds } = await preparePacket(ctx, room.audit);
  await recordRoomView(ctx, room, { kind: 'packet', driverIds });
  return file;
}

function documentOf({ content, room }: OpenFile, id: string): AuditDocument {
  const document = content.documents.find(({ fileId }) => fileId === id);
  if (document === undefined || room.audit.detail !== 'full') throw new ProblemError('not-found');
  return document;
}

async function findStored({ db }: Ctx, { file }: OpenFile, { fileId }: AuditDocument): Promise<DriverFile> {
  const stored = await findDriverFile(db, fileId);
  if (stored?.driverId !== file.driverId || stored.scan !== 'clean') throw new ProblemError('not-found');
  return stored;
}

/** The reader, the agency and the time, in UTC because nobody knows where the reader is. */
const markOf = ({ now }: Ctx, { link, audit }: Room): string =>
  `${link.reader}, ${audit.agency} · ${longDateTime(now().toISOString(), 'UTC', new Date(0).toISOString())}`;

const extensions = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' } as const;

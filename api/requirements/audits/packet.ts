import { Readable } from 'node:stream';
import { logAccesses } from '#db/accounts/access-log-store';
import { openCover } from '#db/audits/audit-cover';
import { isRendered, listAuditFiles, type RenderedFile } from '#db/audits/audit-files';
import type { Audit } from '#db/audits/audit-store';
import { findDriverFile, readDriverFile } from '#db/driver-files/driver-file-store';
import { packetFileName } from '#domain/audits/cover-content';
import { ProblemError } from '#domain/problems';
import { MAX_ZIP_BYTES, zipOf } from '#platform/zip';
import type { RouteContext } from '../../http/context';
import type { FileResult } from '../../http/define-route';
import type { SignedIn } from '../../pipelines/command';
import { getAudit } from './scope';

/** Room for the headers of the archive. */
const LARGEST = MAX_ZIP_BYTES - 16 * 1024 * 1024;

/** The packet for the carrier or operations; each driver sees that it was exported. */
export async function downloadPacket(ctx: SignedIn, id: string): Promise<FileResult> {
  const audit = await getAudit(ctx, id);
  const packet = await preparePacket(ctx, audit);
  const { actor } = ctx;
  const access = { actorId: actor.userId, organizationId: actor.organizationId ?? null, at: ctx.now() };
  await logAccesses(
    ctx.db,
    packet.driverIds.map((subjectDriverId) => ({ ...access, subjectDriverId, action: 'export', about: 'audit' })),
  );
  return packet.file;
}

/** The packet as one archive: its cover and a PDF for each file, read one after the other while it is sent. */
export async function preparePacket(
  ctx: Pick<RouteContext, 'db' | 'vault' | 'files'>,
  audit: Audit,
): Promise<{ readonly file: FileResult; readonly driverIds: readonly string[] }> {
  const { cover, readyAt } = audit;
  if (cover === null || readyAt === null) throw new ProblemError('audit-not-ready');
  const files = (await listAuditFiles(ctx.db, audit.id)).filter(isRendered);
  await requireRoom(ctx, files);
  const entries = [
    { name: 'cover.pdf', content: () => openCover(ctx, { ...audit, cover }) },
    ...files.map((file) => ({ name: packetFileName(file.number), content: () => readPdf(ctx, file) })),
  ];
  return {
    driverIds: [...new Set(files.map(({ driverId }) => driverId))],
    file: {
      fileName: `audit-packet-${audit.asOf}.zip`,
      content: Readable.from(zipOf(entries, new Date(readyAt))),
    },
  };
}

async function requireRoom({ db }: Pick<RouteContext, 'db'>, files: readonly RenderedFile[]): Promise<void> {
  const sizes = await Promise.all(files.map(async ({ fileId }) => (await findDriverFile(db, fileId))?.sizeBytes ?? 0));
  if (sizes.reduce((sum, size) => sum + size, 0) > LARGEST) throw new ProblemError('audit-packet-too-large');
}

async function readPdf(ctx: Pick<RouteContext, 'db' | 'vault' | 'files'>, { fileId }: RenderedFile): Promise<Buffer> {
  const file = await findDriverFile(ctx.db, fileId);
  if (file === undefined) throw new Error('A packet has a PDF for each file');
  return readDriverFile(ctx, file);
}

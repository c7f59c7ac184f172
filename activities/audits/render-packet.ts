import { createHash } from 'node:crypto';
import { findCarrierOfAudit } from '#db/audits/audit-carrier';
import { sealCover } from '#db/audits/audit-cover';
import {
  attachAuditFile,
  type AuditFile,
  findAuditFile,
  isRendered,
  listAuditFiles,
  openAuditContent,
  sealAuditContent,
} from '#db/audits/audit-files';
import { type Audit, completePacket, findAudit } from '#db/audits/audit-store';
import { findDriverFile, readDriverFile, recordScanResult, storeDriverFile } from '#db/driver-files/driver-file-store';
import { isDriverErased } from '#db/driver-pipeline/erased-drivers';
import type { AuditRenderActivities } from '#domain/audits/activities';
import { auditCounts } from '#domain/audits/content';
import { type AuditCoverFile, coverContent } from '#domain/audits/cover-content';
import { MAX_PACKET_PAGES, MAX_PACKET_PICTURE_BYTES } from '#domain/audits/limits';
import { packetFileContent } from '#domain/audits/packet-content';
import type { ExportContent } from '#domain/file-exports/content';
import { day } from '#domain/file-exports/texts';
import { newId } from '#platform/ids';
import { type PdfInput, renderPdf } from '../file-exports/pdf/render-pdf';
import { collectFile } from './collect-file';
import type { AuditRenderDeps } from './render-deps';

/** Rendering of packets: one file at a time, so that memory does not grow with their number. */
export function createAuditRenderActivities(deps: AuditRenderDeps) {
  return {
    renderAuditFile: async (ref) => {
      const [audit, file] = await Promise.all([findAudit(deps.db, ref.auditId), findAuditFile(deps.db, ref)]);
      if (audit?.state !== 'rendering' || file === undefined || file.sha256 !== null) return;
      if (await isDriverErased(deps.db, file.driverId)) return;
      await renderFile(deps, audit, file);
    },
    renderAuditCover: async ({ auditId }) => {
      const audit = await findAudit(deps.db, auditId);
      if (audit?.state !== 'rendering') return;
      const files = await listAuditFiles(deps.db, auditId);
      const cover = await sealCover(deps, audit, await renderCover(deps, audit, files));
      await deps.db.transaction(async (trx) => {
        const locked = await findAudit(trx, auditId);
        if (locked?.state !== 'rendering') return;
        const named = (await listAuditFiles(trx, auditId)).filter(isRendered);
        // The next attempt draws it without the name.
        if (named.length < files.filter(isRendered).length)
          throw new Error("A driver's data was erased while the cover was drawn");
        await completePacket(trx, locked, { cover, at: new Date() });
      });
    },
  } satisfies AuditRenderActivities;
}

async function renderFile(deps: AuditRenderDeps, audit: Audit, file: AuditFile): Promise<void> {
  const { driverId } = file;
  const content = await collectFile(deps, audit, file);
  const isFull = audit.detail === 'full';
  const pdf = await renderPdf(deps, {
    ...(await commonOf(deps, audit, packetFileContent(content, file.number))),
    note: noteOf(content.documents.length, isFull),
    maxPictureBytes: isFull ? MAX_PACKET_PICTURE_BYTES : 0,
    pdfPages: { drawer: deps.pages, max: MAX_PACKET_PAGES },
    open: (documentId) => openDocument(deps, driverId, documentId),
  });
  // Each attempt has a file of its own: two renderings have different bytes.
  const stored = { id: newId(), driverId, purpose: 'audit', mediaType: 'application/pdf', content: pdf } as const;
  await storeDriverFile(deps, { ...stored, uploadedBy: audit.requestedBy, isDrawn: true, createdAt: new Date() });
  await recordScanResult(deps, stored, true);
  await attachAuditFile(deps.db, file, {
    content: await sealAuditContent(deps, file, content),
    counts: auditCounts(content),
    documents: content.documents.length,
    fileId: stored.id,
    sha256: createHash('sha256').update(pdf).digest(),
  });
}

function noteOf(documents: number, isFull: boolean): string {
  if (documents === 0) return 'The file has no documents that the carrier can produce.';
  const unchanged = 'A document is unchanged if its SHA-256 hash is the one below.';
  return isFull
    ? `Documents are shown above, scaled to the page. Those marked as not shown, and further pages, are in the carrier's records. ${unchanged}`
    : `This index has no documents. ${unchanged}`;
}

async function renderCover(deps: AuditRenderDeps, audit: Audit, files: readonly AuditFile[]): Promise<Buffer> {
  const { agency, kind, receivedOn, dueOn, asOf, detail, stores, mode, from, to, seed, population } = audit;
  const listed: AuditCoverFile[] = [];
  for (const file of files) listed.push(await coverFileOf(deps, file));
  const carrier = await findCarrierOfAudit(deps.db, audit);
  const content = coverContent({
    ...{ carrier: carrier.name, dotNumber: carrier.dotNumber, agency, kind, receivedOn, dueOn, asOf, detail, stores },
    sampling: { mode, from, to, seed },
    population,
    files: listed,
  });
  return renderPdf(deps, {
    ...(await commonOf(deps, audit, content)),
    note: null,
    maxPictureBytes: 0,
    open: () => Promise.reject(new Error('A cover has no documents')),
  });
}

async function coverFileOf(deps: AuditRenderDeps, file: AuditFile): Promise<AuditCoverFile> {
  const { number, employmentId: reference, counts } = file;
  const common = { number, reference, counts, sha256: file.sha256?.toString('hex') ?? null };
  if (!isRendered(file)) return { ...common, driver: null, hiredOn: null, endedOn: null };
  const { driver, employment } = await openAuditContent(deps, file);
  return { ...common, driver, hiredOn: employment.hiredOn, endedOn: employment.endedOn };
}

async function commonOf(
  { db }: AuditRenderDeps,
  audit: Audit,
  content: ExportContent,
): Promise<Pick<PdfInput, 'content' | 'stamp' | 'createdAt'>> {
  const { name } = await findCarrierOfAudit(db, audit);
  const stamp = `Prepared for ${audit.agency} by ${name}, records as of ${day(audit.asOf)}`;
  return { content, stamp, createdAt: new Date(audit.requestedAt) };
}

async function openDocument(deps: AuditRenderDeps, driverId: string, documentId: string): Promise<Buffer> {
  const file = await findDriverFile(deps.db, documentId);
  if (file?.driverId !== driverId || file.scan !== 'clean') throw new Error('The document cannot be opened');
  return readDriverFile(deps, file);
}

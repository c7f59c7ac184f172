import {
  type FileDeps,
  findDriverFile,
  readDriverFile,
  recordScanResult,
  storeDriverFile,
} from '#db/driver-files/driver-file-store';
import { openExportContent } from '#db/file-exports/export-content';
import { findExportReader } from '#db/file-exports/export-reader';
import { attachExportFile, type FileExport, findFileExport, findSameFile } from '#db/file-exports/file-export-store';
import type { FileRenderActivities } from '#domain/file-exports/activities';
import { EXPORT_REUSED_MS } from '#domain/file-exports/limits';
import { longDateTime } from '#domain/shared/long-date';
import { newId } from '#platform/ids';
import { type PdfDeps, renderPdf } from './pdf/render-pdf';
import { exportNote, stampText } from './pdf/texts';

export interface RenderDeps extends FileDeps, PdfDeps {}

/** The size of all pictures together: email servers refuse messages of more than about 25 MB, in which they grow by a third. */
const MAX_PICTURE_BYTES = 14 * 1024 * 1024;

/** Rendering of exports. */
export function createRenderActivities(deps: RenderDeps) {
  return {
    renderExport: async ({ exportId }) => {
      const fileExport = await findFileExport(deps.db, exportId);
      if (fileExport?.state !== 'rendering' || fileExport.fileId !== null) return;
      // The same content for the same reader is the same file.
      const same = await findSameFile(deps.db, fileExport, new Date(Date.now() - EXPORT_REUSED_MS));
      await attachExportFile(deps.db, { id: exportId, fileId: same ?? (await storePdf(deps, fileExport)) });
    },
  } satisfies FileRenderActivities;
}

/** Each attempt has a file of its own: two renderings of the same content have different bytes. */
async function storePdf(deps: RenderDeps, fileExport: FileExport): Promise<string> {
  const id = newId();
  const { driverId, readerId, requestedAt } = fileExport;
  const createdAt = new Date(requestedAt);
  const content = await openExportContent(deps, fileExport);
  const pdf = await renderPdf(deps, {
    content,
    stamp: await stampOf(deps, fileExport),
    note: exportNote(content.documents.length),
    maxPictureBytes: MAX_PICTURE_BYTES,
    createdAt,
    open: (documentId) => openDocument(deps, driverId, documentId),
  });
  const file = { id, driverId, purpose: 'export', mediaType: 'application/pdf', content: pdf } as const;
  await storeDriverFile(deps, { ...file, uploadedBy: readerId, isDrawn: true, createdAt });
  await recordScanResult(deps, file, true);
  return id;
}

async function stampOf({ db }: RenderDeps, fileExport: FileExport): Promise<string> {
  const reader = await findExportReader(db, fileExport);
  if (reader === undefined) throw new Error('The reader is not active any more');
  const { firstName, lastName, carrier, timeZone } = reader;
  // A fixed instant to compare with, so that the year is always shown.
  const at = longDateTime(fileExport.requestedAt, timeZone, new Date(0).toISOString());
  return stampText({ reader: `${firstName} ${lastName}`, carrier, at });
}

async function openDocument(deps: RenderDeps, driverId: string, documentId: string): Promise<Buffer> {
  const file = await findDriverFile(deps.db, documentId);
  if (file?.driverId !== driverId || file.scan !== 'clean') throw new Error('The document cannot be opened');
  return readDriverFile(deps, file);
}

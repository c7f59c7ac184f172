import { findNoticeFile } from '#db/adverse-actions/report-store';
import { type DriverFile, type FileDeps, findDriverFile, readDriverFile } from '#db/driver-files/driver-file-store';
import { readExportPermission } from '#db/file-exports/access';
import { findFileExport } from '#db/file-exports/file-export-store';
import type { MessageAttachment } from '#domain/messages/account-messages';
import type { EmailAttachment } from '#platform/mail-transport';

/**
 * The attached PDF: a letter to a driver, or an export. Undefined if it does not exist any more, or if its reader may no longer
 * have it: an email can wait for days.
 */
export async function openAttachment(
  deps: FileDeps,
  messageId: string,
  attachment: MessageAttachment,
): Promise<EmailAttachment | undefined> {
  const isLetter = (await findNoticeFile(deps.db, messageId)) === attachment.fileId;
  return isLetter ? openLetter(deps, attachment) : openExport(deps, messageId, attachment);
}

/** A notice of an adverse action, which its driver receives in any case. */
async function openLetter(
  deps: FileDeps,
  { fileId, fileName }: MessageAttachment,
): Promise<EmailAttachment | undefined> {
  const file = await findDriverFile(deps.db, fileId);
  return file === undefined ? undefined : attached(deps, file, fileName);
}

/** The PDF of the export that has the message's id, while its reader may have it. */
async function openExport(
  deps: FileDeps,
  messageId: string,
  { fileId, fileName }: MessageAttachment,
): Promise<EmailAttachment | undefined> {
  const fileExport = await findFileExport(deps.db, messageId);
  if (fileExport?.fileId !== fileId) return undefined;
  if ((await readExportPermission(deps.db, fileExport)).refused !== undefined) return undefined;
  const file = await findDriverFile(deps.db, fileId);
  if (file?.purpose !== 'export' || file.uploadedBy !== fileExport.readerId || file.scan !== 'clean') return undefined;
  return attached(deps, file, fileName);
}

const attached = async (deps: FileDeps, file: DriverFile, filename: string): Promise<EmailAttachment> => ({
  filename,
  contentType: file.mediaType,
  content: await readDriverFile(deps, file),
});

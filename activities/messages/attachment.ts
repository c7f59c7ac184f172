import { type FileDeps, findDriverFile, readDriverFile } from '#db/driver-files/driver-file-store';
import { readExportPermission } from '#db/file-exports/access';
import { findFileExport } from '#db/file-exports/file-export-store';
import type { MessageAttachment } from '#domain/messages/account-messages';
import type { EmailAttachment } from '#platform/mail-transport';

/**
 * The attached PDF of the export that has the message's id. Undefined if it does not exist any more, or if its reader may no
 * longer have it: an email can wait for a day.
 */
export async function openAttachment(
  deps: FileDeps,
  messageId: string,
  { fileId, fileName }: MessageAttachment,
): Promise<EmailAttachment | undefined> {
  const fileExport = await findFileExport(deps.db, messageId);
  if (fileExport?.fileId !== fileId) return undefined;
  if ((await readExportPermission(deps.db, fileExport)).refused !== undefined) return undefined;
  const file = await findDriverFile(deps.db, fileId);
  if (file?.purpose !== 'export' || file.uploadedBy !== fileExport.readerId || file.scan !== 'clean') return undefined;
  return { filename: fileName, contentType: file.mediaType, content: await readDriverFile(deps, file) };
}

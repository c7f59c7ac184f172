import { type FileDeps, findDriverFile, readDriverFile } from '#db/driver-files/driver-file-store';
import type { MessageAttachment } from '#domain/messages/account-messages';
import type { EmailAttachment } from '#platform/mail-transport';

/** The attached file; undefined if it does not exist any more. */
export async function openAttachment(
  deps: FileDeps,
  { fileId, fileName }: MessageAttachment,
): Promise<EmailAttachment | undefined> {
  const file = await findDriverFile(deps.db, fileId);
  if (file === undefined) return undefined;
  return { filename: fileName, contentType: file.mediaType, content: await readDriverFile(deps, file) };
}

import type { Db } from '#db/core/handle';
import { findDocumentRow } from '#db/driver-dossier/document-rows';
import {
  type DriverFile,
  findDriverFile,
  readDriverFile,
  updateStatedExpiry,
} from '#db/driver-files/driver-file-store';
import { documentStatus } from '#domain/driver-dossier/document-status';
import { documentOf, kindOf } from '#domain/driver-dossier/documents';
import { isCopy } from '#domain/driver-files/purposes';
import { checkStatedExpiry } from '#domain/driver-files/uploads';
import { ProblemError, problemMessage } from '#domain/problems';
import type { FileResult } from '../../http/define-route';
import { todayOf } from '../../http/today';
import { InvalidInputError } from '../../http/validate';
import type { DriverContext } from '../me/answer';
import { safeContent } from './safe-content';

/**
 * A file of the driver that they may open: what they gave, and approved documents about them of every kind (decision 062). 404
 * for another driver's, for exports, and for infected files, which are deleted.
 */
async function getOwn({ db, actor }: DriverContext, id: string): Promise<DriverFile> {
  const file = await findDriverFile(db, id);
  if (file?.driverId !== actor.driverId || file.scan === 'infected') throw new ProblemError('not-found');
  // Exports and packets show what a carrier may read. Letters to past employers contain access codes.
  if (isCopy(file.purpose) || file.purpose === 'verification') throw new ProblemError('not-found');
  if (file.uploadedBy !== actor.driverId && !(await isReadable(db, file))) throw new ProblemError('not-found');
  return file;
}

/** Whether it is an approved document of a kind that drivers read about themselves. */
async function isReadable(db: Db, { id: fileId, driverId }: DriverFile): Promise<boolean> {
  const row = await findDocumentRow(db, { driverId, organizationId: null, fileId });
  if (row === undefined) return false;
  const { purpose, result, entryKind, isBack } = row;
  const document = documentOf(purpose, result, entryKind === null ? null : { kind: entryKind, isBack });
  return document !== null && kindOf(document) !== null && documentStatus(row) === 'approved';
}

export async function readOwnFile(ctx: DriverContext, id: string): Promise<FileResult> {
  const file = await getOwn(ctx, id);
  const isSender = file.uploadedBy === ctx.actor.driverId;
  return fileResult(file, await (isSender ? readDriverFile(ctx, file) : safeContent(ctx, file)));
}

const fileExtensions: Readonly<Record<DriverFile['mediaType'], string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

/** A driver's file as a response, named by its purpose, since its own name may contain personal data. */
export function fileResult({ purpose, mediaType }: DriverFile, content: FileResult['content']): FileResult {
  return { fileName: `${purpose}.${fileExtensions[mediaType]}`, content, mediaType, isInline: true };
}

export async function saveStatedExpiry(ctx: DriverContext, id: string, expiresOn: string | null): Promise<void> {
  const problem = checkStatedExpiry(expiresOn, todayOf(ctx));
  if (problem !== undefined) {
    const { code } = problem;
    throw new InvalidInputError([{ in: 'body', pointer: '/expiresOn', code, message: problemMessage(code) }]);
  }
  const file = await getOwn(ctx, id);
  // On documents of others, the date would count as read by them.
  if (file.uploadedBy !== ctx.actor.driverId) throw new ProblemError('not-found');
  await updateStatedExpiry(ctx.db, file.id, expiresOn);
}

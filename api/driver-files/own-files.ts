import { findDriverFile, readDriverFile, updateStatedExpiry, type DriverFile } from '#db/stores/driver-file-store';
import { checkStatedExpiry } from '#domain/driver-files/uploads';
import { problemMessage, ProblemError } from '#domain/problems';

import type { DriverContext } from '../driver/answer';
import type { FileAnswer } from '../http/define-route';
import { todayOf } from '../http/today';
import { InvalidInputError } from '../http/validate';

/** The driver's own file; 404 for another driver's, and for infected files, which are deleted. */
async function getOwn({ db, actor }: DriverContext, id: string): Promise<DriverFile> {
  const file = await findDriverFile(db, id);
  if (file?.driverId !== actor.driverId || file.scan === 'infected') throw new ProblemError('not-found');
  return file;
}

export async function readOwnFile(ctx: DriverContext, id: string): Promise<FileAnswer> {
  const file = await getOwn(ctx, id);
  return fileAnswer(file, await readDriverFile(ctx, file));
}

const fileExtensions: Readonly<Record<DriverFile['mediaType'], string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

/** A driver's file as a response, named by its purpose, since its own name may contain personal data. */
export function fileAnswer({ purpose, mediaType }: DriverFile, content: Buffer): FileAnswer {
  return { fileName: `${purpose}.${fileExtensions[mediaType]}`, content, mediaType, isInline: true };
}

export async function saveStatedExpiry(ctx: DriverContext, id: string, expiresOn: string | null): Promise<void> {
  const problem = checkStatedExpiry(expiresOn, todayOf(ctx));
  if (problem !== undefined) {
    const { code } = problem;
    throw new InvalidInputError([{ in: 'body', pointer: '/expiresOn', code, message: problemMessage(code) }]);
  }
  const file = await getOwn(ctx, id);
  await updateStatedExpiry(ctx.db, file.id, expiresOn);
}

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Db } from '#db/core/handle';
import { LegalVersionTakenError, storeLegalText } from '#db/legal/legal-text-store';
import { type LegalFile, LegalFileError, parseLegalFile } from '#domain/legal/legal-file';

export interface ImportedText extends LegalFile {
  readonly version: string;
  readonly effectiveFrom: string;
  /** False if this version was already imported. */
  readonly isNew: boolean;
}

/** Imports approved texts from one file or from all Markdown files of a folder, in one transaction. */
export async function importLegalTexts(db: Db, path: string, today: string): Promise<readonly ImportedText[]> {
  const files = statSync(path).isDirectory() ? markdownIn(path) : [path];
  if (files.length === 0) throw new Error(`${path} contains no Markdown files`);
  return db.transaction(async (trx) => {
    const imported: ImportedText[] = [];
    for (const file of files) {
      const text = withFileName(file, () => withVersion(parseLegalFile(readFileSync(file, 'utf8')), today));
      const isNew = await storeLegalText(trx, { ...text, status: 'approved' }).catch((error: unknown) =>
        withFileName(file, () => {
          throw error;
        }),
      );
      imported.push({ ...text, isNew });
    }
    return imported;
  });
}

const markdownIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file.toLowerCase() !== 'readme.md')
    .sort()
    .map((file) => join(folder, file));

function withVersion(file: LegalFile, today: string): Omit<ImportedText, 'isNew'> {
  if (file.version === null) throw new LegalFileError('needs a version');
  return { ...file, version: file.version, effectiveFrom: file.effectiveFrom ?? today };
}

/** Adds the file name to errors. */
function withFileName<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof LegalFileError || error instanceof LegalVersionTakenError)) throw error;
    throw new Error(`${basename(file)}: ${error.message}`, { cause: error });
  }
}

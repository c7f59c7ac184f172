import type { ExportContent } from '#domain/file-exports/content';
import type { Vault } from '#platform/vault';
import { personCipher } from '../accounts/person-key-store';
import type { Db } from '../core/handle';
import type { FileExport } from './file-export-store';

interface ContentDeps {
  readonly db: Db;
  readonly vault: Vault;
}

/** Part of each content's hash: a file of an earlier layout is not the same file. */
const LAYOUT = 2;

/** The content encrypted with the driver's key, and a keyed hash to compare contents. */
export async function sealExportContent(
  { db, vault }: ContentDeps,
  { id, driverId, content }: { readonly id: string; readonly driverId: string; readonly content: ExportContent },
): Promise<Pick<FileExport, 'content' | 'contentHash'>> {
  const cipher = await personCipher(db, vault, driverId);
  const bytes = Buffer.from(JSON.stringify(content));
  const contentHash = cipher.hmac(Buffer.from(JSON.stringify({ layout: LAYOUT, content })));
  return { content: cipher.seal(bytes, useOf(id)), contentHash };
}

/** The content of an export that has not ended. */
export async function openExportContent(
  { db, vault }: ContentDeps,
  { id, driverId, content }: Pick<FileExport, 'id' | 'driverId' | 'content'>,
): Promise<ExportContent> {
  if (content === null) throw new Error('The export has ended');
  const cipher = await personCipher(db, vault, driverId);
  return JSON.parse(cipher.open(content, useOf(id)).toString('utf8')) as ExportContent;
}

const useOf = (id: string): string => `export/${id}`;

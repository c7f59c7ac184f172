import type { AuditCounts, AuditFileContent } from '#domain/audits/content';
import type { Vault } from '#platform/vault';
import { personCipher } from '../accounts/person-key-store';
import type { Db } from '../core/handle';
import { isDriverErased } from '../driver-pipeline/erased-drivers';
import { findAudit } from './audit-store';

/** A file of a packet. */
export interface AuditFile {
  readonly id: string;
  readonly auditId: string;
  readonly number: number;
  readonly driverId: string;
  readonly employmentId: string;
  /** Encrypted with the driver's key; null until it is rendered, as is everything below. Null again, as is the PDF, once the driver's data is erased. */
  readonly content: Buffer | null;
  readonly counts: AuditCounts | null;
  readonly documents: number | null;
  readonly fileId: string | null;
  readonly sha256: Buffer | null;
}

/** A file that is rendered. */
export type RenderedFile = AuditFile & {
  readonly content: Buffer;
  readonly counts: AuditCounts;
  readonly fileId: string;
  readonly sha256: Buffer;
};

const columns = {
  id: 'id',
  auditId: 'audit_id',
  number: 'number',
  driverId: 'driver_id',
  employmentId: 'employment_id',
  content: 'content',
  counts: 'counts',
  documents: 'documents',
  fileId: 'file_id',
  sha256: 'sha256',
};

/** The files of a packet in their order. */
export const listAuditFiles = (db: Db, auditId: string): Promise<AuditFile[]> =>
  db('audit_files').where({ audit_id: auditId }).orderBy('number').select(columns);

/** A file of a packet by its number. */
export const findAuditFile = (
  db: Db,
  { auditId, number }: Pick<AuditFile, 'auditId' | 'number'>,
): Promise<AuditFile | undefined> => db('audit_files').where({ audit_id: auditId, number }).first(columns);

/** A file by its id, of this packet only. */
export const findFileOfAudit = (
  db: Db,
  { auditId, id }: Pick<AuditFile, 'auditId' | 'id'>,
): Promise<AuditFile | undefined> => db('audit_files').where({ audit_id: auditId, id }).first(columns);

/** Whether the file has everything; in a packet that is ready, all but those of drivers whose data was erased. */
export const isRendered = (file: AuditFile): file is RenderedFile => file.content !== null;

/** Records the content of a file and its PDF; the first, if two attempts overlap, and none of a driver whose data has been erased. */
export async function attachAuditFile(
  db: Db,
  { id, auditId, driverId }: Pick<AuditFile, 'id' | 'auditId' | 'driverId'>,
  rendered: Pick<RenderedFile, 'content' | 'counts' | 'fileId' | 'sha256'> & { readonly documents: number },
): Promise<void> {
  const { content, counts, documents, fileId, sha256 } = rendered;
  await db.transaction(async (trx) => {
    // Waits for an erasure that has begun; one that begins later waits for this.
    await findAudit(trx, auditId);
    if (await isDriverErased(trx, driverId)) return;
    await trx('audit_files')
      .where({ id, file_id: null })
      .update({ content, counts: JSON.stringify(counts), documents, file_id: fileId, sha256 });
  });
}

interface ContentDeps {
  readonly db: Db;
  readonly vault: Vault;
}

type Owner = Pick<AuditFile, 'id' | 'driverId'>;

/** The content of a file, encrypted with the driver's key. */
export async function sealAuditContent(
  { db, vault }: ContentDeps,
  { id, driverId }: Owner,
  content: AuditFileContent,
): Promise<Buffer> {
  const cipher = await personCipher(db, vault, driverId);
  return cipher.seal(Buffer.from(JSON.stringify(content)), useOf(id));
}

/** The content of a rendered file. */
export async function openAuditContent(
  { db, vault }: ContentDeps,
  { id, driverId, content }: Owner & Pick<RenderedFile, 'content'>,
): Promise<AuditFileContent> {
  const cipher = await personCipher(db, vault, driverId);
  return JSON.parse(cipher.open(content, useOf(id)).toString('utf8')) as AuditFileContent;
}

const useOf = (id: string): string => `audit/${id}`;

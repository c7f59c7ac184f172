import type { FilePurpose, MediaType, ScanState } from '#domain/driver-files/purposes';
import type { FileStore } from '#platform/file-store';
import type { Vault } from '#platform/vault';
import { personCipher } from '../accounts/person-key-store';
import type { Db } from '../core/handle';

const TABLE = 'driver_files';

/** The metadata of a file. */
export interface DriverFile {
  readonly id: string;
  readonly driverId: string;
  readonly purpose: FilePurpose;
  readonly mediaType: MediaType;
  readonly sizeBytes: number;
  readonly scan: ScanState;
  /** The document's expiration date, as the driver entered it. */
  readonly statedExpiresOn: string | null;
  readonly uploadedBy: string;
  /** Whether the product drew it itself; anything else can contain what its sender wants. */
  readonly isDrawn: boolean;
  readonly createdAt: string;
}

export interface NewDriverFile extends Omit<
  DriverFile,
  'sizeBytes' | 'scan' | 'statedExpiresOn' | 'isDrawn' | 'createdAt'
> {
  readonly createdAt: Date;
  readonly content: Buffer;
  readonly statedExpiresOn?: string | null;
  readonly isDrawn?: true;
}

export interface FileDeps {
  readonly db: Db;
  readonly vault: Vault;
  readonly files: FileStore;
}

/** Stores the file, sealed with the driver's key. Idempotent: the id identifies the file. */
export async function storeDriverFile({ db, vault, files }: FileDeps, file: NewDriverFile): Promise<void> {
  const { id, driverId, content } = file;
  const cipher = await personCipher(db, vault, driverId);
  // Write the bytes first: a row without bytes would be a broken file.
  await files.put(nameOf(file), cipher.seal(content, useOf(id)));
  await db(TABLE)
    .insert({
      id,
      driver_id: driverId,
      purpose: file.purpose,
      media_type: file.mediaType,
      size_bytes: content.length,
      // A keyed hash of the plain bytes: a plain hash would reveal who has a known document.
      sha256: cipher.hmac(content),
      stated_expires_on: file.statedExpiresOn ?? null,
      uploaded_by: file.uploadedBy,
      is_drawn: file.isDrawn ?? false,
      created_at: file.createdAt.toISOString(),
    })
    .onConflict('id')
    .ignore();
}

export async function findDriverFile(db: Db, id: string): Promise<DriverFile | undefined> {
  const row: DriverFile | undefined = await db(TABLE).where({ id }).first(columns(db));
  return row;
}

/** Returns the bytes as they were uploaded. */
export async function readDriverFile({ db, vault, files }: FileDeps, file: DriverFile): Promise<Buffer> {
  const cipher = await personCipher(db, vault, file.driverId);
  return cipher.open(await files.get(nameOf(file)), useOf(file.id));
}

/** Stores the scan's verdict, and deletes the bytes of an infected file. */
export async function recordScanResult(
  { db, files }: Pick<FileDeps, 'db' | 'files'>,
  file: Pick<DriverFile, 'id' | 'driverId'>,
  isClean: boolean,
): Promise<void> {
  if (!isClean) await files.delete(nameOf(file));
  await db(TABLE)
    .where({ id: file.id })
    .update({ scan: isClean ? 'clean' : 'infected' });
}

/** Deletes a file that nothing refers to any more. */
export async function deleteDriverFile(
  { db, files }: Pick<FileDeps, 'db' | 'files'>,
  file: Pick<DriverFile, 'id' | 'driverId'>,
): Promise<void> {
  await db(TABLE).where({ id: file.id }).delete();
  await files.delete(nameOf(file));
}

/** Corrects the expiration date that the driver entered; reviewers see it next to the file. */
export async function updateStatedExpiry(db: Db, id: string, statedExpiresOn: string | null): Promise<void> {
  await db(TABLE).where({ id }).update({ stated_expires_on: statedExpiresOn });
}

/** The name under which the file's bytes are stored. */
export const nameOf = ({ driverId, id }: Pick<DriverFile, 'driverId' | 'id'>): string => `drivers/${driverId}/${id}`;

const useOf = (id: string): string => `file/${id}`;

const columns = (db: Db) => ({
  id: 'id',
  driverId: 'driver_id',
  purpose: 'purpose',
  mediaType: 'media_type',
  sizeBytes: 'size_bytes',
  scan: 'scan',
  statedExpiresOn: db.raw('stated_expires_on::text'),
  uploadedBy: 'uploaded_by',
  isDrawn: 'is_drawn',
  createdAt: 'created_at',
});

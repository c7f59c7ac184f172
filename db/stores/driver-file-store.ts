import type { FilePurpose, MediaType, ScanState } from '#domain/driver-files/purposes';
import type { FileStore } from '#platform/file-store';
import type { Vault } from '#platform/vault';
import type { Db } from '../handle';
import { personCipher } from './person-key-store';

const TABLE = 'driver_files';

/** What is known of a file. */
export interface DriverFile {
  readonly id: string;
  readonly driverId: string;
  readonly purpose: FilePurpose;
  readonly mediaType: MediaType;
  readonly sizeBytes: number;
  readonly scan: ScanState;
  /** The end of what the document proves, as the driver read it. */
  readonly statedExpiresOn: string | null;
  readonly uploadedBy: string;
  readonly createdAt: string;
}

export interface NewDriverFile extends Omit<DriverFile, 'sizeBytes' | 'scan' | 'statedExpiresOn' | 'createdAt'> {
  readonly createdAt: Date;
  readonly content: Buffer;
  readonly statedExpiresOn?: string | null;
}

export interface FileDeps {
  readonly db: Db;
  readonly vault: Vault;
  readonly files: FileStore;
}

/** Keeps the file, sealed with the driver's key; the same id twice is the same file. */
export async function storeDriverFile({ db, vault, files }: FileDeps, file: NewDriverFile): Promise<void> {
  const { id, driverId, content } = file;
  const cipher = await personCipher(db, vault, driverId);
  // The bytes first: a row without them would be a promise nobody keeps.
  await files.put(nameOf(file), cipher.seal(content, useOf(id)));
  await db(TABLE)
    .insert({
      id,
      driver_id: driverId,
      purpose: file.purpose,
      media_type: file.mediaType,
      size_bytes: content.length,
      // Of the clear bytes, so keyed: a plain hash would tell who has a known paper.
      sha256: cipher.mark(content),
      stated_expires_on: file.statedExpiresOn ?? null,
      uploaded_by: file.uploadedBy,
      created_at: file.createdAt.toISOString(),
    })
    .onConflict('id')
    .ignore();
}

export async function findDriverFile(db: Db, id: string): Promise<DriverFile | undefined> {
  const row: DriverFile | undefined = await db(TABLE).where({ id }).first(columns(db));
  return row;
}

/** The bytes as they were sent. */
export async function readDriverFile({ db, vault, files }: FileDeps, file: DriverFile): Promise<Buffer> {
  const cipher = await personCipher(db, vault, file.driverId);
  return cipher.open(await files.get(nameOf(file)), useOf(file.id));
}

/** Writes down what the scan said; the bytes of an infected file are not kept. */
export async function settleDriverFile(
  { db, files }: Pick<FileDeps, 'db' | 'files'>,
  file: Pick<DriverFile, 'id' | 'driverId'>,
  isClean: boolean,
): Promise<void> {
  if (!isClean) await files.delete(nameOf(file));
  await db(TABLE)
    .where({ id: file.id })
    .update({ scan: isClean ? 'clean' : 'infected' });
}

/** Corrects what the driver read on the document; a reviewer sees it beside the file. */
export async function stateExpiry(db: Db, id: string, statedExpiresOn: string | null): Promise<void> {
  await db(TABLE).where({ id }).update({ stated_expires_on: statedExpiresOn });
}

const nameOf = ({ driverId, id }: Pick<DriverFile, 'driverId' | 'id'>): string => `drivers/${driverId}/${id}`;

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
  createdAt: 'created_at',
});

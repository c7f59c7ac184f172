import type { Readable } from 'node:stream';
import { DataStore, Upload } from '@tus/server';
import { personCipher } from '#db/accounts/person-key-store';
import { addPart, beginUpload, deleteOldUploads, findUpload, removeUpload } from '#db/driver-files/upload-store';
import { percentOf, UPLOAD_LIFETIME_MS, type UploadType } from '#domain/driver-files/uploads';
import { ProblemError } from '#domain/problems';
import type { ApiDeps } from '../../deps';

/** Small enough that a broken connection loses little, large enough that a file does not need hundreds of rows. */
const PART_BYTES = 256 * 1024;

/** An upload's properties, passed between the protocol's hooks; the client's own metadata is not. */
export interface UploadFacts {
  readonly driverId: string;
  readonly type: UploadType;
  readonly statedExpiresOn: string | null;
}

type StoreDeps = Pick<ApiDeps, 'db' | 'vault' | 'now' | 'uploadProgress'>;

/**
 * Stores resumable uploads in sealed parts in the database, where every node finds them. A class, because tus requires
 * one.
 */
export class UploadStore extends DataStore {
  override extensions = ['creation', 'termination', 'expiration'];

  constructor(
    private readonly deps: StoreDeps,
    private readonly factsOf: (uploadId: string) => UploadFacts | undefined,
  ) {
    super();
  }

  override async create(upload: Upload): Promise<Upload> {
    const facts = this.factsOf(upload.id);
    if (facts === undefined || upload.size === undefined) throw new ProblemError('internal');
    const { driverId: personId, type, statedExpiresOn } = facts;
    const { db, now } = this.deps;
    await beginUpload(db, { id: upload.id, personId, type, statedExpiresOn, sizeBytes: upload.size, at: now() });
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const found = await findUpload(this.deps.db, id);
    if (found === undefined) throw new ProblemError('not-found');
    const { offset, sizeBytes: size, createdAt: creation_date, type } = found;
    return new Upload({ id, offset, size, creation_date, metadata: { type } });
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const upload = await findUpload(this.deps.db, id);
    if (upload === undefined) throw new ProblemError('not-found');
    const { personId, sizeBytes, type } = upload;
    const cipher = await personCipher(this.deps.db, this.deps.vault, personId);
    let at = offset;
    for await (const bytes of partsOf(stream)) {
      const isStored = await addPart(this.deps.db, cipher, { uploadId: id, offset: at, bytes });
      // A repeat of a request that has finished the upload has nothing left to send.
      if (!isStored && (await findUpload(this.deps.db, id))?.isFinished === true) return sizeBytes;
      if (!isStored) throw new ProblemError('upload-changed');
      at += bytes.length;
      this.deps.uploadProgress(personId, { type, percent: percentOf(at, sizeBytes) });
    }
    return at;
  }

  override async remove(id: string): Promise<void> {
    await removeUpload(this.deps.db, id);
  }

  override deleteExpired(): Promise<number> {
    return deleteOldUploads(this.deps.db, new Date(this.deps.now().getTime() - UPLOAD_LIFETIME_MS));
  }

  override getExpiration(): number {
    return UPLOAD_LIFETIME_MS;
  }
}

/** Splits the stream into parts; data received before a lost connection becomes a part, too. */
async function* partsOf(stream: Readable): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let size = 0;
  const nextPart = (): Buffer => {
    const part = Buffer.concat(chunks);
    [chunks, size] = [[], 0];
    return part;
  };
  let broken: unknown;
  try {
    for await (const chunk of stream) {
      chunks.push(chunk as Buffer);
      size += (chunk as Buffer).length;
      if (size >= PART_BYTES) yield nextPart();
    }
  } catch (error) {
    broken = error;
  }
  if (size > 0) yield nextPart();
  if (broken !== undefined) throw broken as Error;
}

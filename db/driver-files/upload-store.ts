import type { UploadType } from '#domain/driver-files/uploads';
import type { PersonCipher } from '#platform/vault';
import type { Db, Transaction } from '../core/handle';

/** A file in transfer. */
export interface PendingUpload {
  readonly id: string;
  readonly personId: string;
  readonly type: UploadType;
  readonly sizeBytes: number;
  /** The position of the next byte. */
  readonly offset: number;
  readonly statedExpiresOn: string | null;
  readonly createdAt: string;
  readonly isFinished: boolean;
}

export type NewUpload = Pick<PendingUpload, 'id' | 'personId' | 'type' | 'sizeBytes' | 'statedExpiresOn'> & {
  readonly at: Date;
};

export interface UploadPart {
  readonly uploadId: string;
  readonly offset: number;
  readonly bytes: Buffer;
}

/**
 * Starts an upload. It replaces an unfinished upload of the same person for the same purpose, which limits the table's
 * size.
 */
export async function beginUpload(db: Db, { id, personId, type, at, ...upload }: NewUpload): Promise<void> {
  await db.transaction(async (trx) => {
    await trx('uploads').where({ person_id: personId, type, finished_at: null }).delete();
    await trx('uploads').insert({
      id,
      person_id: personId,
      type,
      size_bytes: upload.sizeBytes,
      stated_expires_on: upload.statedExpiresOn,
      created_at: at.toISOString(),
    });
  });
}

/**
 * Reads an upload. If all bytes have arrived but no file was created (it failed, or the process crashed), the offset
 * excludes the last part, so that the client sends it again and the file is created.
 */
export async function findUpload(db: Db, id: string): Promise<PendingUpload | undefined> {
  const row: PendingUpload | undefined = await db('uploads')
    .where('uploads.id', id)
    .first({
      id: 'uploads.id',
      personId: 'uploads.person_id',
      type: 'uploads.type',
      sizeBytes: 'uploads.size_bytes',
      offset: db.raw(
        `case when uploads.finished_at is null and uploads.offset_bytes = uploads.size_bytes
           then (select max(upload_parts.at_offset) from upload_parts where upload_parts.upload_id = uploads.id)
           else uploads.offset_bytes end`,
      ),
      statedExpiresOn: 'uploads.stated_expires_on',
      createdAt: 'uploads.created_at',
      isFinished: db.raw('uploads.finished_at is not null'),
    });
  return row;
}

/**
 * Stores a part if it starts at the current offset. Returns false if another request has moved the offset in the
 * meantime.
 */
export async function addPart(db: Db, cipher: PersonCipher, part: UploadPart): Promise<boolean> {
  const { uploadId, offset, bytes } = part;
  const sealed = cipher.seal(bytes, useOf(uploadId, offset));
  return db.transaction(async (trx) => {
    const moved = await moveOffset(trx, part);
    if (!moved) return false;
    await trx('upload_parts')
      .insert({ upload_id: uploadId, at_offset: offset, sealed })
      .onConflict(['upload_id', 'at_offset'])
      .merge(['sealed']);
    return true;
  });
}

// Compare-and-set: of two requests with the same offset, one wins. The last part may arrive twice, see findUpload.
async function moveOffset(trx: Transaction, { uploadId, offset, bytes }: UploadPart): Promise<boolean> {
  const changed = await trx('uploads')
    .where({ id: uploadId, finished_at: null })
    .where('size_bytes', '>=', offset + bytes.length)
    .where((place) => {
      place.where('offset_bytes', offset).orWhere((last) => {
        last
          .whereRaw('offset_bytes = size_bytes')
          .whereRaw('? = (select max(at_offset) from upload_parts where upload_id = uploads.id)', [offset]);
      });
    })
    .update({ offset_bytes: offset + bytes.length });
  return changed === 1;
}

/** Returns the received bytes in order; undefined if another request has finished or removed the upload. */
export async function readParts(db: Db, cipher: PersonCipher, uploadId: string): Promise<Buffer | undefined> {
  return db.transaction(async (trx) => {
    // Locked, so that its parts are not deleted in between.
    const upload = await trx('uploads').where({ id: uploadId, finished_at: null }).forShare().first('id');
    if (upload === undefined) return undefined;
    const parts = await trx('upload_parts')
      .where({ upload_id: uploadId })
      .orderBy('at_offset')
      .select('at_offset', 'sealed');
    return Buffer.concat(parts.map(({ at_offset: offset, sealed }) => cipher.open(sealed, useOf(uploadId, offset))));
  });
}

/** Marks the upload as finished: its parts are deleted, its row stays for a client that missed the response. */
export async function finishUpload(db: Db, id: string, at: Date): Promise<void> {
  await db.transaction(async (trx) => {
    await trx('uploads').where({ id }).update({ finished_at: at.toISOString() });
    await trx('upload_parts').where({ upload_id: id }).delete();
  });
}

/** Deletes an abandoned upload with its parts. */
export async function removeUpload(db: Db, id: string): Promise<void> {
  await db('uploads').where({ id }).delete();
}

/** Run by retention. */
export async function deleteOldUploads(db: Db, before: Date): Promise<number> {
  return db('uploads').where('created_at', '<', before.toISOString()).delete();
}

const useOf = (uploadId: string, offset: number): string => `upload/${uploadId}/${String(offset)}`;

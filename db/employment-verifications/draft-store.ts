import type { VerificationAnswer } from '#domain/employment-verifications/schema';
import { completedAnswer, type StoredAnswer } from '#domain/employment-verifications/stored-answer';
import type { Db, Transaction } from '../core/handle';
import type { VerificationCipher } from './sealed-rows';

/** The answer that a draft becomes: the version in a round. */
export interface DraftKey {
  readonly verificationId: string;
  readonly round: number;
  readonly version: number;
}

const useOf = ({ verificationId, round, version }: DraftKey): string =>
  `draft/${verificationId}/${String(round)}/${String(version)}`;

/** Saves an answer that is not complete. */
export async function storeDraft(
  db: Db,
  cipher: VerificationCipher,
  {
    draft,
    driverId,
    at,
    ...key
  }: DraftKey & { readonly draft: VerificationAnswer; readonly driverId: string; readonly at: Date },
): Promise<void> {
  const { verificationId, round, version } = key;
  await db('verification_drafts')
    .insert({
      verification_id: verificationId,
      driver_id: driverId,
      round,
      version,
      sealed: cipher.seal(draft, useOf(key)),
      saved_at: at.toISOString(),
    })
    .onConflict('verification_id')
    .merge();
}

/** The saved answer of this version; undefined without one. */
export async function findDraft(
  db: Db,
  cipher: VerificationCipher,
  key: DraftKey,
): Promise<{ readonly draft: VerificationAnswer; readonly savedAt: string } | undefined> {
  const { verificationId, round, version } = key;
  const row = await db('verification_drafts')
    .where({ verification_id: verificationId, round, version })
    .first('sealed', 'saved_at');
  return row && { draft: completedAnswer(cipher.open<StoredAnswer>(row.sealed, useOf(key))), savedAt: row.saved_at };
}

/** A file that a past employer attached. */
export interface AttachedFile {
  readonly id: string;
  readonly verificationId: string;
  /** Null until the answer is sent. */
  readonly responseId: string | null;
  readonly mediaType: string;
  readonly sizeBytes: number;
  readonly at: string;
}

const files = (db: Db | Transaction) =>
  db('verification_files')
    .join('driver_files', 'driver_files.id', 'verification_files.file_id')
    .orderBy(['driver_files.created_at', 'driver_files.id'])
    .select({
      id: 'driver_files.id',
      verificationId: 'verification_files.verification_id',
      responseId: 'verification_files.response_id',
      mediaType: 'driver_files.media_type',
      sizeBytes: 'driver_files.size_bytes',
      at: 'driver_files.created_at',
    });

/** The files of an answer that is not sent. */
export const listDraftFiles = async (
  db: Db | Transaction,
  { verificationId, round, version }: DraftKey,
): Promise<AttachedFile[]> =>
  files(db).where({ verification_id: verificationId, round, version }).whereNull('verification_files.response_id');

/** The files of sent answers of these verifications. */
export const listSentFiles = async (db: Db, verificationIds: readonly string[]): Promise<AttachedFile[]> =>
  files(db)
    .whereIn('verification_files.verification_id', [...verificationIds])
    .whereNotNull('verification_files.response_id');

/**
 * The file of a sent answer of the verification; undefined if it has none with this id. A past employer attaches what it has: if the
 * form asked about testing, the file can be about it.
 */
export async function findSentFile(
  db: Db,
  { verificationId, fileId }: { readonly verificationId: string; readonly fileId: string },
): Promise<{ readonly canBeAboutTests: boolean } | undefined> {
  const found: { readonly canBeAboutTests: boolean } | undefined = await db('verification_files')
    .join('verification_responses', 'verification_responses.id', 'verification_files.response_id')
    .join('verification_subjects', 'verification_subjects.verification_id', 'verification_files.verification_id')
    .where('verification_files.verification_id', verificationId)
    .where('verification_files.file_id', fileId)
    .first({
      canBeAboutTests: db.raw(
        'includes_tests or includes_follow_up_plan or verification_responses.tests_file_id is not null',
      ),
    });
  return found;
}

/**
 * Attaches a stored file to the answer that is not sent, unless that has the most files already; false then. The verification is
 * locked, so that files sent at the same time are counted one after another. A file that is attached stays so.
 */
export async function addDraftFile(
  db: Db,
  { fileId, max, ...key }: DraftKey & { readonly fileId: string; readonly max: number },
): Promise<boolean> {
  const { verificationId, round, version } = key;
  return db.transaction(async (trx) => {
    await trx('employment_verifications').where({ id: verificationId }).forUpdate().first('id');
    const attached = await listDraftFiles(trx, key);
    if (attached.some(({ id }) => id === fileId)) return true;
    if (attached.length >= max) return false;
    await trx('verification_files').insert({ file_id: fileId, verification_id: verificationId, round, version });
    return true;
  });
}

/** Removes a file from the answer that is not sent; false if it is not there. */
export async function removeDraftFile(
  db: Db,
  { verificationId, round, version, fileId }: DraftKey & { readonly fileId: string },
): Promise<boolean> {
  const removed = await db('verification_files')
    .where({ verification_id: verificationId, round, version, file_id: fileId })
    .whereNull('response_id')
    .delete();
  return removed > 0;
}

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

/** Whether the file belongs to a sent answer of the verification. */
export const isSentFile = async (
  db: Db,
  { verificationId, fileId }: { readonly verificationId: string; readonly fileId: string },
): Promise<boolean> =>
  (await db('verification_files')
    .where({ verification_id: verificationId, file_id: fileId })
    .whereNotNull('response_id')
    .first('file_id')) !== undefined;

/** Attaches a stored file to the answer that is not sent. */
export async function addDraftFile(
  db: Db,
  { verificationId, round, version, fileId }: DraftKey & { readonly fileId: string },
): Promise<void> {
  await db('verification_files').insert({ file_id: fileId, verification_id: verificationId, round, version });
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

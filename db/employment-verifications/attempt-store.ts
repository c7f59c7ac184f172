import type { AttemptChannel } from '#domain/employment-verifications/states';
import type { Db, Transaction } from '../core/handle';
import type { VerificationCipher } from './sealed-rows';

interface Sealed {
  /** An address or a number. */
  readonly to: string;
  readonly note: string;
}

/** A contact with a past employer. */
export interface VerificationAttempt extends Sealed {
  readonly id: string;
  readonly verificationId: string;
  readonly round: number;
  readonly number: number;
  readonly channel: AttemptChannel;
  readonly at: string;
  /** Null if it was made on schedule. */
  readonly by: string | null;
  readonly actorId: string | null;
  readonly fileId: string | null;
}

/** A contact before its event. */
export interface NewAttempt extends Omit<VerificationAttempt, 'number' | 'by'> {
  readonly driverId: string;
}

const useOf = (id: string): string => `attempt/${id}`;

/** Stores a contact before its event; a retry with the same id does nothing. */
export async function storeAttempt(
  db: Db | Transaction,
  cipher: VerificationCipher,
  { id, verificationId, driverId, round, channel, at, actorId, fileId, to, note }: NewAttempt,
): Promise<void> {
  await db('verification_attempts')
    .insert({
      id,
      verification_id: verificationId,
      driver_id: driverId,
      round,
      channel,
      at,
      actor_id: actorId,
      sealed: cipher.seal({ to, note } satisfies Sealed, useOf(id)),
      file_id: fileId,
    })
    .onConflict('id')
    .ignore();
}

/** Records a contact with its event. */
export async function confirmAttempt(
  trx: Transaction,
  { id, seq, number, at }: { readonly id: string; readonly seq: number; readonly number: number; readonly at: string },
): Promise<void> {
  await trx('verification_attempts').where({ id }).update({ seq, number, at });
}

interface Row extends Omit<VerificationAttempt, keyof Sealed> {
  readonly sealed: Buffer;
}

/** The recorded contacts of these verifications, newest first. */
export async function listAttempts(
  db: Db,
  cipher: VerificationCipher,
  verificationIds: readonly string[],
): Promise<VerificationAttempt[]> {
  const rows: Row[] = await db('verification_attempts')
    .leftJoin('users', 'users.id', 'verification_attempts.actor_id')
    .whereIn('verification_attempts.verification_id', [...verificationIds])
    .whereNotNull('verification_attempts.seq')
    .orderBy([
      { column: 'verification_attempts.at', order: 'desc' },
      { column: 'verification_attempts.seq', order: 'desc' },
    ])
    .select({
      id: 'verification_attempts.id',
      verificationId: 'verification_attempts.verification_id',
      round: 'verification_attempts.round',
      number: 'verification_attempts.number',
      channel: 'verification_attempts.channel',
      at: 'verification_attempts.at',
      by: db.raw(`users.first_name || ' ' || users.last_name`),
      actorId: 'verification_attempts.actor_id',
      fileId: 'verification_attempts.file_id',
      sealed: 'verification_attempts.sealed',
    });
  return rows.map(({ sealed, ...row }) => ({ ...row, ...cipher.open<Sealed>(sealed, useOf(row.id)) }));
}

/** A recorded contact as far as its fax or letter depends on it; undefined without one. */
export async function findAttemptFile(
  db: Db,
  { id, verificationId }: { readonly id: string; readonly verificationId: string },
): Promise<Pick<VerificationAttempt, 'fileId' | 'actorId' | 'at'> | undefined> {
  return db('verification_attempts')
    .where({ id, verification_id: verificationId })
    .whereNotNull('seq')
    .first({ fileId: 'file_id', actorId: 'actor_id', at: 'at' });
}

/** Whether a contact is recorded with its event. */
export const isAttemptRecorded = async (db: Db, id: string): Promise<boolean> =>
  (await db('verification_attempts').where({ id }).whereNotNull('seq').first('id')) !== undefined;

import type { Db, Transaction } from '../core/handle';

/** Records that the holder of this sign-in has just proven who they are. */
export async function markProven(db: Db | Transaction, familyId: string, now: Date): Promise<void> {
  await db('sessions').where({ family_id: familyId }).update({ proven_at: now });
}

/** Returns whether the holder of this sign-in has proven who they are since then. */
export async function isProvenSince(db: Db | Transaction, familyId: string, since: Date): Promise<boolean> {
  const row: unknown = await db('sessions').where({ family_id: familyId }).where('proven_at', '>=', since).first('id');
  return row !== undefined;
}

import type { Db, Transaction } from '../handle';

/** The holder of this sign-in has just proven their presence. */
export async function markProven(db: Db | Transaction, familyId: string, now: Date): Promise<void> {
  await db('sessions').where({ family_id: familyId }).update({ proven_at: now });
}

/** Whether somebody showed in this sign-in since then who it is. */
export async function isProvenSince(db: Db | Transaction, familyId: string, since: Date): Promise<boolean> {
  const row: unknown = await db('sessions').where({ family_id: familyId }).where('proven_at', '>=', since).first('id');
  return row !== undefined;
}

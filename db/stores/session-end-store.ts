import type { SessionEndReason } from '#domain/accounts/session-ends';

import type { Db, Transaction } from '../handle';
import { withdrawWebViewTokens } from './web-view-token-store';

/** A sign-in that was seen to be over, as far as whoever saw it knows. */
export interface SeenEnd {
  readonly familyId: string;
  readonly endedAs: SessionEndReason;
  /** The last use that the end follows from. */
  readonly activeAt: string;
}

/**
 * Writes down that a sign-in is over, and why, so that it stays so when its person has longer times later. Not when it
 * was used after all: a tab that still has the token before knows of no use since.
 */
export async function endFamily(
  db: Db | Transaction,
  { familyId, endedAs, activeAt }: SeenEnd,
  now: Date,
): Promise<void> {
  await db.raw(
    `with going as (
       -- In the order in which a renewal takes them.
       select id, active_at from sessions where family_id = :familyId and revoked_at is null
       order by created_at, rotated_at nulls last for update
     )
     update sessions set revoked_at = :now, ended_as = :endedAs
     where id in (select id from going) and (select date_trunc('milliseconds', max(active_at)) from going) <= :activeAt`,
    { familyId, endedAs, activeAt, now },
  );
}

/** Ends a sign-in and answers whose it was; nothing when it had ended before. */
export async function revokeFamily(db: Db | Transaction, familyId: string, now: Date): Promise<string | undefined> {
  const [ended]: { user_id: string }[] = await db('sessions')
    .where({ family_id: familyId })
    .whereNull('revoked_at')
    .update({ revoked_at: now })
    .returning('user_id');
  return ended?.user_id;
}

/** Ends every sign-in of a person and the secrets of web-views, and answers which sign-ins those were. */
export async function revokeFamiliesOf(db: Db | Transaction, userId: string, now: Date): Promise<readonly string[]> {
  await withdrawWebViewTokens(db, userId);
  const ended: { family_id: string }[] = await db('sessions')
    .where({ user_id: userId })
    .whereNull('revoked_at')
    .update({ revoked_at: now })
    .returning('family_id');
  return [...new Set(ended.map(({ family_id: familyId }) => familyId))];
}

/** Ends every sign-in of a person but the one that stays, and the secrets of web-views of all; answers which those were. */
export async function revokeOtherFamilies(
  trx: Transaction,
  { userId, familyId, now }: { userId: string; familyId: string; now: Date },
): Promise<readonly string[]> {
  await withdrawWebViewTokens(trx, userId);
  const ended: { family_id: string }[] = await trx('sessions')
    .where({ user_id: userId })
    .whereNot({ family_id: familyId })
    .whereNull('revoked_at')
    .update({ revoked_at: now })
    .returning('family_id');
  return [...new Set(ended.map(({ family_id: each }) => each))];
}

/** Housekeeping; expired sessions can do nothing any more. */
export async function deleteExpiredSessions(db: Db | Transaction, now: Date): Promise<number> {
  return db('sessions').where('refresh_expires_at', '<', now).delete();
}

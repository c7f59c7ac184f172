import type { SessionEndReason } from '#domain/accounts/session-ends';
import type { Db, Transaction } from '../core/handle';
import { withdrawWebViewTokens } from './web-view-token-store';

/** A sign-in that has timed out, according to the last activity that the caller knows. */
export interface SignInEnd {
  readonly familyId: string;
  readonly endedAs: SessionEndReason;
  /** The last activity, from which the end was calculated. */
  readonly activeAt: string;
}

/**
 * Records that a sign-in has ended, and why, so that longer timeouts granted later do not revive it. Does nothing if
 * there was activity after `activeAt`: a tab with an older token may not know of it.
 */
export async function endFamily(
  db: Db | Transaction,
  { familyId, endedAs, activeAt }: SignInEnd,
  now: Date,
): Promise<void> {
  await db.raw(
    `with live as (
       -- In the lock order of a refresh.
       select id, active_at from sessions where family_id = :familyId and revoked_at is null
       order by created_at, rotated_at nulls last for update
     )
     update sessions set revoked_at = :now, ended_as = :endedAs
     where id in (select id from live) and (select date_trunc('milliseconds', max(active_at)) from live) <= :activeAt`,
    { familyId, endedAs, activeAt, now },
  );
}

/** Ends a sign-in and returns its user's id; undefined if it had already ended. */
export async function revokeFamily(db: Db | Transaction, familyId: string, now: Date): Promise<string | undefined> {
  const [ended] = await db('sessions')
    .where({ family_id: familyId })
    .whereNull('revoked_at')
    .update({ revoked_at: now })
    .returning('user_id');
  return ended?.user_id;
}

/** Ends every sign-in of a user, invalidates the web view secrets, and returns the ids of the ended sign-ins. */
export async function revokeFamiliesOf(db: Db | Transaction, userId: string, now: Date): Promise<readonly string[]> {
  await withdrawWebViewTokens(db, userId);
  const ended = await db('sessions')
    .where({ user_id: userId })
    .whereNull('revoked_at')
    .update({ revoked_at: now })
    .returning('family_id');
  return [...new Set(ended.map(({ family_id: familyId }) => familyId))];
}

/** Ends every sign-in of a user except one, invalidates all web view secrets, and returns the ids of the ended sign-ins. */
export async function revokeOtherFamilies(
  trx: Transaction,
  { userId, familyId, now }: { userId: string; familyId: string; now: Date },
): Promise<readonly string[]> {
  await withdrawWebViewTokens(trx, userId);
  const ended = await trx('sessions')
    .where({ user_id: userId })
    .whereNot({ family_id: familyId })
    .whereNull('revoked_at')
    .update({ revoked_at: now })
    .returning('family_id');
  return [...new Set(ended.map(({ family_id: each }) => each))];
}

/** Run by retention; expired sessions have no further effect. */
export async function deleteExpiredSessions(db: Db | Transaction, now: Date): Promise<number> {
  return db('sessions').where('refresh_expires_at', '<', now).delete();
}

import { endFamily } from '#db/accounts/session-end-store';
import { findActiveFamilies } from '#db/accounts/session-store';
import type { Db, Transaction } from '#db/core/handle';
import { sessionEnd, type SessionEndReason, type SessionFacts } from '#domain/accounts/session-ends';

/**
 * Returns why the sign-in has ended, or undefined while it is active. The first caller to detect the end records it.
 */
export async function endIfExpired(
  db: Db | Transaction,
  session: SessionFacts & { readonly familyId: string },
  now: Date,
): Promise<SessionEndReason | undefined> {
  const endedAs = sessionEnd(session, now);
  if (endedAs !== undefined && endedAs !== session.endedAs) await endFamily(db, { ...session, endedAs }, now);
  return endedAs;
}

/**
 * Call this before a user's roles change: a sign-in that has expired under the current limits must not be revived by
 * longer ones.
 */
export async function endExpiredSessions(trx: Transaction, userId: string, now: Date): Promise<void> {
  for (const family of await findActiveFamilies(trx, { userId }, now)) await endIfExpired(trx, family, now);
}

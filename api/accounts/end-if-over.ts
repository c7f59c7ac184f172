import type { Db, Transaction } from '#db/handle';
import { endFamily } from '#db/stores/session-end-store';
import { findGoingFamilies } from '#db/stores/session-store';
import { sessionEnd, type SessionEndReason, type SessionFacts } from '#domain/accounts/session-ends';

/** Why the sign-in is over, or nothing while it goes on. The first who sees its end writes it down. */
export async function endIfOver(
  db: Db | Transaction,
  session: SessionFacts & { readonly familyId: string },
  now: Date,
): Promise<SessionEndReason | undefined> {
  const endedAs = sessionEnd(session, now);
  if (endedAs !== undefined && endedAs !== session.endedAs) await endFamily(db, { ...session, endedAs }, now);
  return endedAs;
}

/** Before somebody's roles change: what is over by the times of now is not revived by longer ones. */
export async function endAllThatAreOver(trx: Transaction, userId: string, now: Date): Promise<void> {
  for (const family of await findGoingFamilies(trx, { userId }, now)) await endIfOver(trx, family, now);
}

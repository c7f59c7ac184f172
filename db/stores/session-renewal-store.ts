import type { SessionEndReason, SessionFacts } from '#domain/accounts/session-ends';

import type { Db, Transaction } from '../handle';

export interface RefreshableSession extends SessionFacts {
  readonly id: string;
  readonly familyId: string;
  readonly userId: string;
  readonly device: string | null;
  readonly refreshExpiresAt: string;
  readonly provenAt: string | null;
  readonly rotatedAt: string | null;
  /** The tokens that followed, sealed; kept for as long as they are given out again. */
  readonly successor: Buffer | null;
  readonly revokedAt: string | null;
  readonly endedAs: SessionEndReason | null;
}

/** Locks the row: two refreshes with one token must see each other. */
export async function lockRefreshableSession(
  trx: Transaction,
  refreshTokenHash: Buffer,
): Promise<RefreshableSession | undefined> {
  return trx('sessions')
    .join('users', 'users.id', 'sessions.user_id')
    .where('sessions.refresh_token_hash', refreshTokenHash)
    .forUpdate('sessions')
    .first<RefreshableSession | undefined>({
      id: 'sessions.id',
      familyId: 'sessions.family_id',
      userId: 'sessions.user_id',
      device: 'sessions.device',
      refreshExpiresAt: 'sessions.refresh_expires_at',
      provenAt: 'sessions.proven_at',
      signedInAt: 'sessions.signed_in_at',
      activeAt: 'sessions.active_at',
      roles: 'users.roles',
      rotatedAt: 'sessions.rotated_at',
      successor: 'sessions.successor',
      revokedAt: 'sessions.revoked_at',
      endedAs: 'sessions.ended_as',
    });
}

/** The session was renewed; what it was renewed with is kept for who asks again at once. */
export async function markRotated(
  trx: Transaction,
  sessionId: string,
  { successor, now }: { readonly successor: Buffer; readonly now: Date },
): Promise<void> {
  await trx('sessions').where({ id: sessionId }).update({ rotated_at: now, successor });
}

/** Housekeeping, and done with every renewal for its own sign-in: tokens lie here no longer than they are given out again. */
export async function forgetSuccessors(
  db: Db | Transaction,
  { rotatedBefore, familyId }: { readonly rotatedBefore: Date; readonly familyId?: string },
): Promise<void> {
  await db('sessions')
    .where('rotated_at', '<', rotatedBefore)
    .whereNotNull('successor')
    .modify((query) => {
      if (familyId !== undefined) void query.where({ family_id: familyId });
    })
    .update({ successor: null });
}

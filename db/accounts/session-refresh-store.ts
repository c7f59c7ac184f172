import type { SessionEndReason, SessionFacts } from '#domain/accounts/session-ends';
import type { Db, Transaction } from '../core/handle';

export interface RefreshableSession extends SessionFacts {
  readonly id: string;
  readonly familyId: string;
  readonly userId: string;
  readonly device: string | null;
  readonly refreshExpiresAt: string;
  readonly provenAt: string | null;
  readonly rotatedAt: string | null;
  /** The sealed successor tokens, stored while they may be returned again. */
  readonly successor: Buffer | null;
  readonly revokedAt: string | null;
  readonly endedAs: SessionEndReason | null;
  /** Whether the person's carrier is active; null without a carrier. */
  readonly isCarrierActive: boolean | null;
}

/** Locks the row, so that two refreshes with one token run one after the other. */
export async function lockRefreshableSession(
  trx: Transaction,
  refreshTokenHash: Buffer,
): Promise<RefreshableSession | undefined> {
  return trx('sessions')
    .join('users', 'users.id', 'sessions.user_id')
    .leftJoin('organizations', 'organizations.id', 'users.organization_id')
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
      isCarrierActive: 'organizations.is_active',
    });
}

/** Marks the session as rotated. Its successor is stored for an immediate retry of the request. */
export async function markRotated(
  trx: Transaction,
  sessionId: string,
  { successor, now }: { readonly successor: Buffer; readonly now: Date },
): Promise<void> {
  await trx('sessions').where({ id: sessionId }).update({ rotated_at: now, successor });
}

/**
 * Deletes successor tokens that may no longer be returned. Run by retention, and by each refresh for its own sign-in.
 */
export async function deleteSuccessors(
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

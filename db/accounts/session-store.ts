import type { Knex } from 'knex';
import type { Position, Role } from '#domain/accounts/roles';
import type { SessionEndReason, SessionFacts } from '#domain/accounts/session-ends';
import { newId } from '#platform/ids';
import type { Db, Transaction } from '../core/handle';

export interface NewSession {
  readonly id: string;
  /** Shared by all sessions of one sign-in. */
  readonly familyId: string;
  readonly userId: string;
  readonly accessTokenHash: Buffer;
  readonly accessExpiresAt: Date;
  readonly refreshTokenHash: Buffer;
  readonly refreshExpiresAt: Date;
  readonly device: string | null;
  readonly ipPrefix: string | null;
  /** When the holder last proved who they are; null if the session came from a web view secret. */
  readonly provenAt: Date | string | null;
  /** When the sign-in began; the same for all of its sessions. */
  readonly signedInAt: Date | string;
  /** When the person was last active. */
  readonly activeAt: Date | string;
  readonly now: Date;
}

export interface LiveSession extends SessionFacts {
  readonly id: string;
  readonly familyId: string;
  readonly userId: string;
  readonly position: Position | null;
  readonly organizationId: string | null;
  readonly isDemo: boolean;
  readonly lastUsedAt: string;
  /** The zone that the person has set; null if none. */
  readonly timeZone: string | null;
  /** The place where a driver lives; null for everyone else. */
  readonly home: { readonly latitude: number; readonly longitude: number } | null;
  /** Another session of the same sign-in has replaced this one; its token stays valid for a short time. */
  readonly isRotated: boolean;
}

/** A sign-in that has not been revoked, and whose user and organization are active. */
export interface ActiveFamily extends SessionFacts {
  readonly familyId: string;
}

interface LiveSessionRow {
  readonly id: string;
  readonly family_id: string;
  readonly user_id: string;
  readonly roles: Role[];
  readonly position: Position | null;
  readonly organization_id: string | null;
  readonly demo_expires_at: string | null;
  readonly last_used_at: string;
  readonly signed_in_at: string;
  readonly active_at: string;
  readonly ended_as: SessionEndReason | null;
  readonly rotated_at: string | null;
  readonly time_zone: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

export async function insertSession(db: Db | Transaction, session: NewSession): Promise<void> {
  await db('sessions').insert(sessionRow(session));
}

/**
 * Stores the first session of a sign-in and its audit entry in one statement, so that neither exists without the other.
 */
export async function insertSignIn(db: Db | Transaction, session: NewSession): Promise<void> {
  const { userId, device, ipPrefix, now } = session;
  await db
    .with(
      'entry',
      db.raw(
        `insert into account_audit (id, user_id, organization_id, kind, device, ip_prefix, at)
         select ?, users.id, users.organization_id, 'signed-in', ?, ?, ? from users where users.id = ?`,
        [newId(), device, ipPrefix, now, userId],
      ),
    )
    .insert(sessionRow(session))
    .into('sessions');
}

const sessionRow = (session: NewSession) => ({
  id: session.id,
  family_id: session.familyId,
  user_id: session.userId,
  access_token_hash: session.accessTokenHash,
  access_expires_at: session.accessExpiresAt,
  refresh_token_hash: session.refreshTokenHash,
  refresh_expires_at: session.refreshExpiresAt,
  device: session.device,
  ip_prefix: session.ipPrefix,
  proven_at: session.provenAt,
  signed_in_at: session.signedInAt,
  active_at: session.activeAt,
  created_at: session.now,
  last_used_at: session.now,
});

/** The session with this access token, unless it was revoked or its user or organization is no longer active. */
export async function findLiveSession(
  db: Db | Transaction,
  accessTokenHash: Buffer,
  now: Date,
): Promise<LiveSession | undefined> {
  const row = await db('sessions')
    .join('users', 'users.id', 'sessions.user_id')
    .leftJoin('organizations', 'organizations.id', 'users.organization_id')
    .leftJoin('drivers', 'drivers.id', 'users.id')
    .where('sessions.access_token_hash', accessTokenHash)
    .where('sessions.access_expires_at', '>', now)
    .where(notRevoked)
    .where('users.is_active', true)
    .where((either) => {
      void either.whereNull('users.demo_expires_at').orWhere('users.demo_expires_at', '>', now);
    })
    .where((either) => {
      void either.whereNull('organizations.id').orWhere('organizations.is_active', true);
    })
    .first<LiveSessionRow | undefined>([
      'sessions.id',
      'sessions.family_id',
      'sessions.user_id',
      'users.roles',
      'users.position',
      'users.organization_id',
      'users.demo_expires_at',
      'sessions.last_used_at',
      'sessions.signed_in_at',
      'sessions.active_at',
      'sessions.ended_as',
      'sessions.rotated_at',
      'users.time_zone',
      'drivers.latitude',
      'drivers.longitude',
    ]);
  return row && toLiveSession(row);
}

const toLiveSession = (row: LiveSessionRow): LiveSession => ({
  id: row.id,
  familyId: row.family_id,
  userId: row.user_id,
  roles: row.roles,
  position: row.position,
  organizationId: row.organization_id,
  isDemo: row.demo_expires_at !== null,
  lastUsedAt: row.last_used_at,
  signedInAt: row.signed_in_at,
  activeAt: row.active_at,
  endedAs: row.ended_as,
  timeZone: row.time_zone,
  home: row.latitude === null || row.longitude === null ? null : { latitude: row.latitude, longitude: row.longitude },
  isRotated: row.rotated_at !== null,
});

/** Selects sessions that were not revoked, or were revoked because they timed out. */
function notRevoked(sessions: Knex.QueryBuilder): void {
  void sessions.whereNull('sessions.revoked_at').orWhereNotNull('sessions.ended_as');
}

/**
 * Lists the sign-ins with these ids, or of a user, that were not revoked and whose user and organization are active.
 * The caller applies the timeouts.
 */
export async function findActiveFamilies(
  db: Db | Transaction,
  of: { readonly familyIds: readonly string[] } | { readonly userId: string },
  now: Date,
): Promise<readonly ActiveFamily[]> {
  const rows = await db('sessions')
    .join('users', 'users.id', 'sessions.user_id')
    .leftJoin('organizations', 'organizations.id', 'users.organization_id')
    .where((sessions) => {
      if ('userId' in of) void sessions.where('sessions.user_id', of.userId);
      else void sessions.whereIn('sessions.family_id', of.familyIds);
    })
    .where('sessions.refresh_expires_at', '>', now)
    .where(notRevoked)
    // The newest session of each sign-in, to which activity is copied.
    .whereNull('sessions.rotated_at')
    .where('users.is_active', true)
    .whereRaw('(users.demo_expires_at is null or users.demo_expires_at > ?)', [now])
    .whereRaw('(organizations.id is null or organizations.is_active)')
    .select<ActiveFamily[]>({
      familyId: 'sessions.family_id',
      roles: 'users.roles',
      signedInAt: 'sessions.signed_in_at',
      activeAt: 'sessions.active_at',
      endedAs: 'sessions.ended_as',
    });
  return rows;
}

/** The sign-in that one of the two tokens belongs to, expired or not. */
export async function findFamilyId(
  db: Db | Transaction,
  tokens: { readonly accessTokenHash?: Buffer; readonly refreshTokenHash?: Buffer },
): Promise<string | undefined> {
  const none = Buffer.alloc(0);
  const row = await db('sessions')
    .where('sessions.access_token_hash', tokens.accessTokenHash ?? none)
    .orWhere('sessions.refresh_token_hash', tokens.refreshTokenHash ?? none)
    .first<{ family_id: string } | undefined>('sessions.family_id');
  return row?.family_id;
}

export async function touchSession(db: Db | Transaction, sessionId: string, now: Date): Promise<void> {
  await db('sessions').where({ id: sessionId }).update({ last_used_at: now });
}

/**
 * Records activity in the session, and in its successor if it has one, because the session itself lasts no longer than its
 * token.
 */
export async function recordActivity(
  db: Db,
  { id, familyId, isRotated }: Pick<LiveSession, 'id' | 'familyId' | 'isRotated'>,
  activeAt: Date,
): Promise<void> {
  const set = (where: object) =>
    db('sessions').where(where).where('active_at', '<', activeAt).update({ active_at: activeAt });
  await set({ id });
  // Separate from the first update, so that two rows are never locked together: a refresh locks them in the other
  // order.
  if (isRotated) await set({ family_id: familyId, rotated_at: null });
}

/** Returns whether the sign-in belongs to this user. */
export async function isFamilyOf(
  db: Db | Transaction,
  { familyId, userId }: { familyId: string; userId: string },
): Promise<boolean> {
  const row: unknown = await db('sessions').where({ family_id: familyId, user_id: userId }).first('id');
  return row !== undefined;
}

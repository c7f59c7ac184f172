import type { AccountSettings, LastLogin, SignInView } from '#domain/accounts/settings/schema';
import type { Db } from '../core/handle';

/** A sign-in and the time of its last use. */
export type SignInRow = Omit<SignInView, 'isCurrent'> & { readonly activeAt: string };

/** Contacts, consent and sign-in methods of one account. */
export async function findAccountSettings(
  db: Db,
  { userId, now }: { userId: string; now: Date },
): Promise<AccountSettings | undefined> {
  const found: AccountSettings | undefined = await db('users')
    .leftJoin('drivers', 'drivers.id', 'users.id')
    .where('users.id', userId)
    .first({
      middleName: 'drivers.middle_name',
      email: 'users.email',
      pendingEmail: db('account_links')
        .where('account_links.user_id', userId)
        .where('account_links.purpose', 'change-email')
        .whereNull('account_links.used_at')
        .where('account_links.expires_at', '>', now)
        .limit(1)
        .select('account_links.email'),
      phone: 'users.phone',
      isPhoneConfirmed: db.raw('users.phone_confirmed_at is not null'),
      smsConsent: db.raw('users.sms_consent_at is not null'),
      hasPassword: db.raw('users.password_hash is not null'),
      isWelcomeRead: db.raw('users.welcome_read_at is not null'),
      isCertifiedWelcomeRead: db.raw('users.certified_welcome_read_at is not null'),
      wantsDigest: 'users.wants_digest',
    });
  return found;
}

/** Lists the user's unrevoked sign-ins, last used first; the caller applies the idle and absolute timeouts. */
export async function listSignIns(db: Db, { userId, now }: { userId: string; now: Date }): Promise<SignInRow[]> {
  const rows: SignInRow[] = await db('sessions')
    .where('sessions.user_id', userId)
    .whereNull('sessions.revoked_at')
    .where('sessions.refresh_expires_at', '>', now)
    .groupBy('sessions.family_id')
    .orderBy([{ column: 'lastUsedAt', order: 'desc' }, { column: '_id' }])
    .select({
      _id: 'sessions.family_id',
      device: db.raw('(array_agg(sessions.device order by sessions.created_at desc))[1]'),
      ipPrefix: db.raw('(array_agg(sessions.ip_prefix order by sessions.created_at desc))[1]'),
      signedInAt: db.raw('min(sessions.signed_in_at)'),
      activeAt: db.raw('max(sessions.active_at)'),
      lastUsedAt: db.raw('max(sessions.last_used_at)'),
    });
  return rows;
}

/** The sign-in before the current one. */
export async function findLastLogin(db: Db, userId: string): Promise<LastLogin | undefined> {
  return db('account_audit')
    .where({ user_id: userId, kind: 'signed-in' })
    .orderBy([
      { column: 'at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .offset(1)
    .first({ at: 'at', device: 'device', ipPrefix: 'ip_prefix' });
}

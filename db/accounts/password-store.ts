import type { Db, Transaction } from '../core/handle';
import { distrustRecentContacts } from './contact-change-store';

export async function findPasswordHash(db: Db | Transaction, userId: string): Promise<string | undefined> {
  const row = await db('users').where({ id: userId }).first('password_hash');
  return row?.password_hash ?? undefined;
}

export async function setPassword(trx: Transaction, userId: string, passwordHash: string): Promise<void> {
  await trx('users').where({ id: userId }).update({ password_hash: passwordHash });
}

/** Disables password sign-in until the owner sets a new password with an emailed link. */
export async function voidPassword(trx: Transaction, userId: string): Promise<void> {
  await trx('users').where({ id: userId }).update({ password_hash: null });
}

/** Disables sign-in with password, phone and social accounts. The phone number stays, but must be confirmed again. */
export async function revokeSignInMethods(trx: Transaction, userId: string, now: Date): Promise<void> {
  await trx('social_identities').where({ user_id: userId }).delete();
  const cleared = { password_hash: null, phone_confirmed_at: null, phone_disputed_at: now };
  await trx('users').where({ id: userId }).update(cleared);
}

export interface Recovery {
  readonly userId: string;
  readonly passwordHash: string;
  readonly now: Date;
}

/**
 * Sets the password that the mailbox's owner chose. If the email address was never confirmed before, a stranger may
 * have signed up with it: the phone number and linked social accounts are removed, too, because the stranger could sign
 * in with them.
 */
export async function recoverAccount(trx: Transaction, { userId, passwordHash, now }: Recovery): Promise<void> {
  const ifEmailConfirmed = (column: string) =>
    trx.raw('case when email_confirmed_at is null then null else ?? end', [column]);
  await trx('social_identities')
    .where({ user_id: userId })
    .whereExists(trx('users').where({ id: userId }).whereNull('email_confirmed_at').select('id'))
    .delete();
  await distrustRecentContacts(trx, userId, now);
  await trx('users')
    .where({ id: userId })
    .update({
      password_hash: passwordHash,
      status: 'confirmed',
      phone: ifEmailConfirmed('phone'),
      phone_confirmed_at: ifEmailConfirmed('phone_confirmed_at'),
      email_confirmed_at: trx.raw('coalesce(email_confirmed_at, ?)', [now]),
    });
}

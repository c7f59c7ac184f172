import type { SocialProfile } from '#domain/accounts/social/profile';
import type { SocialProvider } from '#domain/accounts/social/providers';
import { newId } from '#platform/ids';
import type { Db, Transaction } from '../core/handle';

export interface SocialIdentity {
  readonly provider: SocialProvider;
  readonly email: string;
  readonly linkedAt: string;
}

type Person = Pick<SocialProfile, 'provider' | 'subject'>;

/** The account that is linked to this identity. */
export async function findIdentityOwner(
  db: Db | Transaction,
  { provider, subject }: Person,
): Promise<string | undefined> {
  const row = await db('social_identities').where({ provider, subject }).first('user_id');
  return row?.user_id;
}

export async function listIdentities(db: Db | Transaction, userId: string): Promise<SocialIdentity[]> {
  return db('social_identities')
    .where({ user_id: userId })
    .orderBy('linked_at')
    .select<SocialIdentity[]>('provider', 'email', 'linked_at as linkedAt');
}

/**
 * Links the identity to the account. Returns false if the identity is linked already, or if the account already has a
 * link for the provider.
 */
export async function linkIdentity(
  trx: Transaction,
  { userId, profile, now }: { userId: string; profile: SocialProfile; now: Date },
): Promise<boolean> {
  const rows = await trx('social_identities')
    .insert({
      id: newId(),
      user_id: userId,
      provider: profile.provider,
      subject: profile.subject,
      email: profile.email,
      linked_at: now,
    })
    .onConflict()
    .ignore()
    .returning('id');
  return rows.length > 0;
}

export async function unlinkIdentity(trx: Transaction, userId: string, provider: SocialProvider): Promise<boolean> {
  return (await trx('social_identities').where({ user_id: userId, provider }).delete()) > 0;
}

/**
 * Returns whether the account has a password. Locks the account until the transaction ends, so that two concurrent unlinks
 * cannot remove the last sign-in method.
 */
export async function lockAndCheckPassword(trx: Transaction, userId: string): Promise<boolean> {
  const row = await trx('users').where({ id: userId }).forUpdate().first('password_hash');
  return row !== undefined && row.password_hash !== null;
}

import { newId } from '#platform/ids';
import { newToken, tokenHash } from '#platform/tokens';

import type { Db, Transaction } from '../handle';

const DAY_MS = 24 * 3_600_000;
/** Somebody may be on the road for a week without looking into the mailbox. */
const UNDO_LASTS_MS = 7 * DAY_MS;
/** So long a changed contact is not trusted when the account is recovered. */
const RECENT_MS = 30 * DAY_MS;

export interface ContactChange {
  readonly userId: string;
  readonly kind: 'email' | 'phone' | 'network';
  /** Nothing for a network that was linked, and for a first number. */
  readonly oldValue: string | null;
  readonly oldConfirmedAt: string | null;
  readonly newValue: string;
}

interface ContactRow {
  readonly email: string;
  readonly email_confirmed_at: string | null;
  readonly phone: string | null;
  readonly phone_confirmed_at: string | null;
}

/** Remembers what a contact is before it changes, and answers the secret that puts it back. */
export async function keepContactChange(
  trx: Transaction,
  change: Pick<ContactChange, 'userId' | 'kind' | 'newValue'>,
  now: Date,
): Promise<string> {
  const undo = newToken();
  const before: ContactRow | undefined = await trx('users')
    .where({ id: change.userId })
    .first('email', 'email_confirmed_at', 'phone', 'phone_confirmed_at');
  await trx('contact_changes').insert({
    id: newId(),
    user_id: change.userId,
    kind: change.kind,
    ...(change.kind === 'email' && { old_value: before?.email, old_confirmed_at: before?.email_confirmed_at }),
    ...(change.kind === 'phone' && { old_value: before?.phone, old_confirmed_at: before?.phone_confirmed_at }),
    new_value: change.newValue,
    changed_at: now,
    undo_hash: tokenHash(undo),
  });
  return undo;
}

/** The change behind a secret, once and for a week. Later changes of the same contact are over with it. */
export async function spendUndo(trx: Transaction, undo: string, now: Date): Promise<ContactChange | undefined> {
  const [change]: ContactChange[] = await trx('contact_changes')
    .where('undo_hash', tokenHash(undo))
    .whereNull('undone_at')
    .where('changed_at', '>', new Date(now.getTime() - UNDO_LASTS_MS))
    .update({ undone_at: now })
    .returning([
      'user_id as userId',
      'kind',
      'old_value as oldValue',
      'old_confirmed_at as oldConfirmedAt',
      'new_value as newValue',
    ]);
  return change;
}

/** Puts the contact back; an address that somebody else has by now stays theirs. */
export async function putContactBack(trx: Transaction, change: ContactChange): Promise<void> {
  const { userId, kind, oldValue, oldConfirmedAt, newValue } = change;
  const own = trx('users').where({ id: userId });
  if (kind === 'network') await trx('social_identities').where({ user_id: userId, provider: newValue }).delete();
  else if (kind === 'phone')
    await own.update({ phone: oldValue, phone_confirmed_at: oldConfirmedAt, phone_disputed_at: null });
  else if (oldValue !== null)
    await own
      .whereNotExists(
        trx('users').whereRaw('lower(email) = lower(?)', [oldValue]).whereNot({ id: userId }).select('id'),
      )
      .update({ email: oldValue, email_confirmed_at: oldConfirmedAt });
}

/**
 * The mailbox's owner recovers the account: a number that is younger than a month opens it no longer until it is
 * confirmed anew, and networks that were linked since are gone.
 */
export async function distrustRecentContacts(trx: Transaction, userId: string, now: Date): Promise<void> {
  const recent = (kind: ContactChange['kind']) =>
    trx('contact_changes')
      .where({ user_id: userId, kind, undone_at: null })
      .where('changed_at', '>', new Date(now.getTime() - RECENT_MS))
      .select('new_value');
  await trx('social_identities').where({ user_id: userId }).whereIn('provider', recent('network')).delete();
  await trx('users')
    .where({ id: userId })
    .whereIn('phone', recent('phone'))
    .update({ phone_confirmed_at: null, phone_disputed_at: now });
}

/** Housekeeping. */
export async function deleteOldContactChanges(db: Db | Transaction, now: Date): Promise<number> {
  return db('contact_changes')
    .where('changed_at', '<', new Date(now.getTime() - RECENT_MS))
    .delete();
}

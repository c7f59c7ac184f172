import type { Knex } from 'knex';
import { UNDO_DAYS } from '#domain/accounts/lifetimes';
import { DAY_MS } from '#domain/shared/durations';
import { newId } from '#platform/ids';
import type { Sealer } from '#platform/sealing';
import { tokenHash } from '#platform/tokens';
import type { Db, Transaction } from '../core/handle';
import type { RowOf } from '../core/table';
import { placeholderAddress } from './invited-address-store';

/** Drivers may be on the road for a week without reading email. */
const UNDO_LIFETIME_MS = UNDO_DAYS * DAY_MS;
/** A changed contact is not trusted for this long when the account is recovered. */
const RECENT_MS = 30 * DAY_MS;

export interface ContactChange {
  readonly userId: string;
  readonly kind: 'email' | 'phone' | 'network' | 'network-unlinked';
  /** Null for a linked social account or a first phone number; for an unlinked one, the stored identity as JSON. */
  readonly oldValue: string | null;
  readonly oldConfirmedAt: string | null;
  readonly newValue: string;
}

/** Stores a contact before it changes, and returns the secret that restores it. */
export async function storeContactChange(
  { trx, sealer, now }: ContactChangeDeps,
  change: Pick<ContactChange, 'userId' | 'kind' | 'newValue'>,
): Promise<string> {
  const id = newId();
  const undo = undoOf(sealer, id);
  const before = await trx('users')
    .where({ id: change.userId })
    .first('email', 'email_confirmed_at', 'phone', 'phone_confirmed_at');
  const { kind, userId, newValue } = change;
  await trx('contact_changes').insert({
    id,
    user_id: userId,
    kind,
    ...(kind === 'email' && { old_value: before?.email, old_confirmed_at: before?.email_confirmed_at }),
    ...(kind === 'phone' && { old_value: before?.phone, old_confirmed_at: before?.phone_confirmed_at }),
    ...(kind === 'network-unlinked' && { old_value: await storedIdentity(trx, userId, newValue) }),
    new_value: newValue,
    changed_at: now,
    undo_hash: tokenHash(undo),
  });
  return undo;
}

interface ContactChangeDeps {
  readonly trx: Transaction;
  readonly sealer: Sealer;
  readonly now: Date;
}

/** Deterministic, so that the secret can be sent again while the link in the first email stays valid. */
const undoOf = (sealer: Sealer, changeId: string): string =>
  sealer.hmac(`undo of contact change ${changeId}`).toString('base64url');

async function storedIdentity(trx: Transaction, userId: string, provider: string): Promise<string> {
  const person: unknown = await trx('social_identities')
    .where({ user_id: userId, provider })
    .first('subject', 'email', 'linked_at');
  return JSON.stringify(person ?? null);
}

/** The account that changed away from this address within the last week, and the secret that restores it. */
export async function findLostAddress(
  { trx, sealer, now }: ContactChangeDeps,
  email: string,
): Promise<{ readonly userId: string; readonly email: string; readonly undo: string } | undefined> {
  const lost = await undoable(trx, now)
    .where('kind', 'email')
    .whereRaw('lower(old_value) = lower(?)', [email])
    .orderBy('changed_at', 'desc')
    .first<{ id: string; userId: string; email: string } | undefined>({
      id: 'id',
      userId: 'user_id',
      email: 'old_value',
    });
  if (lost === undefined) return undefined;
  const undo = undoOf(sealer, lost.id);
  // The secret differs from the first one if the master key has changed since then.
  await trx('contact_changes')
    .where({ id: lost.id })
    .update({ undo_hash: tokenHash(undo) });
  return { userId: lost.userId, email: lost.email, undo };
}

/**
 * Uses up an undo secret, which works once and within a week. Returns the change it undoes and all later changes of the
 * account, newest first: they are undone, too, so that none of their links can reverse this undo.
 */
export async function consumeUndo(trx: Transaction, undo: string, now: Date): Promise<readonly ContactChange[]> {
  const undoneChange = await undoable(trx, now)
    .where('undo_hash', tokenHash(undo))
    .first({ userId: 'user_id', changedAt: 'changed_at' });
  if (undoneChange === undefined) return [];
  const changes = await trx('contact_changes')
    .where('user_id', undoneChange.userId)
    .whereNull('undone_at')
    .where('changed_at', '>=', undoneChange.changedAt)
    .update({ undone_at: now })
    .returning<(ContactChange & { id: string; changedAt: string })[]>([
      'id',
      'changed_at as changedAt',
      'user_id as userId',
      'kind',
      'old_value as oldValue',
      'old_confirmed_at as oldConfirmedAt',
      'new_value as newValue',
    ]);
  return changes.sort((one, other) => `${other.changedAt} ${other.id}`.localeCompare(`${one.changedAt} ${one.id}`));
}

const undoable = (trx: Transaction, now: Date) =>
  trx('contact_changes')
    .whereNull('undone_at')
    .where('changed_at', '>', new Date(now.getTime() - UNDO_LIFETIME_MS));

/** Restores the contact, unless another account has confirmed the address in the meantime. */
export async function restoreContact(trx: Transaction, change: ContactChange): Promise<void> {
  const { userId, kind, oldValue, oldConfirmedAt, newValue } = change;
  const own = trx('users').where({ id: userId });
  if (kind === 'network') await trx('social_identities').where({ user_id: userId, provider: newValue }).delete();
  else if (kind === 'network-unlinked') await relink(trx, change);
  else if (kind === 'phone') {
    // An account that confirmed the number in the meantime keeps it.
    const holder = await trx('users')
      .where({ phone: oldValue })
      .whereNot({ id: userId })
      .whereNotNull('phone_confirmed_at')
      .first('id');
    const confirmedAt = holder === undefined ? oldConfirmedAt : null;
    await own.update({ phone: oldValue, phone_confirmed_at: confirmedAt, phone_disputed_at: null });
  } else if (oldValue !== null) {
    const holder = trx('users').whereRaw('lower(email) = lower(?)', [oldValue]).whereNot({ id: userId });
    await freeUnconfirmed(holder.clone());
    await own.whereNotExists(holder.select('id')).update({ email: oldValue, email_confirmed_at: oldConfirmedAt });
  }
}

/**
 * Frees an unconfirmed address: anyone can sign up with an address they do not own, and must not keep it from its
 * owner.
 */
async function freeUnconfirmed(holder: Knex.QueryBuilder): Promise<void> {
  const unconfirmed = (await holder.clone().whereNull('email_confirmed_at').pluck('id')) as string[];
  for (const id of unconfirmed)
    await holder
      .clone()
      .where({ id })
      .update({ email: placeholderAddress(id) });
}

/** Links the social account again, unless it or the user has another link for the provider by then. */
async function relink(trx: Transaction, { userId, oldValue, newValue }: ContactChange): Promise<void> {
  const person = JSON.parse(oldValue ?? 'null') as Pick<
    RowOf<'social_identities'>,
    'subject' | 'email' | 'linked_at'
  > | null;
  if (person === null) return;
  await trx('social_identities')
    .insert({ id: newId(), user_id: userId, provider: newValue, ...person })
    .onConflict()
    .ignore();
}

/**
 * Protects an account that the mailbox's owner recovers: phone numbers added within the last month cannot be used to
 * sign in until they are confirmed again, and social accounts linked in that month are unlinked.
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

/** Run by retention. */
export async function deleteOldContactChanges(db: Db | Transaction, now: Date): Promise<number> {
  return db('contact_changes')
    .where('changed_at', '<', new Date(now.getTime() - RECENT_MS))
    .delete();
}

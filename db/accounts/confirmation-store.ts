import type { Sealer } from '#platform/sealing';
import type { Db, Transaction } from '../core/handle';
import { enqueueOutbox } from '../core/outbox';
import { queueAccountMessage } from '../messages/account-message-store';

/** Marks the email address as confirmed: its owner opened an emailed link. */
export async function confirmEmail(trx: Transaction, userId: string, now: Date): Promise<void> {
  await trx('users')
    .where({ id: userId })
    .update({ status: 'confirmed', email_confirmed_at: trx.raw('coalesce(email_confirmed_at, ?)', [now]) });
  await enqueueOutbox(trx, [{ topic: 'driverAccountChanged', payload: { driverId: userId } }]);
}

/** Whether the owner of the email address has confirmed it; an account can also be confirmed by a texted code. */
export async function isEmailConfirmed(trx: Transaction, userId: string): Promise<boolean> {
  const row = await trx('users').where({ id: userId }).whereNotNull('email_confirmed_at').first('id');
  return row !== undefined;
}

interface ConfirmedPhone {
  readonly userId: string;
  readonly phone: string;
  readonly now: Date;
  readonly sealer: Sealer;
}

/**
 * Marks the phone number as confirmed. An earlier owner of the number can no longer sign in with it, and is notified by
 * email.
 */
export async function confirmPhone(trx: Transaction, { userId, phone, now, sealer }: ConfirmedPhone): Promise<void> {
  const losers = await trx('users')
    .where({ phone })
    .whereNot({ id: userId })
    .whereNotNull('phone_confirmed_at')
    .update({ phone_confirmed_at: null })
    .returning<Loser[]>(['id', 'email', 'first_name as firstName', 'is_active as isActive', 'roles']);
  for (const loser of losers) await notifyLoser(trx, sealer, { ...loser, phone });
  await trx('users')
    .where({ id: userId })
    .update({ status: 'confirmed', phone_confirmed_at: now, phone_disputed_at: null });
  const changed = [userId, ...losers.filter(({ roles }) => roles.includes('applicant')).map(({ id }) => id)];
  await enqueueOutbox(
    trx,
    changed.map((driverId) => ({ topic: 'driverAccountChanged', payload: { driverId } })),
  );
}

/** Whether a number is the user's own and confirmed: a confirmation that is repeated, because its answer was lost, is done. */
export async function isPhoneConfirmed(
  trx: Transaction,
  { userId, phone }: Pick<ConfirmedPhone, 'userId' | 'phone'>,
): Promise<boolean> {
  const row = await trx('users').where({ id: userId, phone }).whereNotNull('phone_confirmed_at').first('id');
  return row !== undefined;
}

interface Loser {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly isActive: boolean;
  readonly roles: readonly string[];
}

const SHOWN_DIGITS = 4;

async function notifyLoser(
  trx: Transaction,
  sealer: Sealer,
  { id: userId, email, firstName, isActive, phone }: Loser & { readonly phone: string },
): Promise<void> {
  if (!isActive) return;
  const params = { firstName, ending: phone.slice(-SHOWN_DIGITS) };
  await queueAccountMessage(trx, sealer, { channel: 'mail', to: email, userId, template: 'phone-moved', params });
}

/** The user's confirmed phone number. */
export async function findConfirmedPhone(db: Db | Transaction, userId: string): Promise<string | undefined> {
  const row = await db('users')
    .where({ id: userId })
    .whereNotNull('phone')
    .whereNotNull('phone_confirmed_at')
    .first('phone');
  return row?.phone ?? undefined;
}

/** The user's confirmed phone number, if the user consented to text messages. */
export async function findTextablePhone(db: Db | Transaction, userId: string): Promise<string | undefined> {
  const row: unknown = await db('users').where({ id: userId }).whereNotNull('sms_consent_at').first('id');
  return row === undefined ? undefined : findConfirmedPhone(db, userId);
}

/**
 * The driver who signs in with this number: the one who confirmed it, or else the only one who entered it. An
 * unconfirmed number that several drivers entered belongs to none of them.
 */
export async function findDriverByPhone(db: Db | Transaction, phone: string): Promise<string | undefined> {
  const holders = await db('users')
    .where({ phone, is_active: true, phone_disputed_at: null })
    .whereRaw(`'applicant' = any (roles)`)
    .orderByRaw('phone_confirmed_at desc nulls last')
    .limit(2)
    .select('id', 'phone_confirmed_at');
  const [first, second] = holders;
  return first !== undefined && (second === undefined || first.phone_confirmed_at !== null) ? first.id : undefined;
}

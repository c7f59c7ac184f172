import type { PayoutFailure } from '#domain/payouts/states';
import type { Db, Transaction } from '../core/handle';

/** A payout that can be sent to the provider. */
export interface SendablePayout {
  readonly id: string;
  readonly driverId: string;
  readonly organizationId: string;
  readonly weekStartsOn: string;
  readonly cents: number;
  readonly attempt: number;
  readonly sourceToken: string;
  readonly last4: string;
}

/** A card that is valid in its last month, as SQL. */
export const VALID_CARD_SQL = `(payment_cards.exp_year, payment_cards.exp_month) >=
  (extract(year from ?::timestamptz at time zone 'UTC'), extract(month from ?::timestamptz at time zone 'UTC'))`;

/**
 * Fixes the card of each queued payout whose driver has a valid one at this provider, and returns payouts to send, those that
 * were never or least recently tried first. An attempt keeps its card, so that it can be repeated with one key.
 */
export async function claimPayouts(
  db: Db,
  provider: string,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<SendablePayout[]> {
  const at = now.toISOString();
  await db.raw(
    `update payouts set provider = payment_cards.provider, source_token = payment_cards.source_token,
       brand = payment_cards.brand, last4 = payment_cards.last4
     from payment_cards
     where payment_cards.driver_id = payouts.driver_id and payment_cards.provider = ? and payouts.state = 'queued'
       and payouts.source_token is null and ${VALID_CARD_SQL}`,
    [provider, at, at],
  );
  return db('payouts')
    .where({ state: 'queued', provider })
    .whereNotNull('source_token')
    .orderByRaw('tried_at nulls first, id')
    .limit(limit)
    .select({
      id: 'id',
      driverId: 'driver_id',
      organizationId: 'organization_id',
      weekStartsOn: 'week_starts_on',
      cents: 'cents',
      attempt: 'attempt',
      sourceToken: 'source_token',
      last4: 'last4',
    });
}

/** Records that the provider was called without an outcome. */
export async function markTried(db: Db, { id }: SendablePayout, at: Date): Promise<void> {
  await db('payouts').where({ id, state: 'queued' }).update({ tried_at: at.toISOString() });
}

/** The outcome of an attempt. */
export type PayoutOutcome =
  | { readonly state: 'paid'; readonly reference: string }
  | { readonly state: 'failed'; readonly failure: PayoutFailure };

/** Stores an outcome once; false if another process already did, or the attempt is over. */
export async function settlePayout(
  trx: Transaction,
  { id, attempt }: SendablePayout,
  outcome: PayoutOutcome & { readonly at: Date },
): Promise<boolean> {
  const { at, ...fields } = outcome;
  const count = await trx('payouts')
    .where({ id, attempt, state: 'queued' })
    .update({ ...fields, state_since: at.toISOString(), tried_at: at.toISOString(), source_token: null });
  return count === 1;
}

/** Queues failed payouts again, a driver's for the card that was just saved, or one; returns how many. */
export async function requeueFailed(
  db: Db | Transaction,
  which: { readonly driverId: string } | { readonly id: string },
  at: Date,
): Promise<number> {
  const where = 'id' in which ? { id: which.id } : { driver_id: which.driverId };
  return db('payouts')
    .where({ ...where, state: 'failed' })
    .update({
      state: 'queued',
      state_since: at.toISOString(),
      attempt: db.raw('attempt + 1'),
      failure: null,
      provider: null,
      brand: null,
      last4: null,
      tried_at: null,
    });
}

/** The driver and the carrier as an email about a payout names them; undefined for a closed account. */
export async function findPayoutContact(
  db: Db | Transaction,
  { driverId, organizationId }: Pick<SendablePayout, 'driverId' | 'organizationId'>,
): Promise<{ readonly email: string; readonly firstName: string; readonly carrier: string } | undefined> {
  return db('users')
    .join('organizations', db.raw('organizations.id = ?', [organizationId]))
    .where({ 'users.id': driverId, 'users.is_active': true })
    .first({ email: 'users.email', firstName: 'users.first_name', carrier: 'organizations.name' });
}

/** Whether a driver has a card to which payouts can be sent. */
export async function hasValidCard(db: Db | Transaction, driverId: string, now: Date): Promise<boolean> {
  const at = now.toISOString();
  const row = await db('payment_cards')
    .where({ driver_id: driverId })
    .whereRaw(VALID_CARD_SQL, [at, at])
    .first('last4');
  return row !== undefined;
}

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
 * Fixes the card of queued payouts whose drivers have a valid one at this provider, and returns them, those that were never or
 * least recently tried first. An attempt keeps its card, so that it can be repeated with one key; one that is not sent now has
 * none yet, because the driver may replace it.
 */
export async function claimPayouts(
  db: Db,
  provider: string,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<SendablePayout[]> {
  const at = now.toISOString();
  const { rows } = await db.raw<{ rows: SendablePayout[] }>(
    `with next as (
       select payouts.id, coalesce(payouts.source_token, payment_cards.source_token) as source_token,
         case when payouts.source_token is null then payment_cards.brand else payouts.brand end as brand,
         case when payouts.source_token is null then payment_cards.last4 else payouts.last4 end as last4
       from payouts left join payment_cards on payment_cards.driver_id = payouts.driver_id
         and payment_cards.provider = ? and ${VALID_CARD_SQL}
       where payouts.state = 'queued'
         and case when payouts.source_token is null then payment_cards.source_token is not null
           else payouts.provider = ? end
       order by payouts.tried_at nulls first, payouts.id limit ? for update of payouts)
     update payouts set provider = ?, source_token = next.source_token, brand = next.brand, last4 = next.last4
     from next where payouts.id = next.id
     returning payouts.id, driver_id as "driverId", organization_id as "organizationId",
       week_starts_on as "weekStartsOn", cents, attempt, payouts.source_token as "sourceToken", payouts.last4`,
    [provider, at, at, provider, limit, provider],
  );
  return rows;
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

/**
 * Whether the driver has replaced the card of an attempt by another valid one. Locked before the outcome is stored, so that a card
 * that is saved at the same time either is seen here or finds the failed payout.
 */
export async function lockReplacement(
  trx: Transaction,
  { driverId, sourceToken }: Pick<SendablePayout, 'driverId' | 'sourceToken'>,
  now: Date,
): Promise<boolean> {
  const at = now.toISOString();
  const card = await trx('payment_cards')
    .where({ driver_id: driverId })
    .forUpdate()
    .first('source_token', { isValid: trx.raw(VALID_CARD_SQL, [at, at]) });
  return card !== undefined && card.source_token !== sourceToken && (card as { isValid: boolean }).isValid;
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

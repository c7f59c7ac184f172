import type { PayoutState } from '#domain/payouts/states';
import type { Db } from '../core/handle';
import { type PayoutRow, selectPayouts } from './payout-list';
import { VALID_CARD_SQL } from './payout-store';

/** A payout with what operations see beside it. */
export interface OpsPayoutRow extends PayoutRow {
  readonly attempt: number;
  readonly hasCard: boolean;
}

const hasCard = `exists (
  select from payment_cards where payment_cards.driver_id = payouts.driver_id and ${VALID_CARD_SQL})`;

/** The payouts to read. */
interface OpsPayoutsWhere {
  readonly id?: string | undefined;
  readonly state?: PayoutState | undefined;
}

const columnsOf = ({ id, state }: OpsPayoutsWhere) => ({
  ...(id !== undefined && { 'payouts.id': id }),
  ...(state !== undefined && { 'payouts.state': state }),
});

/** Payouts of all drivers, the latest change first. */
export async function listOpsPayouts(
  db: Db,
  where: OpsPayoutsWhere,
  { limit, skip, now }: { readonly limit: number; readonly skip: number; readonly now: Date },
): Promise<OpsPayoutRow[]> {
  const at = now.toISOString();
  return selectPayouts(db)
    .where(columnsOf(where))
    .orderBy([{ column: 'payouts.state_since', order: 'desc' }, { column: 'payouts.id' }])
    .limit(limit)
    .offset(skip)
    .select({ attempt: 'payouts.attempt', hasCard: db.raw(hasCard, [at, at]) });
}

/** The number and sum of payouts by state. */
export async function sumPayoutsByState(db: Db): Promise<Record<PayoutState, { count: number; cents: number }>> {
  const rows: { state: PayoutState; count: number; cents: number }[] = await db('payouts')
    .groupBy('state')
    .select({
      state: 'state',
      count: db.raw('count(*)::integer'),
      cents: db.raw('sum(cents)::double precision'),
    });
  const of = (state: PayoutState) => {
    const row = rows.find((each) => each.state === state);
    return { count: row?.count ?? 0, cents: row?.cents ?? 0 };
  };
  return { queued: of('queued'), paid: of('paid'), failed: of('failed') };
}

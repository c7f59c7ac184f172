import type { MatchOffer } from '#domain/purchases/match';
import { HOUR_MS, MINUTE_MS } from '#domain/shared/durations';
import { newId } from '#platform/ids';
import type { Transaction } from '../core/handle';

/** A price that was confirmed counts for the invitation that follows within this time; later, the price is the one of then. */
const QUOTE_HOLDS_MS = HOUR_MS;
/** Clocks of two processes differ a little. */
const CLOCK_SKEW_MS = MINUTE_MS;

export interface ConfirmedQuote {
  readonly organizationId: string;
  readonly orderId: string;
  readonly driverId: string;
  readonly offer: MatchOffer;
}

/** Stores the prices that a member of staff was shown and confirmed. */
export async function storeQuotes(
  trx: Transaction,
  quotes: readonly ConfirmedQuote[],
  { confirmedBy, at }: { readonly confirmedBy: string; readonly at: Date },
): Promise<void> {
  if (quotes.length === 0) return;
  await trx('price_quotes').insert(
    quotes.map(({ organizationId, orderId, driverId, offer }) => ({
      id: newId(),
      organization_id: organizationId,
      driver_id: driverId,
      order_id: orderId,
      product: offer.product,
      price_id: offer.priceId,
      cents: offer.cents,
      reason: offer.reason,
      confirmed_by: confirmedBy,
      confirmed_at: at,
    })),
  );
}

/** When the price of an order given at this instant was confirmed; undefined if nobody was shown one. */
export async function confirmedAt(
  trx: Transaction,
  { orderId, driverId, orderedAt }: { readonly orderId: string; readonly driverId: string; readonly orderedAt: Date },
): Promise<Date | undefined> {
  const row = await trx('price_quotes')
    .where({ order_id: orderId, driver_id: driverId })
    .whereBetween('confirmed_at', [
      new Date(orderedAt.getTime() - QUOTE_HOLDS_MS),
      new Date(orderedAt.getTime() + CLOCK_SKEW_MS),
    ])
    .orderBy('confirmed_at', 'desc')
    .first('confirmed_at');
  return row === undefined ? undefined : new Date(row.confirmed_at);
}

import { deleteCard, findCard, storeCard, type StoredCard } from '#db/payments/payment-card-store';
import { requeueFailed } from '#db/payouts/payout-store';
import { type CardBrand, cardBrands, checkFunding, isCardExpired } from '#domain/payments/card-rules';
import type { CardFundingToken, PaymentCard, PaymentCardState } from '#domain/payments/schema';
import { ProblemError, requireNoProblem } from '#domain/problems';
import type { PaymentProvider } from '#platform/payment-provider';
import { todayOf } from '../../http/today';
import type { DriverContext } from '../me/answer';

/** The driver's card, as far as it is stored here. */
export async function readCard(ctx: DriverContext): Promise<PaymentCardState> {
  const { payments } = ctx;
  const card = await findCard(ctx.db, ctx.actor.driverId);
  return {
    isOpen: payments !== undefined,
    isSandbox: payments?.isSandbox ?? false,
    card: card === undefined ? null : presentCard(card, todayOf(ctx)),
  };
}

/** A token with which the page sends a card to the provider. */
export async function fundingToken(ctx: DriverContext): Promise<CardFundingToken> {
  const token = await providerOf(ctx).generateCardFundingSourceToken(ctx.actor.driverId);
  return { ...token, expiresAt: token.expiresAt.toISOString() };
}

/**
 * Stores the card that the provider accepted; an earlier card is deleted here and at the provider. Payouts that a bank refused
 * are sent again.
 */
export async function saveCard(ctx: DriverContext, source: string): Promise<PaymentCardState> {
  const provider = providerOf(ctx);
  const { driverId } = ctx.actor;
  const found = await provider.findFundingSource(driverId, source);
  if (found === undefined) throw new ProblemError('card-token-expired');
  const { funding, brand, ...rest } = found;
  requireNoProblem(checkFunding(funding));
  const before = await findCard(ctx.db, driverId);
  const card = { ...rest, provider: provider.name, brand: brandNamed(brand), addedAt: ctx.now().toISOString() };
  await ctx.db.transaction(async (trx) => {
    await storeCard(trx, driverId, card);
    await requeueFailed(trx, { driverId }, ctx.now());
  });
  if (before !== undefined && before.sourceToken !== found.sourceToken) await deleteAtProvider(ctx, before);
  return readCard(ctx);
}

/** Deletes the driver's card, if there is one. */
export async function removeCard(ctx: DriverContext): Promise<PaymentCardState> {
  const { driverId } = ctx.actor;
  const card = await findCard(ctx.db, driverId);
  if (card !== undefined) {
    await deleteAtProvider(ctx, card);
    await deleteCard(ctx.db, driverId);
  }
  return readCard(ctx);
}

/** A provider that is no longer configured is not called. */
async function deleteAtProvider({ payments }: DriverContext, { provider, sourceToken }: StoredCard): Promise<void> {
  if (payments?.name === provider) await payments.removeFundingSource(sourceToken);
}

function providerOf({ payments }: DriverContext): PaymentProvider {
  if (payments === undefined) throw new ProblemError('payments-closed');
  return payments;
}

const brandNamed = (name: string): CardBrand => cardBrands.find((brand) => brand === name) ?? 'other';

function presentCard({ brand, last4, expMonth, expYear, addedAt }: StoredCard, today: string): PaymentCard {
  const isExpired = isCardExpired({ month: expMonth, year: expYear }, today);
  return { brand, last4, expMonth, expYear, isExpired, addedAt };
}

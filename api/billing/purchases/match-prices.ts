import { readInvitees } from '#db/candidacies/invitees';
import type { Db, Transaction } from '#db/core/handle';
import { findOrderCore } from '#db/job-orders/order-core';
import { readMatchOffers, readTrialEnd } from '#db/purchases/match-offers';
import { storeQuotes } from '#db/purchases/price-quotes';
import type { Actor } from '#domain/accounts/actor';
import { ProblemError } from '#domain/problems';
import { isInTrial, type MatchOffer } from '#domain/purchases/match';
import type { MatchCost, MatchPrices, MatchPricesBody } from '#domain/purchases/schema';
import { formatCents } from '#domain/shared/money';
import type { RouteContext } from '../../http/context';

type SignedIn = RouteContext & { readonly actor: Actor };

/** The price of each driver's match for the caller's carrier now; without drivers whom it can neither find nor knows. */
export async function readMatchPrices(
  { db, actor, now }: SignedIn,
  { orderId, driverIds }: MatchPricesBody,
): Promise<MatchPrices> {
  const organizationId = (await findOrderCore(db, orderId))?.organizationId;
  if (organizationId === undefined || organizationId !== actor.organizationId) throw new ProblemError('not-found');
  const known = await readInvitees(db, { orderId, driverIds: [...new Set(driverIds)] });
  const at = now();
  const offers = await readMatchOffers(db, { organizationId, driverIds: known.map(({ driverId }) => driverId), at });
  const data = [...offers].map(([driverId, { product, listCents, cents, reason }]) => ({
    driverId,
    product,
    listCents,
    cents,
    reason,
  }));
  return { data, total: await matchCost(db, { organizationId, offers: [...offers.values()], at }) };
}

/** The total of matches, as a preview or a dialog says it. */
export async function matchCost(
  db: Db | Transaction,
  {
    organizationId,
    offers,
    at,
  }: { readonly organizationId: string; readonly offers: readonly MatchOffer[]; readonly at: Date },
): Promise<MatchCost> {
  const { trialEndsAt, trialEndsOn } = await readTrialEnd(db, organizationId);
  return {
    cents: offers.reduce((sum, { cents }) => sum + cents, 0),
    paid: offers.filter(({ cents }) => cents > 0).length,
    isTrial: isInTrial(trialEndsAt, at),
    trialEndsOn,
  };
}

interface Confirmation {
  readonly organizationId: string;
  /** The order and the driver of each match. */
  readonly matches: readonly { readonly orderId: string; readonly driverId: string }[];
  /** The total that the page showed; undefined from clients that show none. */
  readonly shownPriceCents: number | undefined;
}

/**
 * Compares the price that a page showed with the one that counts now, and stores it as confirmed: the purchase that follows
 * costs what was shown, also if the price changes in between.
 * @throws {ProblemError} `price-changed` with the price that counts now.
 */
export async function confirmMatchPrice(
  trx: Transaction,
  { actor, now }: Pick<SignedIn, 'actor' | 'now'>,
  { organizationId, matches, shownPriceCents }: Confirmation,
): Promise<void> {
  if (shownPriceCents === undefined) return;
  const at = now();
  const driverIds = [...new Set(matches.map(({ driverId }) => driverId))];
  const offers = await readMatchOffers(trx, { organizationId, driverIds, at });
  const cents = [...offers.values()].reduce((sum, offer) => sum + offer.cents, 0);
  if (cents !== shownPriceCents) throw new ProblemError('price-changed', { price: formatCents(cents), cents });
  const quotes = matches.flatMap(({ orderId, driverId }) => {
    const offer = offers.get(driverId);
    return offer === undefined ? [] : [{ organizationId, orderId, driverId, offer }];
  });
  await storeQuotes(trx, quotes, { confirmedBy: actor.userId, at });
}

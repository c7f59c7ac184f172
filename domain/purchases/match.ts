import { certifiedStages, type DriverStage } from '../driver-pipeline/stages';
import type { MatchProduct, PurchasedProduct } from '../prices/products';
import type { FreeReason } from './reasons';

/** The match of a driver in this stage: certified in the stages that "haul-certified only" means. */
export const matchProductOf = (stage: DriverStage): MatchProduct =>
  certifiedStages.includes(stage) ? 'certifiedMatch' : 'nonCertifiedMatch';

/** A dated price: its row, and cents. */
export interface Price {
  readonly id: string;
  readonly amount: number;
}

/** The facts that decide the price of a driver's match. */
export interface MatchFacts {
  readonly stage: DriverStage;
  /** The products that the carrier has bought for this driver. */
  readonly bought: readonly PurchasedProduct[];
  /** The first instant after the carrier's trial; null for a carrier whose agreement has not begun. */
  readonly trialEndsAt: string | null;
}

/** The price of a match: `cents` is the price, or 0 with the reason. */
export interface MatchOffer {
  readonly product: MatchProduct;
  readonly priceId: string;
  readonly listCents: number;
  readonly cents: number;
  readonly reason: FreeReason | null;
}

/** Whether the instant lies in the trial; a carrier whose agreement has not begun is in its trial. */
export const isInTrial = (trialEndsAt: string | null, at: Date): boolean =>
  trialEndsAt === null || at.getTime() < Date.parse(trialEndsAt);

/**
 * The price of a match ordered at this instant (docs/billing.md#matches). A certified match includes a non-certified one; a
 * driver who was certified after a non-certified match is another purchase.
 */
export function matchOffer(
  { stage, bought, trialEndsAt }: MatchFacts,
  prices: Readonly<Record<MatchProduct, Price>>,
  at: Date,
): MatchOffer {
  const product = matchProductOf(stage);
  const { id: priceId, amount: listCents } = prices[product];
  const isBought = bought.includes(product) || bought.includes('certifiedMatch');
  const trial = isInTrial(trialEndsAt, at) ? 'trial' : null;
  const reason = isBought ? 'purchased' : trial;
  return { product, priceId, listCents, cents: reason === null ? listCents : 0, reason };
}

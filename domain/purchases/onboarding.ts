import { type OnboardingPart, onboardingParts, type PurchasedProduct } from '../prices/products';
import type { Problem } from '../problems';
import { isInTrial, type Price } from './match';
import type { PurchaseReason } from './reasons';

/** The content of an order: the whole program, or some of its parts. */
export type OnboardingChoice = 'program' | readonly OnboardingPart[];

/** One line of an onboarding order. */
export interface OnboardingLine {
  readonly product: PurchasedProduct;
  readonly priceId: string;
  readonly listCents: number;
  readonly cents: number;
  readonly reason: PurchaseReason | null;
}

/** An earlier purchase for the same driver. */
export interface BoughtProduct {
  readonly product: PurchasedProduct;
  readonly listCents: number;
  readonly cents: number;
  readonly reason: PurchaseReason | null;
}

/** The facts that decide about an onboarding order. */
export interface OnboardingFacts {
  readonly bought: readonly BoughtProduct[];
  readonly trialEndsAt: string | null;
  /** Prices of the order's products and of the minimum at its instant. */
  readonly prices: Readonly<Partial<Record<PurchasedProduct, Price>>>;
}

const isOnboarding = ({ product }: BoughtProduct): boolean =>
  product === 'onboardingProgram' || onboardingParts.some((part) => part === product);

/** Why the choice cannot be ordered: the program includes all parts, so it is ordered first or not at all. */
export function checkOnboarding(
  choice: OnboardingChoice,
  bought: readonly BoughtProduct[],
): Extract<Problem['code'], 'already-purchased'> | undefined {
  const before = bought.filter(isOnboarding).map(({ product }) => product);
  const isRepeat =
    choice === 'program'
      ? before.length > 0
      : before.includes('onboardingProgram') || choice.some((part) => before.includes(part));
  return isRepeat ? 'already-purchased' : undefined;
}

/** The rest of the minimum that earlier parts of the driver have paid. */
const minimumLeft = (bought: readonly BoughtProduct[]): number =>
  bought.reduce((left, { product, listCents, cents, reason }) => {
    if (product === 'onboardingMinimum') return left + cents;
    return reason === 'minimum' ? left - (listCents - cents) : left;
  }, 0);

/**
 * The lines of an order: the program, or its parts with what is missing to the minimum as a line of its own. Over all orders
 * of a driver, parts cost the larger of the minimum and their sum: what an earlier order paid as minimum covers later parts.
 * Undefined if a price is missing.
 */
export function onboardingLines(
  choice: OnboardingChoice,
  { bought, trialEndsAt, prices }: OnboardingFacts,
  at: Date,
): OnboardingLine[] | undefined {
  const chosen = choice === 'program' ? (['onboardingProgram'] as const) : choice;
  const lines = chosen.flatMap((product) => lineOf(product, prices[product]) ?? []);
  if (lines.length < chosen.length) return undefined;
  if (isInTrial(trialEndsAt, at)) return lines.map((line) => ({ ...line, cents: 0, reason: 'trial' }));
  if (choice === 'program') return lines;
  return withMinimum(lines, bought, prices.onboardingMinimum);
}

const lineOf = (product: PurchasedProduct, price: Price | undefined): OnboardingLine | undefined =>
  price && { product, priceId: price.id, listCents: price.amount, cents: price.amount, reason: null };

function withMinimum(
  lines: OnboardingLine[],
  bought: readonly BoughtProduct[],
  minimum: Price | undefined,
): OnboardingLine[] | undefined {
  if (minimum === undefined) return undefined;
  if (bought.some((before) => isOnboarding(before) && before.reason !== 'trial')) {
    return coveredLines(lines, minimumLeft(bought));
  }
  const missing = minimum.amount - lines.reduce((sum, { cents }) => sum + cents, 0);
  if (missing <= 0) return lines;
  const line = { product: 'onboardingMinimum', priceId: minimum.id, listCents: minimum.amount } as const;
  return [...lines, { ...line, cents: missing, reason: null }];
}

function coveredLines(lines: readonly OnboardingLine[], left: number): OnboardingLine[] {
  let rest = left;
  return lines.map((line) => {
    const covered = Math.min(rest, line.cents);
    rest -= covered;
    return covered === 0 ? line : { ...line, cents: line.cents - covered, reason: 'minimum' };
  });
}

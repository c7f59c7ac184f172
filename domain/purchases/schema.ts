import { z } from 'zod';
import { matchProducts, onboardingParts, products } from '../prices/products';
import { CalendarDay, LimitSkip } from '../shared/schema';
import { tooLong } from '../shared/too-long';
import { checkSteps } from './checks';
import { freeReasons, purchaseReasons } from './reasons';
import { purchaseStates } from './states';

const MAX_DRIVERS = 100;
const MAX_REASON = 500;
const Cents = z.number().int().min(0);
const PurchasedProducts = z.enum(products).exclude(['lateFee']);

/** The drivers of an order whose matches are priced. */
export const MatchPricesBody = z
  .object({ orderId: z.uuid(), driverIds: z.array(z.uuid()).min(1).max(MAX_DRIVERS) })
  .meta({ id: 'MatchPricesBody' });
/** The drivers of an order whose matches are priced. */
export type MatchPricesBody = z.infer<typeof MatchPricesBody>;

/** The total of matches: nothing in the trial, of which `trialEndsOn` is the last day, or for drivers who were bought before. */
export const MatchCost = z
  .object({
    cents: Cents,
    /** The number of matches that cost something. */
    paid: z.number().int(),
    isTrial: z.boolean(),
    /** In the carrier's time zone. */
    trialEndsOn: CalendarDay.nullable(),
  })
  .meta({ id: 'MatchCost' });
/** The total of matches. */
export type MatchCost = z.infer<typeof MatchCost>;

/** The price of each driver's match now; drivers who are unknown to the caller are missing. */
export const MatchPrices = z
  .object({
    data: z.array(
      z.object({
        driverId: z.uuid(),
        product: z.enum(matchProducts),
        listCents: Cents,
        cents: Cents,
        reason: z.enum(freeReasons).nullable(),
      }),
    ),
    total: MatchCost,
  })
  .meta({ id: 'MatchPrices' });
/** The price of each driver's match now. */
export type MatchPrices = z.infer<typeof MatchPrices>;

/** The filters of a list of purchases; days are the carrier's. */
export const PurchaseFilters = z.object({
  /** Operations read all carriers without it. */
  organizationId: z.uuid().optional(),
  /** A driver is bought once per product, so driver and product name one purchase. */
  driverId: z.uuid().optional(),
  product: PurchasedProducts.optional(),
  state: z.enum(purchaseStates).optional(),
  from: CalendarDay.optional(),
  to: CalendarDay.optional(),
});
/** The filters of a list of purchases. */
export type PurchaseFilters = z.infer<typeof PurchaseFilters>;

/** A page of purchases. */
export const PurchaseQuery = LimitSkip.extend(PurchaseFilters.shape);

const Named = z.object({ _id: z.uuid(), name: z.string() });

/** A purchase with its buyer, its driver and its state. */
export const Purchase = z
  .object({
    _id: z.uuid(),
    product: PurchasedProducts,
    state: z.enum(purchaseStates),
    organization: Named,
    /** The name, as far as the caller may see it. */
    driver: Named,
    order: Named.nullable(),
    /** Null for autopilot. */
    boughtBy: z.string().nullable(),
    boughtAt: z.iso.datetime(),
    listCents: Cents,
    cents: Cents,
    reason: z.enum(purchaseReasons).nullable(),
    invoiceId: z.uuid().nullable(),
    credit: z.object({ number: z.string(), cents: Cents, reason: z.string(), at: z.iso.datetime() }).nullable(),
  })
  .meta({ id: 'Purchase' });
/** A purchase with its buyer and its driver. */
export type Purchase = z.infer<typeof Purchase>;

/** A page of purchases, newest first, with what all pages cost together after credits. */
export const PurchasePage = z
  .object({ data: z.array(Purchase), count: z.number().int(), totalCents: z.number().int() })
  .meta({ id: 'PurchasePage' });
/** A page of purchases. */
export type PurchasePage = z.infer<typeof PurchasePage>;

/** A credit of operations: the whole price, or a part of it, with the reason that the carrier reads. */
export const CreditPurchaseBody = z
  .object({
    cents: z.number().int().min(1).optional(),
    reason: z.string().trim().min(1, 'Say why').max(MAX_REASON, tooLong()),
  })
  .meta({ id: 'CreditPurchaseBody' });
/** A credit of operations. */
export type CreditPurchaseBody = z.infer<typeof CreditPurchaseBody>;

/** The content of an order: the whole program, or at least one of its parts. */
const Choice = z.union([z.literal('program'), z.array(z.enum(onboardingParts)).min(1, 'Choose at least one part')]);

/** An onboarding order for a hired driver, at the total that the page showed. */
export const OrderOnboardingBody = z
  .object({ driverId: z.uuid(), choice: Choice, shownPriceCents: Cents.optional() })
  .meta({ id: 'OrderOnboardingBody' });
/** An onboarding order. */
export type OrderOnboardingBody = z.infer<typeof OrderOnboardingBody>;

const Line = z.object({
  product: PurchasedProducts,
  listCents: Cents,
  cents: Cents,
  reason: z.enum(purchaseReasons).nullable(),
});

/** An onboarding order that was placed, line by line. */
export const OnboardingOrder = z
  .object({ _id: z.uuid(), lines: z.array(Line), totalCents: Cents })
  .meta({ id: 'OnboardingOrder' });
/** An onboarding order that was placed. */
export type OnboardingOrder = z.infer<typeof OnboardingOrder>;

/** The onboarding that can be ordered for a driver, and earlier orders. */
export const OnboardingOffer = z
  .object({
    /** Why nothing can be ordered. */
    problem: z.enum(['agreement-not-accepted', 'driver-not-hired']).nullable(),
    bought: z.array(Line),
    /** The checks of earlier orders, and what happens next with each. */
    checks: z.array(z.object({ part: z.enum(onboardingParts), step: z.enum(checkSteps) })),
    /** The price of each product; a motor vehicle record of an unknown state has none. */
    prices: z.array(z.object({ product: PurchasedProducts, id: z.uuid(), amount: Cents })),
    trialEndsAt: z.iso.datetime().nullable(),
    /** The last day of the trial where the carrier is. */
    trialEndsOn: CalendarDay.nullable(),
    /** The time at which the prices count. */
    at: z.iso.datetime(),
  })
  .meta({ id: 'OnboardingOffer' });
/** The onboarding that can be ordered for a driver. */
export type OnboardingOffer = z.infer<typeof OnboardingOffer>;

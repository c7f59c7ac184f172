import { z } from 'zod';
import { cardBrands } from '../payments/card-rules';
import { LimitSkip } from '../shared/schema';
import { PayLine } from '../timesheets/workday/schema';
import { payoutFailures, payoutStates } from './states';

const cents = z.number().int();

const payout = {
  _id: z.uuid(),
  carrier: z.string(),
  /** Title of the job. */
  title: z.string(),
  weekStartsOn: z.iso.date(),
  weekEndsOn: z.iso.date(),
  /** 1, or more if the week was changed after it was paid. */
  number: z.number().int(),
  cents,
  state: z.enum(payoutStates),
  stateSince: z.iso.datetime(),
  /** Whether a debit card is missing or has expired. */
  needsCard: z.boolean(),
  failure: z.enum(payoutFailures).nullable(),
  /** The card that was paid or refused. */
  card: z.object({ brand: z.enum(cardBrands), last4: z.string() }).nullable(),
};

/** Pay of one assignment's week. */
export const Payout = z.object(payout).meta({ id: 'Payout' });
/** Pay of one assignment's week. */
export type Payout = z.infer<typeof Payout>;

/** A page of payouts, newest week first. */
export const PayoutsQuery = LimitSkip;

/** A driver's payouts and what they amount to. */
export const PayoutList = z
  .object({
    data: z.array(Payout),
    count: z.number().int(),
    /** Not paid yet. */
    openCents: cents,
    /** Paid since January 1. */
    paidThisYearCents: cents,
    /** Whether payouts can be sent; otherwise they are collected. */
    isOpen: z.boolean(),
  })
  .meta({ id: 'PayoutList' });
/** A driver's payouts. */
export type PayoutList = z.infer<typeof PayoutList>;

/** A payout with the calculation of each day. */
export const PayoutDetails = z
  .object({
    ...payout,
    days: z.array(
      z.object({
        day: z.iso.date(),
        minutes: z.number().int(),
        lines: z.array(PayLine),
        /** Difference to earlier days of the week or to what was paid before; 0 for most days. */
        differenceCents: cents,
        cents,
        /** Why operations adjusted the pay of the day; null for approvals. */
        note: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'PayoutDetails' });
/** A payout with its days. */
export type PayoutDetails = z.infer<typeof PayoutDetails>;

/** Filters of operations' payouts. */
export const OpsPayoutsQuery = LimitSkip.extend({ state: z.enum(payoutStates).optional() });

/** A payout as operations see it. */
export const OpsPayout = z
  .object({
    ...payout,
    driverId: z.uuid(),
    driver: z.string(),
    /** Times that the money was sent to a card, with the current one. */
    attempt: z.number().int(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'OpsPayout' });
/** A payout as operations see it. */
export type OpsPayout = z.infer<typeof OpsPayout>;

const perState = z.object({ count: z.number().int(), cents });

/** Payouts of all drivers, the latest change first, with sums by state. */
export const OpsPayouts = z
  .object({
    data: z.array(OpsPayout),
    count: z.number().int(),
    totals: z.object({ queued: perState, paid: perState, failed: perState }),
    /** Whether payouts can be sent; otherwise they are collected. */
    isOpen: z.boolean(),
  })
  .meta({ id: 'OpsPayouts' });
/** Payouts of all drivers. */
export type OpsPayouts = z.infer<typeof OpsPayouts>;

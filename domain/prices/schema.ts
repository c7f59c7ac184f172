import { z } from 'zod';
import { usStateCodes } from '../places/us-states';
import { CalendarDay } from '../shared/schema';
import { products } from './products';

const MAX_AMOUNT = 100_000_000;
/** Basis points of the whole: more than all of a debt in a month is a typing error. */
const MAX_LATE_FEE = 10_000;
const WHOLE = 'Enter an amount of at least one cent';

/** A dated price: cents, or basis points a month for the late fee. */
const PriceFields = z.object({
  product: z.enum(products),
  /** The state of the license, for a motor vehicle record; the state of the carrier, for a late fee of its own. */
  state: z.enum(usStateCodes).nullable(),
  amount: z.number().int(),
});

/** A price as carriers see it, with the next one if one is planned. */
export const CurrentPrice = PriceFields.extend({
  startsAt: z.iso.datetime(),
  next: z.object({ amount: z.number().int(), startsAt: z.iso.datetime() }).nullable(),
});
/** A price as carriers see it. */
export type CurrentPrice = z.infer<typeof CurrentPrice>;

/** Every price that counts now, and until when the caller's carrier pays nothing for matches. */
export const PriceList = z
  .object({
    data: z.array(CurrentPrice),
    /** The last day of the trial where the carrier is; null for operations and for a carrier whose agreement has not begun. */
    trialEndsOn: CalendarDay.nullable(),
    isTrial: z.boolean(),
  })
  .meta({ id: 'PriceList' });
/** Every price that counts now. */
export type PriceList = z.infer<typeof PriceList>;

/** Whether a version counted, counts, is planned, or was canceled before it counted. */
export const priceStates = ['past', 'current', 'planned', 'canceled'] as const;
/** One of {@link priceStates}. */
export type PriceState = (typeof priceStates)[number];

/** A version of a price, as operations see it. */
export const OpsPrice = PriceFields.extend({
  _id: z.uuid(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime().nullable(),
  state: z.enum(usStateCodes).nullable(),
  status: z.enum(priceStates),
  /** The name of its author; null for the prices with which the product starts. */
  createdBy: z.string().nullable(),
}).meta({ id: 'OpsPrice' });
/** A version of a price. */
export type OpsPrice = z.infer<typeof OpsPrice>;

/** All versions, by product and state, newest first. */
export const OpsPrices = z.object({ data: z.array(OpsPrice) }).meta({ id: 'OpsPrices' });

/** A new price, which counts from 00:00 of a day in the zone of the person who enters it. */
export const NewPriceBody = PriceFields.extend({
  state: z.enum(usStateCodes).nullable().default(null),
  amount: z.number({ error: WHOLE }).int(WHOLE).min(0, WHOLE).max(MAX_AMOUNT),
  startsOn: CalendarDay,
})
  .refine(({ product, amount }) => product === 'lateFee' || amount > 0, { path: ['amount'], error: WHOLE })
  .refine(({ product, amount }) => product !== 'lateFee' || amount <= MAX_LATE_FEE, {
    path: ['amount'],
    error: 'A late fee is at most 100 % a month',
  })
  .refine(({ product, state }) => product !== 'mvr' || state !== null, {
    path: ['state'],
    error: 'Choose the state of the motor vehicle record',
  })
  .refine(({ product, state }) => product === 'mvr' || product === 'lateFee' || state === null, {
    path: ['state'],
    error: 'This price is the same in all states',
  })
  .meta({ id: 'NewPriceBody' });
/** A new price. */
export type NewPriceBody = z.infer<typeof NewPriceBody>;

/** The impact of a new price. Nothing changes. */
export const PricePreview = z
  .object({
    /** The amount that counts on the day before; null without a price. */
    before: z.number().int().nullable(),
    startsAt: z.iso.datetime(),
    /** When a price that is planned already replaces it; null if none is planned. */
    endsAt: z.iso.datetime().nullable(),
    /** Active orders whose matches, or live hires whose onboarding, it would count for. */
    orders: z.number().int(),
    carriers: z.number().int(),
    /** Invitations that were sent already: they keep the price of their day. */
    openInvitations: z.number().int(),
    /** Unpaid invoices whose late fee it would be. */
    unpaidInvoices: z.number().int(),
    /** The first of the carriers. */
    names: z.array(z.string()),
  })
  .meta({ id: 'PricePreview' });
/** The impact of a new price. */
export type PricePreview = z.infer<typeof PricePreview>;

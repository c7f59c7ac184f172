import { z } from 'zod';
import { rateUnits } from '../pay/agreed-rates';
import { CalendarDay } from '../shared/schema';
import { tooLong } from '../shared/too-long';

const MAX_REASON = 500;
const MAX_RATE = 10_000;
const MILLS_PER_DOLLAR = 1_000;
const TOLERANCE = 1e-6;

const mills = z.number().int();
const unit = z.enum(rateUnits);
const hasThreeDecimals = (dollars: number): boolean =>
  Math.abs(dollars * MILLS_PER_DOLLAR - Math.round(dollars * MILLS_PER_DOLLAR)) < TOLERANCE;

/** A rate in dollars per hour, mile or day. */
export const RateInDollars = z
  .number({ error: 'Type a rate' })
  .min(1 / MILLS_PER_DOLLAR, 'Type a rate')
  .max(MAX_RATE)
  .refine(hasThreeDecimals, 'Three decimals at most');

/** The rate of an assignment that is paid on a day, in tenths of a cent. */
export const AgreedRateView = z.object({ unit, mills }).meta({ id: 'AgreedRateView' });
/** The rate of an assignment that is paid on a day. */
export type AgreedRateView = z.infer<typeof AgreedRateView>;

const agreedRate = z.object({
  _id: z.uuid(),
  unit,
  mills,
  /** The first day that it is paid for. */
  startsOn: z.iso.date(),
  /** Null for the rate of the hire. */
  reason: z.string().nullable(),
  by: z.string(),
  at: z.iso.datetime(),
});

/** The rates of an assignment with their history. */
export const AgreedRates = z
  .object({
    assignmentId: z.uuid(),
    title: z.string(),
    carrier: z.string(),
    driver: z.string(),
    /** The unit of a rate; null if amounts are typed with each approval. */
    unit: unit.nullable(),
    /** The lowest rate of the order, and the highest if it names a range. */
    order: z.object({ mills, toMills: mills.nullable() }),
    /** Whether a rate has to be agreed and is not. */
    isOpen: z.boolean(),
    /** Paid today, or on the first day if that is later; null if the order's own rate is paid. */
    current: AgreedRateView.nullable(),
    /** Newest first. */
    rates: z.array(agreedRate),
  })
  .meta({ id: 'AgreedRates' });
/** The rates of an assignment. */
export type AgreedRates = z.infer<typeof AgreedRates>;

/** The rates of a driver's assignments, the current one first. */
export const AgreedRatesList = z.object({ data: z.array(AgreedRates) }).meta({ id: 'AgreedRatesList' });
/** The rates of a driver's assignments. */
export type AgreedRatesList = z.infer<typeof AgreedRatesList>;

/** A rate that is agreed for an assignment, with the first day that it is paid for. */
export const AgreeRateBody = z
  .object({
    rate: RateInDollars,
    startsOn: CalendarDay,
    reason: z.string().trim().min(1, 'Type a reason').max(MAX_REASON, tooLong()),
  })
  .meta({ id: 'AgreeRateBody' });
/** A rate that is agreed for an assignment. */
export type AgreeRateBody = z.infer<typeof AgreeRateBody>;

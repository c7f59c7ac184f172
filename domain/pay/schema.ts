import { z } from 'zod';
import { billingKinds, payFlags, payLineKinds, payUnits } from './model';

const cents = z.number().int();

/** One amount of a workday or week with its calculation: quantity × rate × factor (docs/pay.md#lines). */
export const PayLineView = z
  .object({
    kind: z.enum(payLineKinds),
    /** The workday; null in the summary of a week. */
    date: z.iso.date().nullable(),
    quantity: z.number().int(),
    unit: z.enum(payUnits),
    /** Tenths of a cent; null for a typed amount. */
    rateMills: z.number().int().nullable(),
    factor: z.number(),
    payCents: cents,
    billCents: cents,
    restCents: cents,
    billing: z.object({
      kind: z.enum(billingKinds),
      mills: z.number().int().nullable(),
      basisPoints: z.number().int().nullable(),
    }),
    params: z.record(z.string(), z.union([z.number(), z.string()])),
  })
  .meta({ id: 'PayLineView' });

/** The minimum wage of a week's hours, and what is missing. */
export const MinimumWageView = z
  .object({
    wageCents: cents,
    seconds: z.number().int(),
    averageMills: z.number().int(),
    minimumMills: z.number().int(),
    source: z.enum(['federal', 'state']),
    shortfallCents: cents,
  })
  .meta({ id: 'MinimumWageView' });

/** One workweek of an assignment with its lines. */
export const PayWeekView = z
  .object({
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    startsOn: z.iso.date(),
    lines: z.array(PayLineView),
    summary: z.array(PayLineView),
    days: z.array(z.object({ date: z.iso.date(), paidSeconds: z.number().int(), overtimeSeconds: z.number().int() })),
    paidSeconds: z.number().int(),
    overtimeSeconds: z.number().int(),
    payCents: cents,
    billCents: cents,
    minimumWage: MinimumWageView.nullable(),
    flags: z.array(z.enum(payFlags)),
  })
  .meta({ id: 'PayWeekView' });

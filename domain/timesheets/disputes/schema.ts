import { z } from 'zod';
import { payLineKinds } from '../../pay/model';
import { tooLong } from '../../shared/too-long';
import { MAX_WORKDAY_TEXT } from '../limits';
import { WorkdayHistory } from '../records/schema';
import { TimesheetAssignment, Workday } from '../schema';

const cents = z.number().int();
const adjustment = cents.min(-10_000_000).max(10_000_000);
const amounts = { cents: adjustment, payCents: adjustment };

/** Settles a dispute: amounts of the carrier and of the driver, which may be negative or 0. */
export const AdjustWorkdayBody = z
  .object({
    ...amounts,
    note: z.string().trim().min(1).max(MAX_WORKDAY_TEXT, tooLong()),
    /** The version that the page showed; a later one is refused. */
    version: z.number().int().min(1).optional(),
  })
  .meta({ id: 'AdjustWorkdayBody' });
/** Settles a dispute. */
export type AdjustWorkdayBody = z.infer<typeof AdjustWorkdayBody>;

/** Amounts whose effect is previewed. */
export const PreviewAdjustmentBody = z.object(amounts).meta({ id: 'PreviewAdjustmentBody' });
/** Amounts whose effect is previewed. */
export type PreviewAdjustmentBody = z.infer<typeof PreviewAdjustmentBody>;

/** Disputes that operations have not settled, the oldest first. */
export const WorkdayDisputes = z
  .object({
    data: z.array(
      z.object({
        workday: Workday,
        assignment: TimesheetAssignment,
      }),
    ),
  })
  .meta({ id: 'WorkdayDisputes' });
/** Disputes that operations have not settled. */
export type WorkdayDisputes = z.infer<typeof WorkdayDisputes>;

/** A rate at which a workday paid and billed its time. */
export const TimeRate = z
  .object({
    kind: z.enum(payLineKinds),
    /** Tenths of a cent per hour. */
    payMills: z.number().int(),
    /** The carrier's own rate in tenths of a cent per hour; null if it is billed the pay plus a markup. */
    billMills: z.number().int().nullable(),
    markupBasisPoints: z.number().int(),
  })
  .meta({ id: 'TimeRate' });
/** A rate at which a workday paid and billed its time. */
export type TimeRate = z.infer<typeof TimeRate>;

/** A disputed workday with everything that operations read before they settle it. */
export const WorkdayDispute = z
  .object({
    workday: Workday,
    assignment: TimesheetAssignment,
    history: WorkdayHistory,
    timeRates: z.array(TimeRate),
  })
  .meta({ id: 'WorkdayDispute' });
/** A disputed workday. */
export type WorkdayDispute = z.infer<typeof WorkdayDispute>;

/** The effect of amounts on the carrier's next invoice and the driver's next payout. Nothing changes. */
export const AdjustmentPreview = z
  .object({
    /** Null if the carrier is not billed through the platform: both amounts are only recorded. */
    invoice: z
      .object({
        /** The day on which the carrier's next invoice is issued. */
        on: z.iso.date(),
        /** Its charges so far, without late fees and credit. */
        beforeCents: cents,
        afterCents: cents,
      })
      .nullable(),
    payout: z
      .object({
        weekStartsOn: z.iso.date(),
        /** The sum of earlier payouts of the week. */
        paidCents: cents,
        /** The week's next payout without the adjustment, and with it; 0 for no payout. */
        beforeCents: cents,
        afterCents: cents,
        /** An amount that is set off against later pay of the week only. */
        unrecoveredCents: cents,
        /** Whether the week is over and none of its workdays waits for an approval. */
        isDue: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: 'AdjustmentPreview' });
/** The effect of amounts. */
export type AdjustmentPreview = z.infer<typeof AdjustmentPreview>;

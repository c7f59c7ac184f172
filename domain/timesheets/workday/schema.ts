import { z } from 'zod';
import { payLineKinds, payUnits } from '../../pay/model';
import { CalendarDay, CalendarInstant, NO_SUCH_DAY } from '../../shared/schema';
import { tooLong } from '../../shared/too-long';

const cents = z.number().int();
const minutes = z.number().int().min(0);
const count = z.number().int().min(0);

/** A day on which somebody may work: the weeks around it are on the calendar, too. */
export const WorkDate = CalendarDay.refine((day) => day > '2000' && day < '2200', NO_SUCH_DAY);

/** One line of pay with its calculation, quantity × rate × factor, as the pay engine explains it. */
export const PayLine = z
  .object({
    kind: z.enum(payLineKinds),
    /** The workday; null in the summary of a week. */
    date: z.iso.date().nullable(),
    quantity: z.number(),
    unit: z.enum(payUnits),
    /** Tenths of a cent per hour, mile, stop, night or day; null for a typed amount. */
    rateMills: z.number().nullable(),
    factor: z.number(),
    payCents: cents,
    /** The amount that the carrier is billed; null for drivers and for direct billing. */
    billCents: cents.nullable(),
    /** Cents of the week's rounding that this line carries. */
    restCents: cents,
    /** Values of the explanation beside quantity and rate. */
    params: z.record(z.string(), z.union([z.number(), z.string()])),
  })
  .meta({ id: 'PayLine' });
/** One line of pay with its calculation. */
export type PayLine = z.infer<typeof PayLine>;

/** A local time in the assignment's zone; `which` is needed for a time that occurs twice when clocks go back. */
export const LocalTime = z
  .object({
    local: z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/),
    which: z.enum(['first', 'second']).optional(),
  })
  .meta({ id: 'LocalTime' });
/** A local time in the assignment's zone. */
export type LocalTime = z.infer<typeof LocalTime>;

/** An instant, which keeps the seconds of a tap, or a local time that somebody typed. */
export const EnteredTime = z.union([CalendarInstant, LocalTime]);
/** An instant or a local time. */
export type EnteredTime = z.infer<typeof EnteredTime>;

const entries = {
  /** Tenths of a mile. */
  milesTenths: count.max(30_000),
  stops: count.max(200),
  nightsAway: count.max(31),
  breakdownMinutes: count.max(1_500),
  waitingMinutes: count.max(1_500),
  /** The name of a day's own flat price. */
  option: z.string().trim().max(100, tooLong()).nullable(),
};

/** Work that is paid in addition to time. */
export const WorkdayEntries = z.object(entries).meta({ id: 'WorkdayEntries' });
/** Work that is paid in addition to time. */
export type WorkdayEntries = z.infer<typeof WorkdayEntries>;

/** Work that is paid in addition to time, as entered; a missing field is zero. */
export const EnteredWorkdayEntries = z
  .object({
    milesTenths: entries.milesTenths.default(0),
    stops: entries.stops.default(0),
    nightsAway: entries.nightsAway.default(0),
    breakdownMinutes: entries.breakdownMinutes.default(0),
    waitingMinutes: entries.waitingMinutes.default(0),
    option: entries.option.default(null),
  })
  .meta({ id: 'EnteredWorkdayEntries' });

/** A break of a shift; its end is null while it lasts. */
export const ShiftBreak = z
  .object({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime().nullable(), isPaid: z.boolean() })
  .meta({ id: 'ShiftBreak' });

/** A period of work. It belongs to the day on which it started. */
export const Shift = z
  .object({
    _id: z.uuid(),
    startsAt: z.iso.datetime(),
    /** Null while the shift is open. */
    endsAt: z.iso.datetime().nullable(),
    breaks: z.array(ShiftBreak),
    /** Paid minutes; null while the shift is open. */
    minutes: minutes.nullable(),
    /** Open for more than 16 hours: unpaid until its end is set. */
    needsEnd: z.boolean(),
    /** Minutes of the shift that are on the next day in the zone. */
    minutesNextDay: minutes,
    /** A phone's clock differed from the server's by more than 5 minutes. */
    clockDiffers: z.boolean(),
    /** A time was sent more than 5 minutes after the tap. */
    sentLate: z.boolean(),
  })
  .meta({ id: 'Shift' });
/** A period of work. */
export type Shift = z.infer<typeof Shift>;

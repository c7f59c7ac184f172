import { z } from 'zod';
import { isCalendarDay } from './calendar-day';

const DEGREE_PARTS = 1e7;

/** Degrees with seven decimals, which are centimeters: PostgreSQL refuses numbers that are too close to zero. */
export const roundDegrees = (degrees: number): number => Math.round(degrees * DEGREE_PARTS) / DEGREE_PARTS + 0;

/** An action that is shown but not allowed now, with the code of the reason. */
export const Refusal = z.object({ action: z.string(), code: z.string() }).meta({ id: 'Refusal' });
/** An action that the caller may not take now. */
export type Refusal = z.infer<typeof Refusal>;

/** Page size and offset; 10 and 0 by default. */
export const LimitSkip = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(10),
  skip: z.coerce.number().int().min(0).max(1_000_000).default(0),
});
/** Limit and skip. */
export type LimitSkip = z.infer<typeof LimitSkip>;

/** The error of a day that no calendar has. */
export const NO_SUCH_DAY = { error: 'no-such-day' };

/** A day that the database can store. */
export const CalendarDay = z.iso.date().refine(isCalendarDay, NO_SUCH_DAY);
/** An instant on such a day. */
export const CalendarInstant = z.iso.datetime().refine((at) => isCalendarDay(at.slice(0, 10)), NO_SUCH_DAY);

const flags = new Map<unknown, boolean>([
  ['true', true],
  ['false', false],
]);

const commaSeparated = (value: unknown): unknown =>
  typeof value === 'string' ? value.split(',').filter((part) => part !== '') : value;

const MAX_LIST = 200;

/** A list in a query string: repeated, or separated by commas. */
export const queryList = <Item extends z.ZodType>(item: Item) =>
  z.preprocess(commaSeparated, z.array(item).max(MAX_LIST));

/** A Boolean in a query string. */
export const QueryFlag = z.preprocess((value) => flags.get(value) ?? value, z.boolean());

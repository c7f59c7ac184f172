import { z } from 'zod';
import { CalendarDay } from '../../shared/schema';
import { tooLong } from '../../shared/too-long';
import { statuses } from '../model/answer';
import { actors, stores } from '../model/requirement';

const MAX_DAYS = 366;
/** The default length of the calendar's period in days. */
export const CALENDAR_DAYS = 90;
const MAX_SKIP = 10_000;

/** Selects lines of a carrier's files that are due on a day of a period, or overdue. */
export const DueLinesQuery = z.object({
  /** The first day; if absent, today, with what is overdue. */
  from: CalendarDay.optional(),
  days: z.coerce.number().int().min(1).max(MAX_DAYS).default(CALENDAR_DAYS),
  store: z.enum(stores).optional(),
  acts: z.enum(actors).optional(),
  /** A part of the driver's name. */
  search: z.string().trim().max(100, tooLong()).optional(),
});
/** Selects lines of a carrier's files that are due on a day of a period. */
export type DueLinesQuery = z.infer<typeof DueLinesQuery>;

/** A page of them. */
export const DueLinesPageQuery = DueLinesQuery.extend({
  limit: z.coerce.number().int().min(1).max(100).default(25),
  skip: z.coerce.number().int().min(0).max(MAX_SKIP).default(0),
});
/** A page of them. */
export type DueLinesPageQuery = z.infer<typeof DueLinesPageQuery>;

/** A line of an employment's file that is due: the last good day of what it has, or of a duty that is open. */
export const DueLine = z
  .object({
    _id: z.uuid(),
    dueOn: z.iso.date(),
    driver: z.object({ _id: z.uuid(), name: z.string() }),
    employmentId: z.uuid(),
    code: z.string(),
    title: z.string(),
    citation: z.string(),
    /** The past employer, licensing authority or certificate that the line is about. */
    subject: z.string().nullable(),
    store: z.enum(stores),
    status: z.enum(statuses),
    acts: z.enum(actors),
    /** Whether driving is unlawful as things stand. */
    bars: z.boolean(),
  })
  .meta({ id: 'DueLine' });
/** A line of an employment's file that is due. */
export type DueLine = z.infer<typeof DueLine>;

/** A page of lines that are due in a period, earliest first. */
export const DueLines = z
  .object({
    from: z.iso.date(),
    /** The last day of the period. */
    to: z.iso.date(),
    /** Present employments whose files nobody has checked yet, so that their lines are not here. */
    unchecked: z.number().int(),
    /** The stores of which the reader sees lines. */
    stores: z.array(z.enum(stores)),
    total: z.number().int(),
    data: z.array(DueLine),
  })
  .meta({ id: 'DueLines' });
/** A page of lines that are due in a period. */
export type DueLines = z.infer<typeof DueLines>;

import { z } from 'zod';
import { tooLong } from '../shared/too-long';
import { FileEmployment } from './file-schema';

/** Employments of a carrier: which, and the page of the list. */
export const EmploymentsQuery = z.object({
  search: z.string().trim().max(100, tooLong()).optional(),
  state: z.enum(['current', 'ended', 'all']).default('current'),
  /** Only files with a line that bars driving, is missing or expired, or is due within 30 days. */
  shows: z.enum(['all', 'bars', 'open', 'due']).default('all'),
  sort: z.enum(['urgent', 'name', 'hired']).default('urgent'),
  limit: z.coerce.number().int().min(1).max(100).default(25),
  skip: z.coerce.number().int().min(0).max(10_000).default(0),
});
/** Employments of a carrier. */
export type EmploymentsQuery = z.infer<typeof EmploymentsQuery>;

/** An employment with the state of its file today, of the stores that the reader may see; null before the first check. */
export const EmploymentRow = FileEmployment.extend({
  counts: z
    .object({
      missing: z.number().int(),
      expired: z.number().int(),
      unknown: z.number().int(),
      due: z.number().int(),
      late: z.number().int(),
    })
    .nullable(),
  bars: z.number().int().nullable(),
  nextDueOn: z.iso.date().nullable(),
}).meta({ id: 'EmploymentRow' });
/** An employment with the state of its file today. */
export type EmploymentRow = z.infer<typeof EmploymentRow>;

/** A page of a carrier's employments. */
export const EmploymentRows = z.object({ total: z.number().int(), data: z.array(EmploymentRow) }).meta({
  id: 'EmploymentRows',
});
/** A page of a carrier's employments. */
export type EmploymentRows = z.infer<typeof EmploymentRows>;

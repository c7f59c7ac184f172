import { z } from 'zod';
import { LimitSkip, QueryFlag } from '../shared/schema';
import { tooLong } from '../shared/too-long';
import { benchCommands, benchReasons, benchRejectReasons, benchStatuses } from './states';

/** The longest note or reason text, in characters. */
export const MAX_BENCH_TEXT = 1_000;
const text = z.string().trim().max(MAX_BENCH_TEXT, tooLong());

/** A bench entry in short, as part of a driver's profile. */
export const BenchBrief = z
  .object({
    _id: z.uuid(),
    status: z.enum(benchStatuses),
    since: z.iso.datetime(),
    addedAt: z.iso.datetime(),
    addedBy: z.string(),
    note: z.string().nullable(),
    /** Why HR or Safety rejected the driver, or why the entry was removed. */
    reason: z.enum(benchReasons).nullable(),
    reasonText: z.string().nullable(),
    /** When the review is due; null in other statuses. */
    dueAt: z.iso.datetime().nullable(),
    /** The commands that the caller may send now. */
    actions: z.array(z.enum(benchCommands)),
    /** Commands that are possible in this status, but refused, with the reason. */
    refusals: z.array(z.object({ action: z.enum(benchCommands), code: z.string() })),
  })
  .meta({ id: 'BenchBrief' });
/** A bench entry in short. */
export type BenchBrief = z.infer<typeof BenchBrief>;

/** The number of entries by status, and of overdue reviews. */
export const BenchCounts = z
  .object({
    requested: z.number().int(),
    approved: z.number().int(),
    rejected: z.number().int(),
    removed: z.number().int(),
    overdue: z.number().int(),
  })
  .meta({ id: 'BenchCounts' });
/** The number of entries by status. */
export type BenchCounts = z.infer<typeof BenchCounts>;

/** Filters of the bench: status, overdue reviews, and a facility's coordinates to measure from. */
export const BenchQuery = LimitSkip.extend({
  status: z.enum(benchStatuses).optional(),
  /** Only reviews that are overdue. */
  overdue: QueryFlag.default(false),
  latitude: z.coerce.number().min(-90).max(90).optional(),
  longitude: z.coerce.number().min(-180).max(180).optional(),
  distance: z.coerce.number().min(0).optional(),
});
/** Filters of the bench. */
export type BenchQuery = z.infer<typeof BenchQuery>;

/** Adds a driver to the bench. */
export const AddToBenchBody = z.object({ driverId: z.uuid(), note: text.default('') }).meta({ id: 'AddToBenchBody' });
/** Adds a driver to the bench. */
export type AddToBenchBody = z.infer<typeof AddToBenchBody>;

/** Rejects a driver in the review of the bench. */
export const RejectBenchBody = z
  .object({ reason: z.enum(benchRejectReasons), text: text.default('') })
  .meta({ id: 'RejectBenchBody' });
/** Rejects a driver in the review of the bench. */
export type RejectBenchBody = z.infer<typeof RejectBenchBody>;

/** A carrier's bench that the signed-in driver is on. */
export const OwnBench = z
  .object({
    _id: z.uuid(),
    carrier: z.string(),
    status: z.enum(benchStatuses),
    addedAt: z.iso.datetime(),
  })
  .meta({ id: 'OwnBench' });
/** A carrier's bench that the signed-in driver is on. */
export type OwnBench = z.infer<typeof OwnBench>;

/** The benches that the signed-in driver is on. */
export const OwnBenches = z.object({ data: z.array(OwnBench) }).meta({ id: 'OwnBenches' });

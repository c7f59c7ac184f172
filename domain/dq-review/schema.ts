import { z } from 'zod';
import { accessStates } from '../dq-access/states';
import { DriverSummary } from '../drivers/schema';
import { candidacyStates } from '../shared/candidacy-states';
import { dqFileStates, dqReviewStatuses } from './statuses';

const Instant = z.iso.datetime();

/** The assignment of a candidate in the qualification review. */
const ReviewedAssignment = z
  .object({
    _id: z.uuid(),
    candidacyId: z.uuid(),
    orderId: z.uuid(),
    title: z.string(),
    facility: z.string(),
    state: z.enum(candidacyStates),
  })
  .meta({ id: 'ReviewedAssignment' });

/** A driver whose qualification a carrier reviews or has reviewed. */
export const DqReviewDriver = z
  .object({
    driver: DriverSummary,
    /** When the driver came into this list. */
    since: Instant,
    /** When the review is due; null if no review waits. */
    dueAt: Instant.nullable(),
    /** The target age of the review in days; null if no review waits. */
    targetDays: z.number().int().nullable(),
    isLate: z.boolean(),
    /** Null for a driver on the bench. */
    assignment: ReviewedAssignment.nullable(),
    /** Null for a candidate of a job order. */
    benchEntryId: z.uuid().nullable(),
    file: z.enum(dqFileStates),
    access: z.enum(['none', ...accessStates]),
    /** Why the caller may not decide now; null if they may, or if no decision waits. */
    refusal: z.string().nullable(),
    /** Whether a decision waits in this list. */
    isWaiting: z.boolean(),
  })
  .meta({ id: 'DqReviewDriver' });
/** A driver whose qualification a carrier reviews or has reviewed. */
export type DqReviewDriver = z.infer<typeof DqReviewDriver>;

/** A page of one list of the qualification review. */
export const DqReviewDrivers = z
  .object({ data: z.array(DqReviewDriver), count: z.number().int() })
  .meta({ id: 'DqReviewDrivers' });
/** A page of one list of the qualification review. */
export type DqReviewDrivers = z.infer<typeof DqReviewDrivers>;

/** The number of drivers in each list. */
export const DqReviewCounts = z
  .object({
    awaitingReview: z.number().int(),
    benchReview: z.number().int(),
    approved: z.number().int(),
    onAssignment: z.number().int(),
  })
  .meta({ id: 'DqReviewCounts' });
/** The number of drivers in each list. */
export type DqReviewCounts = z.infer<typeof DqReviewCounts>;

/** The list in a path. */
export const DqReviewStatusParam = z.enum(dqReviewStatuses);

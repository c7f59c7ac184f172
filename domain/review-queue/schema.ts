import { z } from 'zod';
import { driverStages } from '../drivers/stages';
import { reviewTargets } from './targets';

const Instant = z.iso.datetime();
const Target = z.enum(reviewTargets);

/** A thing of a driver, as an address names it. */
export const ReviewParams = z.object({ id: z.uuid(), thing: Target });
/** A thing of a driver, as an address names it. */
export type ReviewParams = z.infer<typeof ReviewParams>;

/** What the queue is narrowed by; who left the way is there only when his stage is asked for. */
export const ReviewFilters = z.object({
  kind: Target.optional(),
  stage: z.enum(driverStages).optional(),
});
/** What the queue is narrowed by. */
export type ReviewFilters = z.infer<typeof ReviewFilters>;

/** Who has a thing in hand, and until when if he does not touch it. */
export const ReviewClaim = z.object({ _id: z.uuid(), name: z.string(), lapsesAt: Instant }).meta({ id: 'ReviewClaim' });
/** Who has a thing in hand. */
export type ReviewClaim = z.infer<typeof ReviewClaim>;

/** One thing that waits for its review. */
export const QueuedReview = z
  .object({
    driverId: z.uuid(),
    thing: Target,
    name: z.string(),
    stage: z.enum(driverStages),
    sentAt: Instant,
    claim: ReviewClaim.nullable(),
  })
  .meta({ id: 'QueuedReview' });
/** One thing that waits for its review. */
export type QueuedReview = z.infer<typeof QueuedReview>;

/** How much waits, since when, and what is in somebody's hands just now. */
export const ReviewSummary = z
  .object({
    waiting: z.number().int(),
    oldestSentAt: Instant.nullable(),
    claims: z.array(z.object({ driverId: z.uuid(), thing: Target, claim: ReviewClaim })),
  })
  .meta({ id: 'ReviewSummary' });
/** How much waits, since when, and who has what. */
export type ReviewSummary = z.infer<typeof ReviewSummary>;

/** Asks for the oldest thing that nobody has; after one that was laid aside, for the oldest that came later. */
export const TakeReviewBody = ReviewFilters.extend({
  after: z.object({ sentAt: Instant, driverId: z.uuid(), thing: Target }).nullable().default(null),
}).meta({ id: 'TakeReviewBody' });
/** Asks for the oldest thing that nobody has. */
export type TakeReviewBody = z.infer<typeof TakeReviewBody>;

/** What was taken; null where nothing is left to take. */
export const TakenReview = z.object({ review: QueuedReview.nullable() }).meta({ id: 'TakenReview' });
/** What was taken. */
export type TakenReview = z.infer<typeof TakenReview>;

import { z } from 'zod';
import { driverStages } from '../driver-pipeline/stages';
import { reviewTargets } from './targets';

const Instant = z.iso.datetime();
const Target = z.enum(reviewTargets);

/** A driver's review item in a path. */
export const ReviewParams = z.object({ id: z.uuid(), thing: Target });
/** A driver's review item in a path. */
export type ReviewParams = z.infer<typeof ReviewParams>;

/** Filters of the queue; items of exited drivers are included only if their stage is selected. */
export const ReviewFilters = z.object({
  kind: Target.optional(),
  stage: z.enum(driverStages).optional(),
});
/** Filters of the queue. */
export type ReviewFilters = z.infer<typeof ReviewFilters>;

/** The reviewer who has claimed a review item, and the time when the claim expires without activity. */
export const ReviewClaim = z.object({ _id: z.uuid(), name: z.string(), lapsesAt: Instant }).meta({ id: 'ReviewClaim' });
/** The reviewer who has claimed a review item. */
export type ReviewClaim = z.infer<typeof ReviewClaim>;

/** One review item in the queue. */
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
/** One review item in the queue. */
export type QueuedReview = z.infer<typeof QueuedReview>;

/** The number of waiting items, the oldest one, the current claims, and the number of documents of drivers' files. */
export const ReviewSummary = z
  .object({
    waiting: z.number().int(),
    /** Documents of drivers' files that wait for a review, whatever the filters. */
    documents: z.number().int(),
    oldestSentAt: Instant.nullable(),
    claims: z.array(z.object({ driverId: z.uuid(), thing: Target, claim: ReviewClaim })),
  })
  .meta({ id: 'ReviewSummary' });
/** The number of waiting items, the oldest one, the current claims, and the number of documents of drivers' files. */
export type ReviewSummary = z.infer<typeof ReviewSummary>;

/** Claims the oldest unclaimed item; with `after`, the oldest one after a skipped item. */
export const TakeReviewBody = ReviewFilters.extend({
  after: z.object({ sentAt: Instant, driverId: z.uuid(), thing: Target }).nullable().default(null),
}).meta({ id: 'TakeReviewBody' });
/** Claims the oldest unclaimed item. */
export type TakeReviewBody = z.infer<typeof TakeReviewBody>;

/** The claimed item; null if there was none. */
export const TakenReview = z.object({ review: QueuedReview.nullable() }).meta({ id: 'TakenReview' });
/** The claimed item. */
export type TakenReview = z.infer<typeof TakenReview>;

import type { QueuedReviewRow, ReviewClaimRow } from '#db/review-queue/review-queue';
import type { QueuedReview, ReviewClaim } from '#domain/review-queue/schema';

/** One row of the review queue. */
export function presentQueuedReview({ firstName, lastName, claim, ...row }: QueuedReviewRow): QueuedReview {
  return { ...row, name: `${firstName} ${lastName}`, claim: claim === null ? null : presentClaim(claim) };
}

/** The reviewer who has claimed the item. */
export function presentClaim({ holderId, holderName, lapsesAt }: ReviewClaimRow): ReviewClaim {
  return { _id: holderId, name: holderName, lapsesAt };
}

import { type Claim, claimReview, type ReviewKey, takeOldestReview } from '#db/review-queue/review-claim-store';
import { findQueuedReview } from '#db/review-queue/review-queue';
import { ProblemError } from '#domain/problems';
import { claimExpiresAt } from '#domain/review-queue/claims';
import type { QueuedReview, TakenReview, TakeReviewBody } from '#domain/review-queue/schema';
import type { SignedIn } from '../../pipelines/command';
import { presentQueuedReview } from './present';

/**
 * Claims a review item, or refuses and names the reviewer who has claimed it. Claiming it again extends the reviewer's
 * own claim.
 */
export async function claim(ctx: SignedIn, key: ReviewKey): Promise<QueuedReview> {
  const isClaimed = await claimReview(ctx.db, key, claimOf(ctx));
  const row = await findQueuedReview(ctx.db, key, ctx.now());
  if (row === undefined) throw new ProblemError('section-not-waiting');
  if (!isClaimed && row.claim !== null) throw claimed(row.claim);
  return presentQueuedReview(row);
}

/** Claims the oldest unclaimed item; after the last one, the queue starts over. */
export async function claimNext(ctx: SignedIn, { after, ...filters }: TakeReviewBody): Promise<TakenReview> {
  const take = (place: TakeReviewBody['after']) => takeOldestReview(ctx.db, { ...claimOf(ctx), filters, after: place });
  for (;;) {
    const taken = (await take(after)) ?? (after === null ? undefined : await take(null));
    if (taken === undefined) return { review: null };
    const row = await findQueuedReview(ctx.db, taken, ctx.now());
    // A colleague without a claim reviewed it between the two queries; other items may be waiting.
    if (row !== undefined) return { review: presentQueuedReview(row) };
  }
}

/** Refuses a decision on an item that a colleague has claimed. */
export async function requireUnclaimed(ctx: SignedIn, key: ReviewKey): Promise<void> {
  const { db, actor, now, idempotency } = ctx;
  // The first attempt may have removed the item from the queue, and the driver may have submitted it again since.
  if (idempotency.isRepeat) return;
  const row = await findQueuedReview(db, key, now());
  if (row?.claim && row.claim.holderId !== actor.userId) throw claimed(row.claim);
}

function claimOf({ actor, now }: SignedIn): Claim {
  const at = now();
  return { actorId: actor.userId, now: at, lapsesAt: claimExpiresAt(at) };
}

const claimed = ({ holderName, lapsesAt }: { holderName: string; lapsesAt: string }): ProblemError =>
  new ProblemError('review-claimed', { who: holderName, until: lapsesAt });

import { findQueuedReview } from '#db/read-models/review-queue';
import { claimReview, takeOldestReview, type Claim, type ReviewKey } from '#db/stores/review-claim-store';
import { ProblemError } from '#domain/problems';
import { claimLapsesAt } from '#domain/review-queue/claims';
import type { QueuedReview, TakeReviewBody, TakenReview } from '#domain/review-queue/schema';

import type { SignedIn } from '../driver-pipelines/command';
import { presentQueuedReview } from './present';

/** Takes one thing in hand, or says who has it. Whoever has it already holds on to it. */
export async function claim(ctx: SignedIn, key: ReviewKey): Promise<QueuedReview> {
  const isClaimed = await claimReview(ctx.db, key, claimOf(ctx));
  const row = await findQueuedReview(ctx.db, key, ctx.now());
  if (row === undefined) throw new ProblemError('section-not-waiting');
  if (!isClaimed && row.claim !== null) throw claimed(row.claim);
  return presentQueuedReview(row);
}

/** The oldest thing that nobody has; after the last one the queue begins anew. */
export async function takeNext(ctx: SignedIn, { after, ...filters }: TakeReviewBody): Promise<TakenReview> {
  const take = (place: TakeReviewBody['after']) => takeOldestReview(ctx.db, { ...claimOf(ctx), filters, after: place });
  for (;;) {
    const taken = (await take(after)) ?? (after === null ? undefined : await take(null));
    if (taken === undefined) return { review: null };
    const row = await findQueuedReview(ctx.db, taken, ctx.now());
    // Judged between the two questions, by somebody who held no claim: others may wait still.
    if (row !== undefined) return { review: presentQueuedReview(row) };
  }
}

/** A verdict is not given on what somebody else has in hand. */
export async function requireUnclaimed(ctx: SignedIn, key: ReviewKey): Promise<void> {
  const { db, actor, now, idempotency } = ctx;
  // The first call may have taken the thing out of the queue, and its driver may have sent it anew since.
  if (idempotency.isRepeat) return;
  const row = await findQueuedReview(db, key, now());
  if (row?.claim && row.claim.holderId !== actor.userId) throw claimed(row.claim);
}

function claimOf({ actor, now }: SignedIn): Claim {
  const at = now();
  return { actorId: actor.userId, now: at, lapsesAt: claimLapsesAt(at) };
}

const claimed = ({ holderName, lapsesAt }: { holderName: string; lapsesAt: string }): ProblemError =>
  new ProblemError('review-claimed', { who: holderName, until: lapsesAt });

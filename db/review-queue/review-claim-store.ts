import type { Knex } from 'knex';
import type { Db } from '#db/core/handle';
import type { ReviewFilters, TakeReviewBody } from '#domain/review-queue/schema';
import type { ReviewTarget } from '#domain/review-queue/targets';
import { announceChange } from '../core/changes';
import { narrowReviews } from './review-queue';

export interface ReviewKey {
  readonly driverId: string;
  readonly thing: ReviewTarget;
}

/** The holder of the claim, and when it expires if idle. */
export interface Claim {
  readonly actorId: string;
  readonly now: Date;
  readonly lapsesAt: string;
}

/** Claims an item, or extends the claim. Returns false if the item does not wait or a colleague has claimed it. */
export async function claimReview(db: Db, { driverId, thing }: ReviewKey, claim: Claim): Promise<boolean> {
  const { actorId, lapsesAt } = claim;
  return db.transaction(async (trx) => {
    const claimed = await trx('review_items')
      .where({ driver_id: driverId, thing })
      .where(isFreeFor(claim))
      .update({ holder_id: actorId, lapses_at: lapsesAt });
    if (claimed > 0) await announceClaim(trx, { driverId, thing });
    return claimed > 0;
  });
}

/** Releases an item; does nothing if a colleague has claimed it. */
export async function releaseReview(db: Db, { driverId, thing }: ReviewKey, actorId: string): Promise<void> {
  await db.transaction(async (trx) => {
    const released = await trx('review_items')
      .where({ driver_id: driverId, thing, holder_id: actorId })
      .update({ holder_id: null, lapses_at: null });
    if (released > 0) await announceClaim(trx, { driverId, thing });
  });
}

type Place = NonNullable<TakeReviewBody['after']>;

/** Not claimed, or the claim has expired or is the caller's own. */
const isFreeFor =
  ({ actorId, now }: Claim) =>
  (query: Knex.QueryBuilder): void => {
    query.whereNull('holder_id').orWhere('lapses_at', '<=', now).orWhere('holder_id', actorId);
  };

export interface TakeOptions extends Claim {
  readonly filters: ReviewFilters;
  readonly after: Place | null;
}

/**
 * Claims the oldest unclaimed item; the caller's own claims count as unclaimed, so a retry gets the same one.
 * Concurrent callers each skip the row that another one is claiming.
 */
export async function takeOldestReview(db: Db, options: TakeOptions): Promise<ReviewKey | undefined> {
  const { actorId, lapsesAt, filters, after } = options;
  return db.transaction(async (trx) => {
    const next = trx('review_items')
      .where(isFreeFor(options))
      .orderByRaw('review_items.sent_at, review_items.driver_id, review_items.thing')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .select('driver_id', 'thing');
    narrowReviews(next, filters);
    if (after !== null) {
      const { sentAt, driverId, thing } = after;
      next.whereRaw('(review_items.sent_at, review_items.driver_id, review_items.thing) > (?, ?, ?)', [
        sentAt,
        driverId,
        thing,
      ]);
    }
    const [taken] = await trx
      // Materialized, so that it runs once: a join might evaluate it again and lock a different row.
      .withMaterialized('next', next)
      .from('review_items')
      .updateFrom('next')
      .whereRaw('review_items.driver_id = next.driver_id and review_items.thing = next.thing')
      .update({ holder_id: actorId, lapses_at: lapsesAt })
      .returning<ReviewKey[]>(['review_items.driver_id as driverId', 'review_items.thing as thing']);
    if (taken !== undefined) await announceClaim(trx, taken);
    return taken;
  });
}

const announceClaim = (trx: Parameters<typeof announceChange>[0], { driverId, thing }: ReviewKey): Promise<void> =>
  announceChange(trx, {
    topic: 'review-claim',
    id: `${driverId}/${thing}`,
    organizationId: null,
    driverId: null,
    orderId: null,
  });

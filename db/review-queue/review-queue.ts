import type { Knex } from 'knex';
import type { Db } from '#db/core/handle';
import type { DriverStage } from '#domain/driver-pipeline/stages';
import type { ReviewFilters } from '#domain/review-queue/schema';
import type { ReviewTarget } from '#domain/review-queue/targets';

/** One item that waits for review, with the names behind its ids. */
export interface QueuedReviewRow {
  readonly driverId: string;
  readonly thing: ReviewTarget;
  readonly firstName: string;
  readonly lastName: string;
  readonly stage: DriverStage;
  readonly sentAt: string;
  readonly claim: ReviewClaimRow | null;
}

/** The claim's holder; an expired claim has none. */
export interface ReviewClaimRow {
  readonly holderId: string;
  readonly holderName: string;
  readonly lapsesAt: string;
}

/** The position of a row in the queue. */
export interface QueuePlace {
  readonly sentAt: string;
  readonly driverId: string;
  readonly thing: string;
}

export interface QueueParams {
  readonly filters: ReviewFilters;
  readonly after: QueuePlace | undefined;
  readonly limit: number;
  readonly now: Date;
}

/** Items that wait for a review, oldest first. */
export async function listQueuedReviews(db: Db, params: QueueParams): Promise<QueuedReviewRow[]> {
  const { filters, after, limit, now } = params;
  // One index finds the page's items; names are read for these rows only.
  const page = db('review_items').orderByRaw(IN_ORDER).limit(limit).select('review_items.*');
  narrowReviews(page, filters);
  if (after !== undefined) {
    const { sentAt, driverId, thing } = after;
    page.whereRaw(`(${IN_ORDER}) > (?, ?, ?)`, [sentAt, driverId, thing]);
  }
  const rows: JoinedRow[] = await withNames(db, page).orderByRaw(IN_ORDER);
  return rows.map((row) => toRow(row, now));
}

/** One item, if it waits for review. */
export async function findQueuedReview(
  db: Db,
  { driverId, thing }: Pick<QueuePlace, 'driverId' | 'thing'>,
  now: Date,
): Promise<QueuedReviewRow | undefined> {
  const one = db('review_items').where({ driver_id: driverId, thing }).select('review_items.*');
  const rows = (await withNames(db, one)) as JoinedRow[];
  const [row] = rows;
  return row === undefined ? undefined : toRow(row, now);
}

interface Counts {
  readonly waiting: number;
  readonly oldestSentAt: string | null;
}

/** The number of waiting items, and the time of the oldest. */
export async function countQueuedReviews(db: Db, filters: ReviewFilters): Promise<Counts> {
  const all = db('review_items').select(db.raw('count(*)'));
  const oldest = db('review_items').orderByRaw(IN_ORDER).limit(1).select('review_items.sent_at');
  narrowReviews(all, filters);
  narrowReviews(oldest, filters);
  const rows: Counts[] = await db.select({ waiting: all, oldestSentAt: oldest });
  return rows[0] ?? { waiting: 0, oldestSentAt: null };
}

export interface HeldReviewRow extends ReviewClaimRow {
  readonly driverId: string;
  readonly thing: ReviewTarget;
}

/** All claimed items. */
export async function listClaimedReviews(db: Db, now: Date): Promise<HeldReviewRow[]> {
  const rows: HeldReviewRow[] = await db('review_items')
    .join('users as holders', 'holders.id', 'review_items.holder_id')
    .whereNotNull('review_items.holder_id')
    .where('review_items.lapses_at', '>', now)
    .orderBy(['review_items.driver_id', 'review_items.thing'])
    .select({
      driverId: 'review_items.driver_id',
      thing: 'review_items.thing',
      holderId: 'review_items.holder_id',
      holderName: db.raw(HOLDER_NAME),
      lapsesAt: 'review_items.lapses_at',
    });
  return rows;
}

/** Applies the filters. Exited drivers are included only if the filter names their stage. */
export function narrowReviews(query: Knex.QueryBuilder, { kind, stage }: ReviewFilters): void {
  if (kind !== undefined) query.where('review_items.thing', kind);
  if (stage === undefined) query.whereRaw('not review_items.is_exit');
  else query.where('review_items.stage', stage);
}

const IN_ORDER = 'review_items.sent_at, review_items.driver_id, review_items.thing';
const HOLDER_NAME = `holders.first_name || ' ' || holders.last_name`;

interface JoinedRow extends Omit<QueuedReviewRow, 'claim'>, Nullable<ReviewClaimRow> {}
type Nullable<T> = { readonly [K in keyof T]: T[K] | null };

const withNames = (db: Db, items: Knex.QueryBuilder) =>
  db
    .from(items.as('review_items'))
    .join('drivers', 'drivers.id', 'review_items.driver_id')
    .leftJoin('users as holders', 'holders.id', 'review_items.holder_id')
    .select({
      driverId: 'review_items.driver_id',
      thing: 'review_items.thing',
      firstName: 'drivers.first_name',
      lastName: 'drivers.last_name',
      stage: 'review_items.stage',
      sentAt: 'review_items.sent_at',
      holderId: 'review_items.holder_id',
      holderName: db.raw(HOLDER_NAME),
      lapsesAt: 'review_items.lapses_at',
    });

function toRow({ holderId, holderName, lapsesAt, ...row }: JoinedRow, now: Date): QueuedReviewRow {
  const isHeld = holderId !== null && holderName !== null && lapsesAt !== null && Date.parse(lapsesAt) > now.getTime();
  return { ...row, claim: isHeld ? { holderId, holderName, lapsesAt } : null };
}

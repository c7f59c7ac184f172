import type { Db } from '#db/core/handle';
import type { ItemKind, ItemVerdict } from '#domain/driver-reviews/items';

export interface NewItemReview {
  readonly id: string;
  readonly driverId: string;
  readonly itemId: string;
  readonly kind: ItemKind;
  readonly itemVersion: string;
  /** The latest review that the author saw. */
  readonly replaces: string | null;
  readonly verdict: ItemVerdict;
  readonly text: string | null;
  readonly authorId: string;
  readonly at: Date;
}

/** One review with its author's name. */
export interface ItemReviewRow {
  readonly id: string;
  readonly itemId: string;
  readonly kind: ItemKind;
  readonly itemVersion: string;
  readonly verdict: ItemVerdict;
  readonly text: string | null;
  readonly author: string;
  readonly at: string;
}

/** Adds a review. Returns false and stores nothing if another reviewer was faster; a retry with the same id is accepted. */
export async function addItemReview(db: Db, review: NewItemReview): Promise<boolean> {
  const { rows } = await db.raw<{ rows: { stored: boolean }[] }>(
    `with added as (
       insert into item_reviews (id, driver_id, item_id, kind, item_version, replaces, verdict, text, author_id, at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing returning id
     )
     select exists (select from added) or exists (select from item_reviews where item_reviews.id = ?) as stored`,
    [
      review.id,
      review.driverId,
      review.itemId,
      review.kind,
      review.itemVersion,
      review.replaces,
      review.verdict,
      review.text,
      review.authorId,
      review.at.toISOString(),
      review.id,
    ],
  );
  return rows[0]?.stored === true;
}

/** Lists the reviews of a driver's entries, oldest first. */
export async function readItemReviews(db: Db, driverId: string): Promise<ItemReviewRow[]> {
  const rows: ItemReviewRow[] = await db('item_reviews')
    .join('users', 'users.id', 'item_reviews.author_id')
    .where('item_reviews.driver_id', driverId)
    .orderBy(['item_reviews.at', 'item_reviews.id'])
    .select({
      id: 'item_reviews.id',
      itemId: 'item_reviews.item_id',
      kind: 'item_reviews.kind',
      itemVersion: 'item_reviews.item_version',
      verdict: 'item_reviews.verdict',
      text: 'item_reviews.text',
      author: db.raw(`users.first_name || ' ' || users.last_name`),
      at: 'item_reviews.at',
    });
  return rows;
}

export interface NotesParams {
  readonly driverId: string;
  readonly kind: string;
  /** All items of the section if absent. */
  readonly itemIds: readonly string[] | undefined;
}

/** Lists the notes on a section's entries, newest first. */
export async function readItemNotes(
  db: Db,
  { driverId, kind, itemIds }: NotesParams,
): Promise<{ readonly id: string; readonly itemId: string; readonly text: string; readonly at: string }[]> {
  const query = db('item_reviews')
    .where({ driver_id: driverId, kind })
    .whereNotNull('text')
    .orderBy([
      { column: 'at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ]);
  if (itemIds !== undefined) query.whereIn('item_id', itemIds);
  return query.select<{ id: string; itemId: string; text: string; at: string }[]>({
    id: 'id',
    itemId: 'item_id',
    text: 'text',
    at: 'at',
  });
}

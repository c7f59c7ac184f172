import type { CalendarFeed } from '#domain/candidacies/calendar/schema';
import { tokenHash } from '#platform/tokens';
import type { Db } from '../core/handle';

/** The person's feed; undefined if there is none. */
export async function findCalendarFeed(db: Db, userId: string): Promise<CalendarFeed | undefined> {
  return db('calendar_feeds')
    .where({ user_id: userId })
    .first<CalendarFeed | undefined>({ createdAt: 'created_at', lastReadAt: 'last_read_at' });
}

/** Stores a new secret; an earlier one stops working. */
export async function replaceCalendarFeed(
  db: Db,
  { userId, token, now }: { readonly userId: string; readonly token: string; readonly now: Date },
): Promise<void> {
  const feed = { token_hash: tokenHash(token), created_at: now, last_read_at: null };
  await db('calendar_feeds')
    .insert({ user_id: userId, ...feed })
    .onConflict('user_id')
    .merge(feed);
}

/** Revokes the person's feed. */
export async function deleteCalendarFeed(db: Db, userId: string): Promise<void> {
  await db('calendar_feeds').where({ user_id: userId }).delete();
}

/** The person whose feed has this secret; records that it was read. */
export async function openCalendarFeed(db: Db, token: string, now: Date): Promise<string | undefined> {
  const [row] = await db('calendar_feeds')
    .where({ token_hash: tokenHash(token) })
    .update({ last_read_at: now })
    .returning('user_id');
  return row?.user_id;
}

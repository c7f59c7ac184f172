import type { Reading } from '../compliance/consent-store';
import type { Db } from '../core/handle';

interface ReadText {
  readonly employmentId: string;
  readonly textId: string;
  readonly at: Date;
}

/** Records that the driver opened a text of the application; the first time counts. */
export async function markApplicationOpened(db: Db, { employmentId, textId, at }: ReadText): Promise<void> {
  await db('employment_readings')
    .insert({ employment_id: employmentId, text_id: textId, opened_at: at.toISOString() })
    .onConflict(['employment_id', 'text_id'])
    .ignore();
}

/** Records that the driver reached its end; the first time counts. Returns false if it was not opened. */
export async function markApplicationEndReached(db: Db, { employmentId, textId, at }: ReadText): Promise<boolean> {
  const count = await db('employment_readings')
    .where({ employment_id: employmentId, text_id: textId })
    .update({ end_reached_at: db.raw('coalesce(end_reached_at, ?)', [at.toISOString()]) });
  return count > 0;
}

/** The driver's reading progress on the texts of an application. */
export const listApplicationReadings = (db: Db, employmentId: string): Promise<Reading[]> =>
  db('employment_readings')
    .where({ employment_id: employmentId })
    .select({ textId: 'text_id', openedAt: 'opened_at', endReachedAt: 'end_reached_at' });

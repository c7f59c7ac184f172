import type { Reading } from '../compliance/consent-store';
import type { Db } from '../core/handle';

/** A request for a verification; each has its own consent to read. */
interface ConsentRequest {
  readonly verificationId: string;
  readonly round: number;
}

interface ReadText extends ConsentRequest {
  readonly textId: string;
  readonly at: Date;
}

/** Records that the driver opened a text of the consent; the first time counts. */
export async function markConsentOpened(db: Db, { verificationId, round, textId, at }: ReadText): Promise<void> {
  await db('verification_readings')
    .insert({ verification_id: verificationId, round, text_id: textId, opened_at: at.toISOString() })
    .onConflict(['verification_id', 'round', 'text_id'])
    .ignore();
}

/** Records that the driver reached its end; the first time counts. Returns false if it was not opened. */
export async function markConsentEndReached(db: Db, { verificationId, round, textId, at }: ReadText): Promise<boolean> {
  const count = await db('verification_readings')
    .where({ verification_id: verificationId, round, text_id: textId })
    .update({ end_reached_at: db.raw('coalesce(end_reached_at, ?)', [at.toISOString()]) });
  return count > 0;
}

/** The driver's reading progress on the texts of the consent. */
export const listConsentReadings = (db: Db, { verificationId, round }: ConsentRequest): Promise<Reading[]> =>
  db('verification_readings')
    .where({ verification_id: verificationId, round })
    .select({ textId: 'text_id', openedAt: 'opened_at', endReachedAt: 'end_reached_at' });

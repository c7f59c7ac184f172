import type { Db, Transaction } from '#db/core/handle';
import type { SentTask } from '#domain/driver-pipeline/tasks';

export interface Submission<Content = unknown> {
  readonly id: string;
  readonly content: Content;
  readonly sentAt: string;
}

export interface NewSubmission {
  readonly id: string;
  readonly driverId: string;
  readonly task: SentTask;
  readonly content: object;
  readonly at: Date;
}

/** Stores a submission unchanged; a retry with the same id does nothing. */
export async function storeSubmission(
  db: Db | Transaction,
  { id, driverId, task, content, at }: NewSubmission,
): Promise<void> {
  await db('driver_submissions')
    .insert({ id, driver_id: driverId, task, content: JSON.stringify(content), sent_at: at })
    .onConflict('id')
    .ignore();
}

/** A driver's submission; the pipeline holds the id of the current one (`sentEntry`). */
export async function findSubmission<Content>(
  db: Db | Transaction,
  driverId: string,
  id: string,
): Promise<Submission<Content> | undefined> {
  return db('driver_submissions')
    .where({ id, driver_id: driverId })
    .first<Submission<Content> | undefined>({ id: 'id', content: 'content', sentAt: 'sent_at' });
}

import type { Db, Transaction } from '#db/handle';
import type { CandidacyEvent } from '#domain/candidacies/events';
import type { CandidacyState } from '#domain/candidacies/state';
import type { AppliedEvent } from './applied-event';
import { announceChange } from './changes';
import { storeCandidacyMessages } from './candidacy-messages';
import { writeCandidacyRecords } from './candidacy-records';
import { writeCandidacyRow } from './candidacy-row';
import { writeHire } from './driver-hires';
import { writeInterview } from './interviews';
import { findPendingMessages } from './messages';
import { appendEvents, inOrder } from './workflow-events';

export interface CandidacyBatch {
  readonly workflowId: string;
  readonly runId: string;
  readonly events: readonly CandidacyEvent[];
}

/** Writes events, row, records, slots, hires and messages in one transaction; returns the messages to send. */
export async function projectCandidacy(db: Db, batch: CandidacyBatch): Promise<string[]> {
  return db.transaction((trx) => writeCandidacy(trx, batch));
}

/** As {@link projectCandidacy}, inside a transaction of the caller. */
export async function writeCandidacy(trx: Transaction, batch: CandidacyBatch): Promise<string[]> {
  const { workflowId, events } = batch;
  const [first] = events;
  if (first === undefined) return [];
  const { candidacyId, organizationId, orderId, driverId } = first.snapshot;
  const scope = { organizationId, orderId, driverId };
  const fresh = await appendEvents(trx, { ...batch, scope });
  // Also events that are stored already: a row that was lost or fell behind is written again by its workflow.
  for (const event of inOrder(events)) await applyCandidacyEvent(trx, event);
  for (const event of fresh) await storeCandidacyMessages(trx, workflowId, event);
  await announceChange(trx, { topic: 'candidacy', id: candidacyId, ...scope });
  return findPendingMessages(
    trx,
    workflowId,
    events.map(({ seq }) => seq),
  );
}

/** Brings the read models to the event's snapshot, unless they are further on; also what the rebuild replays. */
export async function applyCandidacyEvent(trx: Transaction, event: AppliedEvent<CandidacyState>): Promise<void> {
  if (!(await writeCandidacyRow(trx, event))) return;
  await writeCandidacyRecords(trx, event);
  await writeInterview(trx, event);
  await writeHire(trx, event);
}

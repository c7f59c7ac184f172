import type { Db, Transaction } from '#db/core/handle';
import type { CandidacyEvent } from '#domain/candidacies/events';
import type { CandidacyState } from '#domain/candidacies/state';
import type { AppliedEvent } from '../core/applied-event';
import { announceChange } from '../core/changes';
import { appendEvents, inOrder } from '../core/workflow-events';
import { storeCandidacyMessages } from './candidacy-messages';
import { writeCandidacyRecords } from './candidacy-records';
import { writeCandidacyRow } from './candidacy-row';
import { writeHire } from './driver-hires';
import { writeInterview } from './interviews';

export interface CandidacyBatch {
  readonly workflowId: string;
  readonly runId: string;
  readonly events: readonly CandidacyEvent[];
}

/**
 * Writes events, row, records, slots, hires and messages in one transaction.
 */
export async function projectCandidacy(db: Db, batch: CandidacyBatch): Promise<void> {
  await db.transaction((trx) => writeCandidacy(trx, batch));
}

/** Like {@link projectCandidacy}, in the caller's transaction. */
export async function writeCandidacy(trx: Transaction, batch: CandidacyBatch): Promise<void> {
  const { workflowId, events } = batch;
  const [first] = events;
  if (first === undefined) return;
  const { candidacyId, organizationId, orderId, driverId } = first.snapshot;
  const scope = { organizationId, orderId, driverId };
  const fresh = await appendEvents(trx, { ...batch, scope });
  // Apply stored events, too: this is how a workflow rewrites a row that was lost or fell behind.
  for (const event of inOrder(events)) await applyCandidacyEvent(trx, event);
  for (const event of fresh) await storeCandidacyMessages(trx, workflowId, event);
  await announceChange(trx, { topic: 'candidacy', id: candidacyId, ...scope });
}

/** Updates the read models to the event's snapshot unless they are newer; also used by the rebuild. */
export async function applyCandidacyEvent(trx: Transaction, event: AppliedEvent<CandidacyState>): Promise<void> {
  if (!(await writeCandidacyRow(trx, event))) return;
  await writeCandidacyRecords(trx, event);
  await writeInterview(trx, event);
  await writeHire(trx, event);
}

import type { Db, Transaction } from '#db/core/handle';
import type { DriverPipelineEvent } from '#domain/driver-pipeline/events';
import { pipelineSignalsOf } from '#domain/driver-pipeline/signals';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import { callEvents } from '#domain/messages/contacts';
import { changesTurn } from '#domain/requirements/sources/application-parts';
import { isProvingEvent } from '#domain/requirements/sources/pipeline-proofs';
import type { ProjectionBatch } from '#domain/shared/workflow-event';
import { eraseFromAudits } from '../audits/erase-from-audits';
import { leaveBenches } from '../bench/leave-benches';
import type { AppliedEvent } from '../core/applied-event';
import { announceChange } from '../core/changes';
import { enqueueOutbox, fileChanged } from '../core/outbox';
import { appendEvents, eventsToApply } from '../core/workflow-events';
import { storePipelineEvidence } from '../evidence/pipeline-evidence';
import { queueReviews } from '../review-queue/review-items';
import { followResults } from '../screening/driver-results';
import { eraseWorkdayNotes } from '../timesheets/erase-driver';
import { driverPipelineRow } from './driver-pipeline-row';
import { recordContact } from './last-contact';
import { type MessageContext, queuePipelineMessages } from './pipeline-messages';
import { recordStageVisit } from './stage-visit-rows';

export type DriverPipelineBatch = ProjectionBatch<DriverPipelineEvent>;

/**
 * Writes events, row, availability, stage visits, results, evidence, review items, messages and Signals in one
 * transaction.
 */
export async function projectDriverPipeline(
  db: Db,
  context: MessageContext,
  batch: DriverPipelineBatch,
): Promise<void> {
  const [first] = batch.events;
  if (first === undefined) return;
  const { driverId } = first.snapshot;
  const scope = { organizationId: null, orderId: null, driverId };
  await db.transaction(async (trx) => {
    const fresh = await appendEvents(trx, { ...batch, scope });
    const row = trx('driver_pipelines').where({ driver_id: driverId });
    let isChanged = false;
    for (const event of await eventsToApply(batch, { fresh, row })) {
      if (!(await applyDriverPipelineEvent(trx, event))) continue;
      isChanged = true;
      await recordStageVisit(trx, event);
      await followResults(trx, event);
    }
    if (!isChanged && fresh.length === 0) return;
    await storePipelineEvidence(trx, fresh);
    if (fresh.some((event) => isProvingEvent(event) || changesTurn(event))) await fileChanged(trx, [driverId]);
    for (const event of fresh) await queuePipelineMessages(trx, context, event);
    for (const event of fresh) await leaveBenches(trx, event);
    for (const event of fresh) await eraseWorkdayNotes(trx, event);
    for (const event of fresh) await eraseFromAudits(trx, event);
    await enqueueOutbox(trx, fresh.flatMap(pipelineSignalsOf));
    await queueReviews(trx, driverId);
    for (const { at } of fresh.filter(({ type }) => callEvents.includes(type))) await recordContact(trx, driverId, at);
    await announceChange(trx, { topic: 'driver', id: driverId, ...scope });
  });
}

/** Updates the row to the event's snapshot. Returns false if the row is newer. */
export async function applyDriverPipelineEvent(
  trx: Transaction,
  { at, snapshot }: Pick<AppliedEvent<DriverPipelineState>, 'at' | 'snapshot'>,
): Promise<boolean> {
  const written = await trx('driver_pipelines')
    .insert(driverPipelineRow(snapshot, at))
    .onConflict('driver_id')
    .merge()
    .where('driver_pipelines.version', '<', snapshot.seq)
    .returning('driver_id');
  if (written.length === 0) return false;
  await trx('drivers').where({ id: snapshot.driverId }).update({ is_available: snapshot.isAvailable });
  return true;
}

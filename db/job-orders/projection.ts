import type { Db, Transaction } from '#db/core/handle';
import type { JobOrderEvent } from '#domain/job-orders/events';
import { jobOrderWorkflowId } from '#domain/job-orders/ids';
import { messagesFor } from '#domain/job-orders/messages';
import { orderSignalsOf } from '#domain/job-orders/signals';
import type { JobOrderState } from '#domain/job-orders/state';
import type { ProjectionBatch } from '#domain/shared/workflow-event';
import { orderWebhookEvent } from '#domain/webhooks/order-events';
import { lockAgreement } from '../agreements/require-agreement';
import { writeWaves } from '../autopilot/wave-rows';
import { type AppliedEvent, reached } from '../core/applied-event';
import { announceChange } from '../core/changes';
import { enqueueOutbox } from '../core/outbox';
import { appendEvents, eventsToApply } from '../core/workflow-events';
import { storeMessage } from '../messages/hiring-message-store';
import { recordWebhookEvents } from '../webhooks/record-events';

export type JobOrderBatch = ProjectionBatch<JobOrderEvent>;

/** Writes events, row, messages, Signals and webhooks in one transaction. */
export async function projectJobOrder(db: Db, batch: JobOrderBatch): Promise<void> {
  const { workflowId, events } = batch;
  const [first] = events;
  if (first === undefined) return;
  const { orderId, organizationId } = first.snapshot;
  const scope = { organizationId, orderId, driverId: null };
  await db.transaction(async (trx) => {
    const fresh = await appendEvents(trx, { ...batch, scope });
    const row = trx('job_orders').where({ id: orderId });
    let isChanged = false;
    for (const event of await eventsToApply(batch, { fresh, row })) {
      if (await applyJobOrderEvent(trx, event)) isChanged = true;
    }
    for (const event of fresh) await storeOrderMessages(trx, workflowId, event);
    await enqueueOutbox(trx, fresh.flatMap(orderSignalsOf));
    await recordWebhookEvents(
      trx,
      organizationId,
      fresh.flatMap((event) => orderWebhookEvent(event) ?? []),
    );
    if (fresh.some(({ type }) => type === 'orderCreated')) await endIfAgreementEnded(trx, organizationId);
    if (isChanged || fresh.length > 0) await announceChange(trx, { topic: 'job-order', id: orderId, ...scope });
  });
}

/** An agreement that ended while the order was being created did not find it, so its orders end once more. */
async function endIfAgreementEnded(trx: Transaction, organizationId: string): Promise<void> {
  if ((await lockAgreement(trx, organizationId)) !== 'ended') return;
  await enqueueOutbox(trx, [{ topic: 'agreementEnded', payload: { organizationId } }]);
}

/** Updates the row to the event's snapshot; also used by the rebuild. Returns false if the row is newer. */
export async function applyJobOrderEvent(trx: Transaction, event: AppliedEvent<JobOrderState>): Promise<boolean> {
  const row = jobOrderRow(event);
  const written = await trx('job_orders')
    .insert({ ...row, created_at: event.at })
    .onConflict('id')
    .merge(row)
    .where('job_orders.version', '<', event.seq)
    .returning('id');
  if (written.length === 0) return false;
  await writeWaves(trx, event.snapshot);
  return true;
}

/** The row after a transition, except for its creation time. */
export function jobOrderRow({ seq, at, snapshot }: AppliedEvent<JobOrderState>) {
  return {
    id: snapshot.orderId,
    workflow_id: jobOrderWorkflowId(snapshot.orderId),
    version: seq,
    organization_id: snapshot.organizationId,
    facility_id: snapshot.facilityId,
    status: reached(snapshot.status),
    approval: snapshot.approval,
    past_reason: snapshot.pastReason,
    version_id: snapshot.versionId,
    number_of_drivers: snapshot.numberOfDrivers,
    seats_taken: snapshot.seats.length,
    is_visible: snapshot.isVisible,
    autopilot: snapshot.autopilot,
    start_on: snapshot.startOn,
    end_on: snapshot.endOn,
    status_since: snapshot.statusSince,
    note_id: snapshot.noteId,
    snapshot: JSON.stringify(snapshot),
    updated_at: at,
  };
}

async function storeOrderMessages(trx: Transaction, workflowId: string, event: JobOrderEvent): Promise<void> {
  const { orderId, organizationId, facilityId } = event.snapshot;
  const params = { type: event.type, reason: event.reason, noteId: event.noteId, at: event.at };
  const about = { workflowId, seq: event.seq, organizationId, facilityId, orderId, driverId: null };
  const context = { ...about, actorId: event.actor.userId, params };
  for (const message of messagesFor(event)) await storeMessage(trx, message, context);
}

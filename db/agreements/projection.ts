import type { AgreementEvent } from '#domain/agreements/events';
import { agreementWorkflowId } from '#domain/agreements/ids';
import type { ProjectionBatch } from '#domain/shared/workflow-event';
import { setCarrierActive } from '../carriers/carrier-activity';
import { announceChange } from '../core/changes';
import type { Db, Transaction } from '../core/handle';
import { enqueueOutbox } from '../core/outbox';
import { appendEvents, eventsToApply, NO_TIMELINE } from '../core/workflow-events';
import type { MessageContext } from '../driver-pipeline/pipeline-messages';
import { readOverdueDebt } from '../invoices/overdue-since';
import { queueAgreementMessages } from './agreement-messages';
import { applyAgreementEvent } from './agreement-row';

/** Writes events, row, effects on the carrier and messages in one transaction. */
export async function projectAgreement(
  db: Db,
  context: MessageContext,
  batch: ProjectionBatch<AgreementEvent>,
): Promise<void> {
  const [first] = batch.events;
  if (first === undefined) return;
  const { organizationId } = first.snapshot;
  await db.transaction(async (trx) => {
    const fresh = await appendEvents(trx, { ...batch, scope: NO_TIMELINE });
    const row = trx('carrier_agreements').where({ organization_id: organizationId });
    let isChanged = false;
    for (const event of await eventsToApply(batch, { fresh, row })) {
      if (await applyAgreementEvent(trx, event)) isChanged = true;
    }
    for (const event of fresh) {
      await affectCarrier(trx, context, event);
      await queueAgreementMessages(trx, context, event);
    }
    if (!isChanged && fresh.length === 0) return;
    await announceChange(trx, { topic: 'carrier', id: organizationId, organizationId, driverId: null, orderId: null });
  });
}

/** Whether the carrier was active until it was disabled: one that was deactivated for another reason stays so. */
async function isDisabledOnly(trx: Transaction, organizationId: string): Promise<boolean> {
  const disabled = await trx('workflow_events')
    .where({ workflow_id: agreementWorkflowId(organizationId), type: 'carrierDisabled' })
    .orderBy('seq', 'desc')
    .first('at');
  const carrier = await trx('organizations').where({ id: organizationId }).first('deactivated_at');
  return disabled !== undefined && carrier?.deactivated_at === disabled.at;
}

/** A disabled carrier is deactivated; at the end of the agreement, its orders end. */
async function affectCarrier(trx: Transaction, context: MessageContext, event: AgreementEvent): Promise<void> {
  const { type, at, actor, noteId, snapshot } = event;
  const { organizationId } = snapshot;
  if (type === 'agreementEnded') await enqueueOutbox(trx, [{ topic: 'agreementEnded', payload: { organizationId } }]);
  if (type === 'carrierEnabled' && (await isDisabledOnly(trx, organizationId))) {
    await setCarrierActive(trx, context, { organizationId, deactivation: null });
  }
  if (type !== 'carrierDisabled' || actor.userId === null) return;
  const note = noteId === null ? undefined : await trx('notes').where({ id: noteId }).first('text');
  const deactivation = { at: new Date(at), by: actor.userId, reason: note?.text ?? 'Overdue invoice' };
  const overdue = await readOverdueDebt(trx, organizationId, deactivation.at);
  await setCarrierActive(trx, context, { organizationId, deactivation, overdue });
}

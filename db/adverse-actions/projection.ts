import type { AdverseEvent } from '#domain/adverse-actions/events';
import type { ProjectionBatch } from '#domain/shared/workflow-event';
import { announceChange, announceUserChange } from '../core/changes';
import type { Db } from '../core/handle';
import { appendEvents, eventsToApply, NO_TIMELINE } from '../core/workflow-events';
import type { MessageContext } from '../driver-pipeline/pipeline-messages';
import { applyAdverseEvent } from './adverse-action-row';
import { storeAdverseEvidence } from './adverse-evidence';
import { queueAdverseMessages } from './adverse-messages';

export type AdverseActionBatch = ProjectionBatch<AdverseEvent>;

/** Writes events, row, evidence and messages in one transaction. */
export async function projectAdverseAction(db: Db, context: MessageContext, batch: AdverseActionBatch): Promise<void> {
  const [first] = batch.events;
  if (first === undefined) return;
  const { actionId, candidacyId, organizationId, orderId, driverId } = first.snapshot;
  const scope = { organizationId, orderId, driverId };
  await db.transaction(async (trx) => {
    const fresh = await appendEvents(trx, { ...batch, scope: NO_TIMELINE });
    const row = trx('adverse_actions').where({ id: actionId });
    let isChanged = false;
    for (const event of await eventsToApply(batch, { fresh, row })) {
      if (await applyAdverseEvent(trx, event)) isChanged = true;
    }
    for (const event of fresh) {
      await storeAdverseEvidence(trx, event);
      await queueAdverseMessages(trx, context, event);
    }
    if (!isChanged && fresh.length === 0) return;
    // Lists and cards of candidates show the step of the guide.
    await announceChange(trx, { topic: 'candidacy', id: candidacyId, ...scope });
    await announceUserChange(trx, driverId);
  });
}

import type { AccessEvent } from '#domain/dq-access/events';
import type { ProjectionBatch } from '#domain/shared/workflow-event';
import { announceChange, announceUserChange } from '../core/changes';
import type { Db } from '../core/handle';
import { enqueueOutbox } from '../core/outbox';
import { appendEvents, eventsToApply } from '../core/workflow-events';
import type { MessageContext } from '../driver-pipeline/pipeline-messages';
import { queueAccessMessages } from './access-messages';
import { applyAccessEvent } from './access-row';

export type DqAccessBatch = ProjectionBatch<AccessEvent>;

/** Writes events, row, messages and Signals in one transaction. */
export async function projectDqAccess(db: Db, context: MessageContext, batch: DqAccessBatch): Promise<void> {
  const [first] = batch.events;
  if (first === undefined) return;
  const { accessId, organizationId, driverId } = first.snapshot;
  const scope = { organizationId, orderId: null, driverId };
  await db.transaction(async (trx) => {
    const fresh = await appendEvents(trx, { ...batch, scope });
    const row = trx('dq_accesses').where({ id: accessId });
    let isChanged = false;
    for (const event of await eventsToApply(batch, { fresh, row })) {
      if (await applyAccessEvent(trx, event)) isChanged = true;
    }
    for (const event of fresh) await queueAccessMessages(trx, context, event);
    if (fresh.some(isEnd)) await enqueueOutbox(trx, [{ topic: 'fileAccessEnded', payload: { driverId } }]);
    if (!isChanged && fresh.length === 0) return;
    await announceChange(trx, { topic: 'file-access', id: accessId, ...scope });
    // The driver's pages learn from their user that a request waits.
    await announceUserChange(trx, driverId);
  });
}

const isEnd = ({ snapshot: { name } }: AccessEvent): boolean => name === 'revoked';

import type { VerificationEvent } from '#domain/employment-verifications/events';
import type { ProjectionBatch } from '#domain/shared/workflow-event';
import type { FileStore } from '#platform/file-store';
import type { Vault } from '#platform/vault';
import { announceChange, announceUserChange } from '../core/changes';
import type { Db, Transaction } from '../core/handle';
import { appendEvents, eventsToApply, NO_TIMELINE } from '../core/workflow-events';
import type { MessageContext } from '../driver-pipeline/pipeline-messages';
import { recordAttemptOf } from './attempt-events';
import { deleteEndedDrafts } from './ended-drafts';
import type { EventContext } from './event-context';
import { storeVerificationEvidence } from './evidence';
import { confirmResponse } from './response-store';
import { verificationCipher } from './sealed-rows';
import { queueVerificationMessages } from './verification-messages';
import { applyVerificationEvent } from './verification-row';

export type VerificationBatch = ProjectionBatch<VerificationEvent>;

/** The key and address of messages, the keys of drivers, and their files. */
export interface VerificationContext extends MessageContext {
  readonly vault: Vault;
  readonly files: FileStore;
}

/** Writes events, row, attempts, responses, evidence and messages in one transaction, then deletes drafts that nobody can send any more. */
export async function projectEmploymentVerification(
  db: Db,
  context: VerificationContext,
  batch: VerificationBatch,
): Promise<void> {
  const [first] = batch.events;
  if (first === undefined) return;
  const { verificationId, organizationId, driverId } = first.snapshot;
  const scope = { organizationId, orderId: null, driverId };
  const cipher = await verificationCipher({ db, vault: context.vault }, driverId);
  await db.transaction(async (trx) => {
    const fresh = await appendEvents(trx, { ...batch, scope: NO_TIMELINE });
    const row = trx('employment_verifications').where({ id: verificationId });
    let isChanged = false;
    for (const event of await eventsToApply(batch, { fresh, row })) {
      if (await applyVerificationEvent(trx, event)) isChanged = true;
    }
    for (const event of fresh) await applyEffects(trx, { ...context, cipher }, event);
    if (!isChanged && fresh.length === 0) return;
    await announceChange(trx, { topic: 'employment-verification', id: verificationId, ...scope });
    // The driver's pages learn from their user that a consent or an answer waits.
    await announceUserChange(trx, driverId);
  });
  await deleteEndedDrafts({ db, files: context.files }, { now: new Date(), verificationId });
}

/** The effects of an event beyond the row; once per event, in the transaction that stores it. */
async function applyEffects(trx: Transaction, context: EventContext, event: VerificationEvent): Promise<void> {
  const { seq, at, type, snapshot } = event;
  const codes = await recordAttemptOf(trx, context, event);
  const responseId = responseOf(type, snapshot);
  if (responseId !== null) await confirmResponse(trx, { id: responseId, seq, at });
  await storeVerificationEvidence(trx, event);
  await queueVerificationMessages(trx, context, { event, codes });
}

/** The response that an event records. */
function responseOf(type: VerificationEvent['type'], snapshot: VerificationEvent['snapshot']): string | null {
  switch (type) {
    case 'verificationAnswered':
      return snapshot.answer?.responseId ?? null;
    case 'verificationDeclined':
      return snapshot.closing?.responseId ?? null;
    case 'verificationCorrectionRefused':
      return snapshot.dispute?.refusalId ?? null;
    default:
      return null;
  }
}

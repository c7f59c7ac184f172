import type { Transaction } from '#db/core/handle';
import type { CandidacyEvent } from '#domain/candidacies/events';
import { messagesFor } from '#domain/candidacies/messages';
import { storeMessage } from '../messages/hiring-message-store';

/** Stores the event's messages to staff and drivers. */
export async function storeCandidacyMessages(
  trx: Transaction,
  workflowId: string,
  event: CandidacyEvent,
): Promise<void> {
  const { candidacyId, organizationId, facilityId, orderId, driverId, interview } = event.snapshot;
  const { seq, type, reason, noteId, at, actor } = event;
  const params = { candidacyId, interviewId: interview?.interviewId ?? null, type, reason, noteId, at };
  const context = { workflowId, seq, organizationId, facilityId, orderId, driverId, actorId: actor.userId, params };
  for (const message of messagesFor(event)) await storeMessage(trx, message, context);
}

import type { Transaction } from '#db/core/handle';
import type { CandidacyEvent } from '#domain/candidacies/events';
import { messagesFor } from '#domain/candidacies/messages';
import { interviewIdOf } from '#domain/candidacies/state-table';
import { storeMessage } from '../messages/hiring-message-store';

/** Stores the event's messages to staff and drivers. */
export async function storeCandidacyMessages(
  trx: Transaction,
  workflowId: string,
  event: CandidacyEvent,
): Promise<void> {
  const { candidacyId, organizationId, facilityId, orderId, driverId, interview, offer } = event.snapshot;
  const { seq, type, reason, noteId, at, actor } = event;
  const params = {
    candidacyId,
    interviewId: interviewIdOf(event.snapshot),
    // The times that the driver may pick from when the message is written; the offer may be over when it is sent.
    times: offer === undefined ? null : offer.slots.map(({ startsAt }) => startsAt).join(','),
    type,
    reason,
    noteId,
    at,
  };
  const context = {
    workflowId,
    seq,
    organizationId,
    facilityId,
    orderId,
    driverId,
    actorId: actor.userId,
    interviewerId: interview?.interviewerId ?? null,
    params,
  };
  for (const message of messagesFor(event)) await storeMessage(trx, message, context);
}

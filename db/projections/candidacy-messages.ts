import type { Transaction } from '#db/handle';
import type { CandidacyEvent } from '#domain/candidacies/events';
import { messagesFor } from '#domain/candidacies/messages';
import { storeMessage } from './messages';

/** Stores what the event has to tell people; the calendar part is cut from the event, since the state moves on before the mail is made. */
export async function storeCandidacyMessages(
  trx: Transaction,
  workflowId: string,
  event: CandidacyEvent,
): Promise<void> {
  const { snapshot } = event;
  for (const message of messagesFor(event)) {
    const interview = snapshot.interview;
    const ics =
      message.calendar === undefined || interview === null
        ? null
        : {
            method: message.calendar,
            interviewId: interview.interviewId,
            sequence: interview.sequence,
            startsAt: interview.startsAt,
            endsAt: interview.endsAt,
            zone: interview.zone,
          };
    await storeMessage(
      trx,
      { template: message.template, to: message.to, channels: message.channels, ics },
      {
        workflowId,
        seq: event.seq,
        organizationId: snapshot.organizationId,
        facilityId: snapshot.facilityId,
        orderId: snapshot.orderId,
        driverId: snapshot.driverId,
        params: {
          candidacyId: snapshot.candidacyId,
          type: event.type,
          reason: event.reason,
          noteId: event.noteId,
          interviewId: interview?.interviewId ?? null,
          at: event.at,
        },
      },
    );
  }
}

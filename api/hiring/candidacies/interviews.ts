import type { CandidacyCommandResult, InterviewBody } from '#domain/candidacies/schema';
import { interviewEnd } from '#domain/interviews/times';
import { noteFor } from './command';
import { commandByRecord, type HiringContext } from './command-by-record';

/** Schedules an interview in the facility's time zone; its id becomes the record's id. */
export async function scheduleInterview(ctx: HiringContext, body: InterviewBody): Promise<CandidacyCommandResult> {
  const interviewId = ctx.idempotency.derivedId('interview');
  const startsAt = new Date(body.date).toISOString();
  const answer = await commandByRecord(ctx, {
    recordId: body.assignmentId,
    kind: 'jobAssignment',
    name: 'scheduleInterview',
    details: async ({ organizationId, state }) => ({
      interviewId,
      startsAt,
      endsAt: interviewEnd(startsAt),
      zone: state.zone,
      place: body.place,
      placeId: await noteFor(ctx, { text: body.address, kind: 'place', organizationId }),
      noteId: await noteFor(ctx, { text: body.note, kind: 'interview', organizationId }),
      remind: body.notifyBeforeTwoHours,
    }),
  });
  return { ...answer, _id: interviewId };
}

/** Cancels an interview; the driver sees the `declineReason`. */
export function cancelInterview(
  ctx: HiringContext,
  { interviewId, declineReason }: { interviewId: string; declineReason: string },
): Promise<CandidacyCommandResult> {
  return commandByRecord(ctx, {
    recordId: interviewId,
    kind: 'scheduledInterview',
    name: 'cancelInterview',
    details: async ({ organizationId }) => ({
      interviewId,
      noteId: await noteFor(ctx, { text: declineReason, kind: 'reason', organizationId }),
    }),
  });
}

/** Rejects an interview without a note; the request has no body. */
export function rejectInterview(ctx: HiringContext, interviewId: string): Promise<CandidacyCommandResult> {
  return commandByRecord(ctx, {
    recordId: interviewId,
    kind: 'scheduledInterview',
    name: 'rejectInterview',
    details: () => ({ interviewId, noteId: null }),
  });
}

import type { CandidacyRow } from '#db/candidacies/candidacy';
import type { InterviewBody, RescheduleInterviewBody } from '#domain/candidacies/bodies/schema';
import type { CandidacyCommandResult } from '#domain/candidacies/schema';
import type { InterviewSlot } from '#domain/candidacies/state';
import { requireInterviewer, slotsOf } from '../interviews/scheduled-times';
import { noteFor } from './command';
import { commandByRecord, type HiringContext } from './command-by-record';

/**
 * Schedules an interview in the facility's time zone, or offers the driver several times; its id becomes the record's
 * id.
 */
export async function scheduleInterview(ctx: HiringContext, body: InterviewBody): Promise<CandidacyCommandResult> {
  const interviewId = ctx.idempotency.derivedId('interview');
  const record = { recordId: body.assignmentId, kind: 'jobAssignment' } as const;
  const [first, ...others] = slotsOf([body.date, ...body.otherDates]);
  const answer =
    others.length === 0
      ? await commandByRecord(ctx, {
          ...record,
          name: 'scheduleInterview',
          details: async (candidacy) => ({
            ...(await detailsOf(ctx, body, candidacy)),
            interviewId,
            ...defined(first),
          }),
        })
      : await commandByRecord(ctx, {
          ...record,
          name: 'offerInterview',
          details: async (candidacy) => ({
            ...(await detailsOf(ctx, body, candidacy)),
            interviewId,
            slots: [defined(first), ...others],
          }),
        });
  return { ...answer, _id: interviewId };
}

async function detailsOf(ctx: HiringContext, body: InterviewBody, { organizationId, state }: CandidacyRow) {
  await requireInterviewer(ctx.db, organizationId, body.interviewerId);
  return {
    zone: state.zone,
    place: body.place,
    placeId: await noteFor(ctx, { text: body.address, kind: 'place', organizationId }),
    noteId: await noteFor(ctx, { text: body.note, kind: 'interview', organizationId }),
    interviewerId: body.interviewerId,
    remind: body.notifyBeforeTwoHours,
  };
}

function defined(slot: InterviewSlot | undefined): InterviewSlot {
  if (slot === undefined) throw new Error('An interview has no time');
  return slot;
}

/** Moves an interview to another time, or replaces the times of an open offer. */
export function rescheduleInterview(
  ctx: HiringContext,
  { interviewId, date, otherDates }: RescheduleInterviewBody & { readonly interviewId: string },
): Promise<CandidacyCommandResult> {
  const [first, ...others] = slotsOf([date, ...otherDates]);
  const record = { recordId: interviewId, kind: 'scheduledInterview' } as const;
  return others.length === 0
    ? commandByRecord(ctx, {
        ...record,
        name: 'rescheduleInterview',
        details: () => ({ interviewId, ...defined(first) }),
      })
    : commandByRecord(ctx, {
        ...record,
        name: 'offerOtherTimes',
        details: () => ({ interviewId, slots: [defined(first), ...others] }),
      });
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

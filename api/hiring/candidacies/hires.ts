import { findOrderCore } from '#db/job-orders/order-core';
import type { EndAssignmentBody, HireBody } from '#domain/candidacies/bodies/schema';
import type { CandidacyCommandResult } from '#domain/candidacies/schema';
import { calendarDate, endOfDate, startOfDate } from '#domain/shared/zoned-time';
import { keepAgreedRate } from './agreed-at-hire';
import { withBarringLines } from './barring-lines';
import { closeDetails, commandByRecord, type HiringContext } from './command-by-record';
import { lastDayOf } from './last-day';

/**
 * Hires a driver from a start date until the order's end date, if it has one. Dates become instants in the facility's time zone.
 */
export function hire(
  ctx: HiringContext,
  { jobRequestId, startDate, rate }: HireBody & { readonly jobRequestId: string },
): Promise<CandidacyCommandResult> {
  const startOn = calendarDate(startDate);
  return withBarringLines(ctx, (refusedFor) =>
    commandByRecord(ctx, {
      recordId: jobRequestId,
      kind: 'jobRequest',
      name: 'hire',
      details: async (candidacy) => {
        const { driverId, orderId, organizationId } = candidacy;
        const { zone } = candidacy.state;
        refusedFor({ driverId, orderId, organizationId });
        const order = await findOrderCore(ctx.db, orderId);
        await keepAgreedRate(ctx, rate, order);
        const endOn = order?.state.endOn ?? null;
        return {
          startOn,
          startsAt: startOfDate(startOn, zone),
          endOn,
          endsAt: endOn === null ? null : endOfDate(endOn, zone),
          waitsForFile: true,
        };
      },
    }),
  );
}

/** Moves the start date of a hire that has not started. */
export function moveStart(
  ctx: HiringContext,
  { assignmentId, startDate }: { assignmentId: string; startDate: string },
): Promise<CandidacyCommandResult> {
  const startOn = calendarDate(startDate);
  return commandByRecord(ctx, {
    recordId: assignmentId,
    kind: 'jobAssignment',
    name: 'moveStart',
    details: ({ state }) => ({ startOn, startsAt: startOfDate(startOn, state.zone) }),
  });
}

/** Accepts the start date that the driver proposed and the caller saw. */
export function acceptProposedStart(
  ctx: HiringContext,
  { assignmentId, startDate }: { assignmentId: string; startDate: string },
): Promise<CandidacyCommandResult> {
  return commandByRecord(ctx, {
    recordId: assignmentId,
    kind: 'jobAssignment',
    name: 'acceptProposedStart',
    details: () => ({ startOn: calendarDate(startDate) }),
  });
}

/** Ends a running assignment on a date. */
export function endAssignment(
  ctx: HiringContext,
  assignmentId: string,
  { endDate, reason, text }: EndAssignmentBody,
): Promise<CandidacyCommandResult> {
  return commandByRecord(ctx, {
    recordId: assignmentId,
    kind: 'jobAssignment',
    name: 'endAssignment',
    details: async (candidacy) => ({
      endOn: lastDayOf(ctx, candidacy, endDate),
      ...(await closeDetails(ctx, candidacy, { reason, text })),
    }),
  });
}

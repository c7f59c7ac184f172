import { isInterviewer } from '#db/accounts/interviewer-store';
import type { Db } from '#db/core/handle';
import type { InterviewSlot } from '#domain/candidacies/state';
import { interviewEnd } from '#domain/interviews/times';
import { ProblemError } from '#domain/problems';

/** The times of a request in the order of the calendar, each with its end. */
export const slotsOf = (dates: readonly string[]): InterviewSlot[] =>
  dates
    .map((date) => new Date(date).toISOString())
    .sort()
    .map((startsAt) => ({ startsAt, endsAt: interviewEnd(startsAt) }));

/** The interviewer that a request names: active staff of the carrier that may act in the hiring flow. */
export async function requireInterviewer(db: Db, organizationId: string, userId: string | null): Promise<void> {
  if (userId !== null && !(await isInterviewer(db, organizationId, userId))) {
    throw new ProblemError('interviewer-unknown');
  }
}

import { findCandidacy } from '#db/candidacies/candidacy';
import type { CandidacyCommandResult } from '#domain/candidacies/schema';
import { liveOffer } from '#domain/candidacies/state-table';
import { type ProblemCode, ProblemError } from '#domain/problems';
import { isReached } from '#domain/shared/durations';
import { readInterviewFacts, timeKey } from '../../hiring/interviews/interview-facts';
import { answerAs, type DriverContext } from './answer';

/** Refusals of the guarded write: another interview takes the time of the driver or of the interviewer. */
const takenCodes: readonly ProblemCode[] = ['interview-overlaps', 'interviewer-busy'];

export interface Pick {
  readonly candidacyId: string;
  readonly round: number;
  readonly interviewId: string;
  readonly date: string;
}

/** Picks one of the offered times; if it is taken, the refusal names those that are left. */
export async function pickTime(
  ctx: DriverContext,
  { candidacyId, round, interviewId, date }: Pick,
): Promise<CandidacyCommandResult> {
  const startsAt = new Date(date).toISOString();
  try {
    return await answerAs(ctx, {
      candidacyId,
      round,
      name: 'pickInterviewTime',
      details: () => ({ interviewId, startsAt }),
    });
  } catch (error) {
    if (!(error instanceof ProblemError) || !takenCodes.includes(error.code)) throw error;
    throw new ProblemError('interview-time-taken', { remaining: await remainingTimes(ctx, candidacyId) });
  }
}

async function remainingTimes(ctx: DriverContext, candidacyId: string): Promise<string[]> {
  const candidacy = await findCandidacy(ctx.db, candidacyId);
  if (candidacy === undefined) return [];
  const { state } = candidacy;
  const now = ctx.now();
  const { taken } = await readInterviewFacts(ctx.db, [state], now);
  const slots = liveOffer(state)?.slots ?? [];
  return slots
    .map(({ startsAt }) => startsAt)
    .filter((startsAt) => !isReached(startsAt, now.getTime()) && !taken.has(timeKey(candidacyId, startsAt)));
}

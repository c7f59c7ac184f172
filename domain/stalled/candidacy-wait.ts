import { ANSWER_INTERVIEW_WITHIN_MS, dueAtOf, isPaused } from '../candidacies/deadlines';
import { type NextStep, nextStep, targetOf, type Turn, turnOf, waitsForFileAt } from '../candidacies/next-step';
import type { CandidacyState } from '../candidacies/state';
import { liveInterview } from '../candidacies/state-table';
import { DAY_MS, instantAfter } from '../shared/durations';

/** The party whose move an application waits for, with start and due date; these are null if no deadline runs. */
export interface CandidacyWait {
  readonly on: Turn;
  readonly next: NextStep;
  readonly since: string | null;
  readonly dueAt: string | null;
}

/** The wait of an application in the stalled list; time in which the carrier was deactivated does not count. */
export function candidacyWait(state: CandidacyState): CandidacyWait {
  const next = nextStep(state);
  // The target counts from the interview, after which the carrier has to act.
  const on = next === 'attendInterview' ? 'carrier' : turnOf(next);
  return { on, next, ...(answerWait(state) ?? fileWait(state, next) ?? targetWait(state)) };
}

type Span = Pick<CandidacyWait, 'since' | 'dueAt'>;

// An unanswered interview is late long before its outcome is.
function answerWait(state: CandidacyState): Span | null {
  const interview = liveInterview(state);
  if (interview?.answer !== 'waiting' || isPaused(state)) return null;
  const { scheduledAt: since, startsAt } = interview;
  const dueAt = instantAfter(since, ANSWER_INTERVIEW_WITHIN_MS);
  return dueAt < startsAt ? { since, dueAt } : null;
}

// The file has to be complete on the first day, and on every day of the assignment.
function fileWait(state: CandidacyState, next: NextStep): Span | null {
  if (!waitsForFileAt(next) || !state.hire?.file || isPaused(state)) return null;
  const { startsAt, file } = state.hire;
  return { since: file.since, dueAt: startsAt > file.since ? startsAt : file.since };
}

function targetWait(state: CandidacyState): Span {
  const dueAt = dueAtOf(state);
  const target = targetOf(state);
  if (dueAt === null || target === null) return { since: null, dueAt: null };
  return { since: instantAfter(dueAt, -target.days * DAY_MS), dueAt };
}

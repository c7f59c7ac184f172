import type { Problem } from '../problems';
import { DAY_MS, instantAfter, isReached } from '../shared/durations';
import type { VerificationCommandName, VerificationCommands } from './commands';
import { verificationMoves } from './moves';
import type { EmploymentVerificationState } from './state';
import { isOpenVerification } from './states';
import { MIN_ATTEMPTS, MIN_DAYS_OF_ATTEMPTS } from './terms';

/** A command with its name. */
export interface NamedVerificationCommand<N extends VerificationCommandName> {
  readonly name: N;
  readonly command: VerificationCommands[N];
}

/** Why the command is refused in this state at this time; undefined if it is allowed. Shared by workflow and API. */
export function checkVerificationCommand<N extends VerificationCommandName>(
  state: EmploymentVerificationState,
  { name, command }: NamedVerificationCommand<N>,
  now: number,
): Problem | undefined {
  const { from, who } = verificationMoves[name];
  if (!who.includes(command.actor.kind)) return { code: 'forbidden' };
  if (state.isOver || ('round' in command && command.round !== state.round)) return { code: 'verification-changed' };
  if (!from.includes(state.name)) return wrongState(state, name);
  if (name === 'startVerification') return checkStart(state, command as VerificationCommands['startVerification']);
  if (name === 'closeGoodFaith') return checkEfforts(state, now);
  if (name === 'postponeConsent' && state.postponed !== undefined) return { code: 'verification-changed' };
  const isAboutAnswer = name === 'reviewAnswer' || name === 'disputeAnswer' || name === 'attachRebuttal';
  return isAboutAnswer ? checkAboutAnswer(state, name, (command as { responseId: string }).responseId) : undefined;
}

/** Whether it ended with an answer or a record of good-faith efforts. */
export const isFinished = ({ name }: Pick<EmploymentVerificationState, 'name'>): boolean =>
  name === 'answered' || name === 'closedGoodFaith';

// An answer counts for the application or employment for which it was requested.
const checkStart = (
  state: EmploymentVerificationState,
  { isForLater = false }: VerificationCommands['startVerification'],
): Problem | undefined => (isFinished(state) && !isForLater ? { code: 'verification-closed' } : undefined);

function wrongState({ name: state }: EmploymentVerificationState, name: VerificationCommandName): Problem {
  switch (name) {
    case 'startVerification':
      return { code: isOpenVerification(state) ? 'verification-open' : 'verification-closed' };
    case 'recordAttempt':
    case 'closeGoodFaith':
      return { code: state === 'draft' ? 'consent-missing' : 'verification-closed' };
    case 'signConsent':
    case 'postponeConsent':
    case 'reviewAnswer':
    case 'disputeAnswer':
    case 'attachRebuttal':
      return { code: 'verification-changed' };
    default:
      return { code: 'verification-closed' };
  }
}

/** When enough days have passed since the first attempt; null before it. */
export const effortsEnoughFrom = ({ attempts: { firstAt } }: EmploymentVerificationState): string | null =>
  firstAt === null ? null : instantAfter(firstAt, MIN_DAYS_OF_ATTEMPTS * DAY_MS);

// A past employer that declined has answered the request: more attempts would not change that.
function checkEfforts(state: EmploymentVerificationState, now: number): Problem | undefined {
  const from = effortsEnoughFrom(state);
  const isEnough = state.attempts.count >= MIN_ATTEMPTS && from !== null && isReached(from, now);
  if (state.name === 'declined' || isEnough) return undefined;
  return { code: 'too-few-attempts', params: { attempts: MIN_ATTEMPTS, days: MIN_DAYS_OF_ATTEMPTS } };
}

// A correction starts again: it can be disputed, and needs its own rebuttal.
function checkAboutAnswer(
  { answer, dispute, rebuttal }: EmploymentVerificationState,
  name: 'reviewAnswer' | 'disputeAnswer' | 'attachRebuttal',
  responseId: string,
): Problem | undefined {
  const isDone =
    (name === 'disputeAnswer' && dispute !== null) ||
    (name === 'attachRebuttal' && rebuttal !== null) ||
    (name === 'reviewAnswer' && answer?.isReviewed === true);
  return answer?.responseId !== responseId || isDone ? { code: 'verification-changed' } : undefined;
}

/** The commands that this side may send in this state at this time. */
export const verificationActions = (
  state: EmploymentVerificationState,
  who: 'fleet' | 'driver',
  now: number,
): VerificationCommandName[] =>
  (Object.keys(verificationMoves) as VerificationCommandName[]).filter((name) => {
    const { who: actors, from } = verificationMoves[name];
    if (!actors.includes(who) || !from.includes(state.name) || state.isOver) return false;
    if (name === 'closeGoodFaith') return checkEfforts(state, now) === undefined;
    if (name === 'postponeConsent') return state.postponed === undefined;
    const isAboutAnswer = name === 'reviewAnswer' || name === 'disputeAnswer' || name === 'attachRebuttal';
    return !isAboutAnswer || checkAboutAnswer(state, name, state.answer?.responseId ?? '') === undefined;
  });

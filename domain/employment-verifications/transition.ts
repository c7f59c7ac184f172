import type { EventActor } from '../shared/actor';
import type { Transition } from '../shared/decision';
import type { VerificationEventType } from './events';
import type { EmploymentVerificationState, LastAttempt } from './state';
import type { VerificationState } from './states';

type State = EmploymentVerificationState;

/** Changed fields of a state. */
export type Changes = Partial<State>;

/** The changes of entering a state. */
export const enter = (name: VerificationState, at: string): Changes => ({ name, enteredAt: at });

/** The changes of one more contact with the past employer. */
export const withAttempt = (
  { attempts, seq }: State,
  { at, ...attempt }: Omit<LastAttempt, 'seq'> & { readonly at: string },
): Changes => ({
  attempts: { count: attempts.count + 1, firstAt: attempts.firstAt ?? at },
  lastAttempt: { ...attempt, seq: seq + 1 },
});

/** The cause of an event. */
export interface Cause {
  readonly type: VerificationEventType;
  readonly actor: EventActor;
  readonly at: string;
  readonly noteId?: string | null;
}

/** The event of changes to a state. */
export function transition(
  state: State,
  { noteId = null, ...cause }: Cause,
  changes: Changes,
): Transition<VerificationEventType, State> {
  const snapshot = { ...state, ...changes, seq: state.seq + 1 };
  return { ...cause, reason: null, noteId, seq: snapshot.seq, snapshot };
}

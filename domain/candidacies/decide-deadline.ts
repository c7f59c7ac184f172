import { systemActor } from '../shared/actor';
import { type Changes, closeRound, lapseOffer } from './changes';
import { type Deadline, deadlineKey, type DeadlineName } from './deadlines';
import { type CandidacyTransition, transition } from './decide';
import type { CandidacyEventType } from './events';
import type { CandidacyState } from './state';
import type { SystemReason } from './states';

interface Effect {
  readonly type: CandidacyEventType;
  readonly reason?: SystemReason;
  readonly changes?: (state: CandidacyState, at: string) => Changes;
}

const closeAs = (reason: SystemReason) => (state: CandidacyState, at: string) =>
  closeRound(state, { by: 'system', reason, noteId: null, at, notify: true });

const effects: Record<DeadlineName, Effect> = {
  reminder: { type: 'reminderDue' },
  escalation: { type: 'escalationDue' },
  expiry: { type: 'expired', reason: 'expired', changes: closeAs('expired') },
  interviewAnswer: { type: 'interviewAnswerDue' },
  interviewReminder: { type: 'interviewReminderDue' },
  offerLapse: { type: 'interviewOfferLapsed', changes: lapseOffer },
  outcome: { type: 'outcomeDue' },
  start: {
    type: 'assignmentStarted',
    changes: ({ hire }, at) => (hire === null ? {} : { hire: { ...hire, startedAt: at } }),
  },
  startUnaccepted: { type: 'startReached' },
  startHeld: { type: 'startHeld' },
  startHeldByFile: { type: 'startHeldByFile' },
  end: {
    type: 'assignmentEnded',
    reason: 'completed',
    changes: (_state, at) => ({
      name: 'ended',
      enteredAt: at,
      ending: { by: 'system', reason: 'completed', noteId: null, at, notify: true },
    }),
  },
};

/** The transition that a reached deadline causes; each fires once. */
export function decideDeadline(state: CandidacyState, deadline: Deadline, now: number): CandidacyTransition {
  const { type, reason, changes } = effects[deadline.name];
  const at = new Date(now).toISOString();
  const fired = { ...state, firedDeadlines: [...state.firedDeadlines, deadlineKey(deadline)] };
  const cause = { type, actor: systemActor, at, reason: reason ?? null, noteId: null };
  return transition(fired, cause, changes?.(fired, at) ?? {});
}

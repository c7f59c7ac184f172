import { systemActor } from '../shared/actor';
import { DAY_MS, instantAfter, isReached } from '../shared/durations';
import {
  investigationDay,
  investigationDays,
  nextVerificationDeadline,
  overdueDeadline,
  type VerificationDeadline,
} from './deadlines';
import type { VerificationTransition } from './decide';
import type { VerificationEventType } from './events';
import type { EmploymentVerificationState } from './state';
import { isOpenVerification } from './states';
import { ATTEMPT_DAYS } from './terms';
import { type Changes, enter, transition, withAttempt } from './transition';

type State = EmploymentVerificationState;

const happen = (state: State, type: VerificationEventType, { at, ...changes }: Changes & { readonly at: string }) =>
  transition(state, { type, actor: systemActor, at }, changes);

/** The transition of a reached deadline; null if none is reached. */
export function decideVerificationDeadline(
  state: State,
  now: number,
): { readonly deadline: VerificationDeadline; readonly transition: VerificationTransition } | null {
  const next = nextVerificationDeadline(state);
  if (next === null || !isReached(next.at, now)) return null;
  // After a hire long ago, both days have passed: a warning together with the overdue notice would say nothing.
  const overdue = overdueDeadline(state);
  const deadline = next.name === 'warning' && isReached(overdue.at, now) ? overdue : next;
  return { deadline, transition: atDeadline(state, deadline.name, new Date(now).toISOString()) };
}

function atDeadline(state: State, name: VerificationDeadline['name'], at: string): VerificationTransition {
  const { answer, dispute } = state;
  switch (name) {
    case 'consentReminder':
      return happen(state, 'verificationConsentReminderDue', { at, isReminded: true });
    case 'attempt':
      return scheduledAttempt(state, at);
    case 'warning':
      return happen(state, 'verificationDueSoon', { at, isWarned: true });
    case 'overdue':
      return happen(state, 'verificationOverdue', { at, isWarned: true, isOverdue: true });
    case 'correction':
      return happen(state, 'verificationCorrectionOverdue', {
        at,
        dispute: dispute && { ...dispute, isOverdue: true },
      });
    case 'reviewWaiver':
      return happen(state, 'verificationReviewWaived', { at, answer: answer && { ...answer, isReviewWaived: true } });
  }
}

// After a pause or an outage several days may have passed: the past employer is contacted once.
function scheduledAttempt(state: State, at: string): VerificationTransition {
  const { sentAt, canEmail } = state;
  const now = Date.parse(at);
  const slots = ATTEMPT_DAYS.filter((day) => isReached(instantAfter(sentAt ?? at, day * DAY_MS), now)).length;
  if (!canEmail) return happen(state, 'verificationAttemptDue', { at, slots });
  const attempt = withAttempt(state, { channel: 'email', attemptId: null, at });
  return happen(state, 'verificationAttempted', { at, slots, ...attempt });
}

/** The rows about a verification's driver, when something about them changed. */
export interface VerificationFacts {
  /** The day of the hire by the carrier; null without one. */
  readonly hiredOn: string | null;
  readonly isDriverErased: boolean;
  /** Whether the carrier may open the driver's file, without which no verification starts; absent if unknown, as in old Signals. */
  readonly isFileOpen?: boolean | undefined;
}

/**
 * A hire moves the due date, a request ends with the access to the driver's file, and nothing remains of a driver whose data
 * was erased. Null if nothing changes.
 */
export function decideVerificationFacts(
  state: State,
  { hiredOn, isDriverErased, isFileOpen = true }: VerificationFacts,
  now: number,
): VerificationTransition | null {
  if (state.name === 'none' || state.isOver) return null;
  const at = new Date(now).toISOString();
  if (isDriverErased) {
    const end = isOpenVerification(state.name) ? enter('canceled', at) : {};
    return happen(state, 'verificationDriverLeft', { at, isOver: true, ...end });
  }
  // An answer stays the driver's to read and dispute, and a record of good-faith efforts stays the carrier's.
  const isUnfinished = state.name === 'draft' || state.name === 'sent' || state.name === 'declined';
  if (!isUnfinished) return null;
  if (!isFileOpen)
    return happen(state, 'verificationAccessEnded', { ...enter('canceled', at), at, hasAccessEnded: true });
  if (hiredOn === state.hiredOn) return null;
  const today = investigationDay(at);
  const { warnOn, dueOn } = investigationDays({ ...state, hiredOn });
  return happen(state, 'verificationHireChanged', {
    at,
    hiredOn,
    isWarned: state.isWarned && warnOn <= today,
    isOverdue: state.isOverdue && dueOn < today,
  });
}

/** The carrier was deactivated or reactivated; null if nothing changes. */
export function decideVerificationPause(
  state: State,
  { isPaused, now }: { readonly isPaused: boolean; readonly now: number },
): VerificationTransition | null {
  if (state.name === 'none' || state.isOver || state.isPaused === isPaused) return null;
  const at = new Date(now).toISOString();
  return happen(state, isPaused ? 'organizationPaused' : 'organizationResumed', { at, isPaused });
}

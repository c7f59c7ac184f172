import type { ProblemCode } from '../problems';

/** Why autopilot leaves a driver out; the last four are those that stop a wave. */
export const leftOutReasons = [
  'declined',
  'passed',
  'candidate',
  'invited_before',
  'hired',
  'no_match',
  'not_available',
  'enough_invited',
  'not_active',
  'off',
  'paused',
  'filled',
] as const;
/** One of {@link leftOutReasons}. */
export type LeftOutReason = (typeof leftOutReasons)[number];

/** Outcomes of a wave for a driver: nothing yet, an invitation, or left out with a reason. */
export const waveOutcomes = ['waiting', 'invited', 'leftOut'] as const;
/** One of {@link waveOutcomes}. */
export type WaveOutcome = (typeof waveOutcomes)[number];

const reasonOfProblem: Partial<Record<ProblemCode, LeftOutReason>> = {
  'agreement-not-accepted': 'not_active',
  'candidacy-changed': 'candidate',
  'driver-already-invited': 'candidate',
  'driver-already-hired': 'hired',
  'driver-hired-elsewhere': 'hired',
  'driver-not-searchable': 'not_available',
  'not-found': 'not_available',
  'order-filled': 'filled',
  'order-not-active': 'not_active',
  'organization-inactive': 'not_active',
};

/** The reason that a refused invitation is shown with; undefined for a problem that is worth another attempt. */
export const reasonOfRefusal = (code: ProblemCode): LeftOutReason | undefined => reasonOfProblem[code];

/** The events of a candidacy that answer an invitation of autopilot. */
export const waveAnswers = [
  'inviteAccepted',
  'inviteDeclined',
  'inviteCancelled',
  'requested',
  'expired',
  'orderEnded',
  'hiredElsewhere',
  'driverNotAvailable',
] as const;
/** One of {@link waveAnswers}. */
export type WaveAnswer = (typeof waveAnswers)[number];

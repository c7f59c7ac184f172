import type { ProblemCode } from '#domain/problems';

/** Why entered times are refused. */
export const editProblems: readonly ProblemCode[] = [
  'break-outside-shift',
  'local-time-skipped',
  'local-time-twice',
  'not-found',
  'shift-times-not-valid',
  'shift-too-long',
  'time-in-future',
  'workday-changed',
  'workday-incomplete',
  'workday-locked',
  'workday-move-not-allowed',
  'workday-option-unknown',
  'workday-outside-assignment',
  'workday-overlaps',
];

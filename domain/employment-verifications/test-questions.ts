import type { VerificationAnswer } from './schema';

/** The questions about drug and alcohol tests, in the order of 49 CFR 40.25(b). */
export const testQuestions = ['alcoholTest', 'drugTest', 'refusedTest', 'otherViolation'] as const;

/** Whether a violation is reported, so that the return to duty is asked about. */
export const hasViolation = (answer: VerificationAnswer): boolean =>
  testQuestions.some((name) => answer[name] === true);

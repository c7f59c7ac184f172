import type { dotModes, PastEmployer } from '../requirements/model/facts';

/** An agency of the Department of Transportation that regulates employers. */
export type DotMode = (typeof dotModes)[number];

/** The DOT agency that regulated a past employer; null if none, undefined if unknown. */
export type EmployerMode = PastEmployer['mode'];

/** The questions beyond the employment and accidents. */
export interface TestingQuestions {
  /** Drug and alcohol tests: only where the Clearinghouse does not answer (49 CFR 391.23(e)(4), 40.25(b)). */
  readonly includesTests: boolean;
  /** A follow-up testing plan that is not finished, which the Clearinghouse does not contain (49 CFR 40.25(b)(5)). */
  readonly includesFollowUpPlan: boolean;
}

/** The questions about drug and alcohol testing that the form has for a past employer. */
export function testingQuestions(mode: EmployerMode, isSafetySensitive: boolean | null): TestingQuestions {
  const isRegulated = mode !== null && mode !== undefined;
  const isTested = isRegulated && isSafetySensitive !== false;
  return { includesTests: isTested && mode !== 'fmcsa', includesFollowUpPlan: isTested };
}

/** Whether the driver must also release drug and alcohol records (49 CFR 391.23(f), 40.321(b)). */
export const includesTesting = ({ includesTests, includesFollowUpPlan }: TestingQuestions): boolean =>
  includesTests || includesFollowUpPlan;

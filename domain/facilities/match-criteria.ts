/** Criteria of a form (in months) or of a request (in seconds); null while a field is empty. */
export interface CriteriaDraft {
  readonly age: number | null;
  readonly experience: number | null;
  readonly window: number | null;
}

/** A wrong field, and why. */
export interface CriteriaProblem {
  readonly field: keyof CriteriaDraft;
  readonly message: string;
}

const isNegative = (value: number | null): boolean => value === null || value < 0;

/**
 * Why match criteria are refused (docs/requirements.md#matching). The experience counts within the window, so it cannot
 * be longer.
 */
export function criteriaProblems({ age, experience, window }: CriteriaDraft): readonly CriteriaProblem[] {
  const problems: CriteriaProblem[] = [];
  if (isNegative(age)) problems.push({ field: 'age', message: 'Invalid minimum age' });
  if (isNegative(experience)) {
    problems.push({ field: 'experience', message: 'Invalid minimum experience' });
  } else if (experience !== null && experience > 0 && (window ?? 0) <= 0) {
    problems.push({ field: 'window', message: 'Set a value for the minimum experience in last months' });
  } else if (experience !== null && window !== null && experience > window) {
    problems.push({ field: 'experience', message: 'Inconsistent minimum experience values' });
  }
  return problems;
}

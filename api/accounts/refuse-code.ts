import { ProblemError } from '#domain/problems';

/** One text for a wrong and an expired code; the page stays at the code, or continues to the email. */
export function refuseCode(result: 'wrong' | 'disabled'): never {
  throw new ProblemError(result === 'wrong' ? 'code-not-valid' : 'code-disabled');
}

import { ProblemError } from '#domain/problems';

/** A wrong code and an expired code get the same error; a disabled code gets its own. */
export function refuseCode(result: 'wrong' | 'disabled'): never {
  throw new ProblemError(result === 'wrong' ? 'code-not-valid' : 'code-disabled');
}

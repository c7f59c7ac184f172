import { ProblemError } from '#domain/problems';

/** One text for both (driver-side spec section 8); the page stays at the code, or goes on to the e-mail. */
export function refuseCode(result: 'wrong' | 'disabled'): never {
  throw new ProblemError(result === 'wrong' ? 'code-not-valid' : 'code-disabled');
}

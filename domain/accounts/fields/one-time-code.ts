import { digitsOf } from '../../shared/plain-digits';

/** Six digits, as sent by text message or email. */
export const ONE_TIME_CODE = /^\d{6}$/;

/** Why a typed code cannot be correct; undefined if it can. Spaces and dashes between its digits do not matter. */
export function checkTypedCode(typed: string): 'required' | 'code-not-valid' | undefined {
  if (typed.trim() === '') return 'required';
  return ONE_TIME_CODE.test(digitsOf(typed)) ? undefined : 'code-not-valid';
}

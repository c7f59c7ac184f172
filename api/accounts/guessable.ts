import { isGuessable } from '#domain/accounts/password/guessable';
import { guessedWords } from '#platform/guessed-words';

import { InvalidInputError } from '../http/validate';

/** Whose password it is to be, as far as that is known. */
interface Chooser {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly organization?: { readonly name: string } | null;
}

const PRODUCT = 'Gladhand';

/** Refuses what guessers try first of everybody, and of this person. */
export function requireUnguessable(password: string, { email, firstName, lastName, organization }: Chooser): void {
  const own = [email, firstName, lastName, organization?.name, PRODUCT];
  if (isGuessable(password, guessedWords, own))
    throw new InvalidInputError([{ in: 'body', pointer: '/password', code: 'common-password' }]);
}

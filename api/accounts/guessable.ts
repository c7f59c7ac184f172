import { isGuessable } from '#domain/accounts/password/guessable';
import { guessedWords } from '#platform/guessed-words';

import { InvalidInputError } from '../http/validate';

/** The person who chooses the password, as far as known. */
interface Chooser {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly organization?: { readonly name: string } | null;
}

/** Words that come to mind when choosing a password here: the product, the trade, its trucks. */
const TRADE =
  'Gladhand truck trucks trucker trucking driver drivers freight freightliner peterbilt kenworth hauler dispatch';

/** Refuses common passwords, and those made of the person's own words. */
export function requireUnguessable(password: string, { email, firstName, lastName, organization }: Chooser): void {
  const own = [email, firstName, lastName, organization?.name, TRADE];
  if (isGuessable(password, guessedWords, own))
    throw new InvalidInputError([{ in: 'body', pointer: '/password', code: 'common-password' }]);
}

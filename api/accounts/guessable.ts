import { isGuessable } from '#domain/accounts/password/guessable';
import { guessedWords } from '#platform/guessed-words';
import { InvalidInputError } from '../http/validate';

/** The user who chooses the password, as far as known. */
interface PasswordOwner {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly organization?: { readonly name: string } | null;
}

/** Words that are easy to guess here: the product, the trade and its trucks. */
const TRADE =
  'Gladhand truck trucks trucker trucking driver drivers freight freightliner peterbilt kenworth hauler dispatch';

/** Refuses common passwords, and passwords made of the user's own name, email or company. */
export function requireUnguessable(
  password: string,
  { email, firstName, lastName, organization }: PasswordOwner,
): void {
  const own = [email, firstName, lastName, organization?.name, TRADE];
  if (isGuessable(password, guessedWords, own))
    throw new InvalidInputError([{ in: 'body', pointer: '/password', code: 'common-password' }]);
}

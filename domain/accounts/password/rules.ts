const MIN_CHARACTERS = 12;
const REQUIRED_KINDS = [/\p{L}/u, /\d/, /[^\p{L}\d\s]/u];

/** The password rule in words (docs/requirements.md#limits). */
export const PASSWORD_RULE =
  'Password must contain at least 12 characters including at least 1 digit, 1 letter, and 1 symbol';

/** Whether a password has the length and the kinds of characters that the rule requires. */
export function meetsPasswordRule(password: string): boolean {
  return [...password].length >= MIN_CHARACTERS && REQUIRED_KINDS.every((kind) => kind.test(password));
}

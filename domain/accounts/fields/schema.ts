import { z } from 'zod';
import { digitsOf } from '../../shared/plain-digits';
import { textCheck } from '../../shared/text-check';
import { tooLong } from '../../shared/too-long';
import { plainEmail } from '../../shared/typed-email';
import { composed, visibleLine } from '../../shared/visible-text';
import { isCommonPassword } from '../password/common-passwords';
import { meetsPasswordRule, PASSWORD_RULE } from '../password/rules';
import { EMAIL, withAsciiDomain } from './email';
import { companyNameProblem, MAX_NAME_LENGTH, personNameProblem, plainName } from './name-rules';
import { ONE_TIME_CODE } from './one-time-code';

const REQUIRED = 'This field is required';
const atMost = (longest: number) => tooLong(`Please use at most ${String(longest)} characters`);

/** A text of 1 to 100 characters that is not blank. */
export const RequiredText = z
  .string({ error: REQUIRED })
  .overwrite(visibleLine)
  .min(1, { error: REQUIRED })
  .max(100, atMost(100));

/** A first or last name. It appears in emails to others, so links and control characters are refused. */
export const PersonName = z
  .string({ error: REQUIRED })
  .overwrite(visibleLine)
  .min(1, { error: REQUIRED })
  .max(MAX_NAME_LENGTH, atMost(MAX_NAME_LENGTH))
  .overwrite(plainName)
  .check(textCheck(personNameProblem));

/** A middle name, which is optional. */
export const MiddleName = z
  .string()
  .overwrite(visibleLine)
  .max(MAX_NAME_LENGTH, atMost(MAX_NAME_LENGTH))
  .overwrite(plainName)
  .check(textCheck(personNameProblem))
  .nullish();

/** A company name. */
export const CompanyName = z
  .string({ error: REQUIRED })
  .overwrite(visibleLine)
  .min(1, { error: REQUIRED })
  .max(200, atMost(200))
  .check(textCheck(companyNameProblem));

/** An email address. */
export const EmailAddress = z
  .string({ error: REQUIRED })
  .overwrite(visibleLine)
  .min(1, { error: REQUIRED })
  .max(254, tooLong())
  .overwrite(plainEmail)
  .overwrite(withAsciiDomain)
  .pipe(z.email({ error: 'Email is not valid', pattern: EMAIL }));

/** A phone number as typed; the API checks whether it can exist. */
export const TypedPhone = z
  .string({ error: REQUIRED })
  .overwrite(visibleLine)
  .min(1, { error: REQUIRED })
  .max(40, tooLong('Phone number is not valid'));

const MIN_DIGITS = 7;
const MAX_DIGITS = 20;

/** Whether a text can be a phone number, however it is written; which one it is, the sign-in finds out. */
function hasNumber(typed: string): boolean {
  const { length } = digitsOf(typed);
  return !typed.includes('@') && length >= MIN_DIGITS && length <= MAX_DIGITS;
}

/** The identifier of a driver's sign-in: an email address or a phone number (docs/requirements.md#accounts). */
export const EmailOrPhone = RequiredText.overwrite(plainEmail)
  .overwrite(withAsciiDomain)
  .refine((typed) => hasNumber(typed) || EMAIL.test(typed), { error: 'incorrect value' });

/** An existing password; whether it is correct is checked elsewhere. */
export const Password = z.string({ error: REQUIRED }).min(1, { error: REQUIRED }).max(200, tooLong());

/**
 * A new password: it follows the password rule and is not a common one (docs/requirements.md#accounts). Only its length
 * aborts, because an aborted field suppresses the form's rules across fields.
 */
export const NewPassword = Password.refine(meetsPasswordRule, { error: PASSWORD_RULE }).refine(
  (password) => !meetsPasswordRule(password) || !isCommonPassword(password),
  { error: 'common-password' },
);

/** A new password, entered twice. */
export const PasswordTwice = z.object({ password: NewPassword, confirmPassword: Password });

/** Whether both passwords are the same, also if one is missing: the rule runs despite errors of the fields. */
export const passwordsMatch = ({ password, confirmPassword }: { password: string; confirmPassword: string }): boolean =>
  composed(String(password)) === composed(String(confirmPassword));

/** Runs rules across fields even if individual fields are invalid, so that all problems are reported together. */
export const RUN_DESPITE_FIELD_ERRORS = ({ value }: { value: unknown }): boolean =>
  typeof value === 'object' && value !== null;

/** The form error for two different passwords. */
export const PASSWORD_MISMATCH = {
  path: ['confirmPassword'],
  error: 'Passwords are not equal',
  when: RUN_DESPITE_FIELD_ERRORS,
};

/** A six-digit code from a text message or an email; spaces and dashes between the digits do not matter. */
export const OneTimeCode = z
  .string({ error: REQUIRED })
  .overwrite(digitsOf)
  .regex(ONE_TIME_CODE, { error: 'Code is not valid' });

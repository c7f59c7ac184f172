import { z } from 'zod';

import { isCommonPassword } from '../password/common-passwords';
import { meetsPasswordRule, PASSWORD_RULE } from '../password/rules';
import { MAX_NAME_LENGTH, companyNameProblem, personNameProblem } from './name-rules';
import { ONE_TIME_CODE } from './one-time-code';

const REQUIRED = 'This field is required';
const atMost = (longest: number) => ({ error: `Please use at most ${String(longest)} characters` });

/** A text that must not be blank. */
export const RequiredText = z.string({ error: REQUIRED }).trim().min(1, { error: REQUIRED }).max(100, atMost(100));

type NameCheck = (text: string) => string | undefined;
const refusedBy =
  (check: NameCheck) =>
  ({ value, issues }: z.core.ParsePayload<string>): void => {
    const message = check(value);
    if (message !== undefined) issues.push({ code: 'custom', message, input: value });
  };

/** What a person is called: it stands in mails to others, so it is a name and nothing else. */
export const PersonName = z
  .string({ error: REQUIRED })
  .trim()
  .min(1, { error: REQUIRED })
  .max(MAX_NAME_LENGTH, atMost(MAX_NAME_LENGTH))
  .check(refusedBy(personNameProblem));

/** Its middle part, which not everybody has. */
export const MiddleName = z
  .string()
  .trim()
  .max(MAX_NAME_LENGTH, atMost(MAX_NAME_LENGTH))
  .check(refusedBy(personNameProblem))
  .nullish();

/** What a company is called. */
export const CompanyName = z
  .string({ error: REQUIRED })
  .trim()
  .min(1, { error: REQUIRED })
  .max(200, atMost(200))
  .check(refusedBy(companyNameProblem));

/** An email address. */
export const EmailAddress = z
  .string({ error: REQUIRED })
  .trim()
  .min(1, { error: REQUIRED })
  .max(254)
  .pipe(z.email({ error: 'Email is not valid' }));

/** A phone number as typed; the API finds out whether anybody can have it. */
export const TypedPhone = z
  .string({ error: REQUIRED })
  .trim()
  .min(1, { error: REQUIRED })
  .max(40, { error: 'Phone number is not valid' });

const PHONE_PATTERN = /^\+?[\d\s().-]{7,24}$/;

/** What a driver signs in with: an email address, or a phone number (docs/requirements.md#accounts). */
export const EmailOrPhone = RequiredText.refine(
  (typed) => PHONE_PATTERN.test(typed) || z.email().safeParse(typed).success,
  { error: 'incorrect value' },
);

/** A password that somebody has; whether it is right is another question. */
export const Password = z.string({ error: REQUIRED }).min(1, { error: REQUIRED }).max(200);

/**
 * A chosen password: it follows the password rule and is not a common one (docs/requirements.md#accounts). Nothing here
 * aborts: an aborted field would silence what a form has to say of its other fields together.
 */
export const NewPassword = Password.refine(meetsPasswordRule, { error: PASSWORD_RULE }).refine(
  (password) => !meetsPasswordRule(password) || !isCommonPassword(password),
  { error: 'common-password' },
);

/** A chosen password, typed twice: what forms ask for. */
export const PasswordTwice = z.object({ password: NewPassword, confirmPassword: Password });

/** Whether both passwords are the same. */
export const equalPasswords = ({ password, confirmPassword }: { password: string; confirmPassword: string }): boolean =>
  password === confirmPassword;

/** The rules between fields run also when single fields are wrong, so that all problems come at once. */
export const RUN_DESPITE_FIELD_ERRORS = ({ value }: { value: unknown }): boolean =>
  typeof value === 'object' && value !== null;

/** Where and how forms say that they are not. */
export const UNEQUAL_PASSWORDS = {
  path: ['confirmPassword'],
  error: 'Passwords are not equal',
  when: RUN_DESPITE_FIELD_ERRORS,
};

/** Six digits from a text message. */
export const OneTimeCode = z.string({ error: REQUIRED }).trim().regex(ONE_TIME_CODE, { error: 'Code is not valid' });

import { z } from 'zod';
import { roundDegrees } from '../../shared/schema';
import { tooLong } from '../../shared/too-long';
import { visibleLine } from '../../shared/visible-text';
import {
  EmailAddress,
  EmailOrPhone,
  MiddleName,
  NewPassword,
  OneTimeCode,
  Password,
  PASSWORD_MISMATCH,
  passwordsMatch,
  PasswordTwice,
  PersonName,
  TypedPhone,
} from '../fields/schema';

const NO_ADDRESS = 'Address is not valid';

/** A driver's home: a city from the list of places. */
export const HomeAddress = z
  .object(
    {
      city: z.string({ error: NO_ADDRESS }).overwrite(visibleLine).min(1, { error: NO_ADDRESS }).max(100, tooLong()),
      state: z.string({ error: NO_ADDRESS }).regex(/^[A-Z]{2}$/, { error: NO_ADDRESS }),
      latitude: z
        .number({ error: NO_ADDRESS })
        .min(-90, { error: NO_ADDRESS })
        .max(90, { error: NO_ADDRESS })
        .overwrite(roundDegrees),
      longitude: z
        .number({ error: NO_ADDRESS })
        .min(-180, { error: NO_ADDRESS })
        .max(180, { error: NO_ADDRESS })
        .overwrite(roundDegrees),
    },
    { error: NO_ADDRESS },
  )
  .meta({ id: 'HomeAddress' });
/** City, state and coordinates. */
export type HomeAddress = z.infer<typeof HomeAddress>;

/** Body of a driver's sign-up. */
export const SignUpDriver = z
  .object({
    firstName: PersonName,
    middleName: MiddleName,
    lastName: PersonName,
    phone: TypedPhone,
    email: EmailAddress,
    password: NewPassword,
    address: HomeAddress,
    /** Code of the driver who referred the new one. */
    referralCode: z.string().trim().toUpperCase().max(20, tooLong()).optional(),
    /** Consent to text messages. */
    smsConsent: z.boolean().default(false),
  })
  .meta({ id: 'SignUpDriver' });
/** A driver's sign-up. */
export type SignUpDriver = z.infer<typeof SignUpDriver>;

/** The sign-up form, which has the password twice. */
export const SignUpDriverForm = SignUpDriver.extend(PasswordTwice.shape).refine(passwordsMatch, PASSWORD_MISMATCH);
/** The filled-in form. */
export type SignUpDriverForm = z.infer<typeof SignUpDriverForm>;

/** A new password, entered twice. */
export const ChoosePassword = PasswordTwice.refine(passwordsMatch, PASSWORD_MISMATCH);
/** The filled-in form. */
export type ChoosePassword = z.infer<typeof ChoosePassword>;

/** First step of a driver's sign-in: an email address or a phone number. */
export const SignInIdentifier = z.object({ phoneEmail: EmailOrPhone });
/** Email address or phone number. */
export type SignInIdentifier = z.infer<typeof SignInIdentifier>;

/** A one-time code in a form. */
export const TypedCode = z.object({ code: OneTimeCode });
/** The filled-in form. */
export type TypedCode = z.infer<typeof TypedCode>;

/** Requests an email link that confirms an address or sets a new password. */
export const RequestEmailLink = z.object({ email: EmailAddress }).meta({ id: 'RequestEmailLink' });
/** The recipient's address. */
export type RequestEmailLink = z.infer<typeof RequestEmailLink>;

/** The secret of an email link. */
export const LinkSecret = z.object({
  accessToken: z.string({ error: 'This field is required' }).min(1).max(200, tooLong()),
});
/** The secret of an email link. */
export type LinkSecret = z.infer<typeof LinkSecret>;

/** The prompt of the page behind an email link. */
export const ConfirmationView = z
  .object({
    /** The account's password, a new one if it has none, or nothing in the browser that signed the account up. */
    asksFor: z.enum(['nothing', 'password', 'new-password']),
  })
  .meta({ id: 'Confirmation' });
/** The prompt of the page behind an email link. */
export type ConfirmationView = z.infer<typeof ConfirmationView>;

/**
 * Confirms the address that the link was sent to, with the account's password or a first one. Without a password it
 * works only in the browser that signed the account up, within an hour (decision 019).
 */
export const ConfirmEmail = z.object({ password: Password.optional() }).meta({ id: 'ConfirmEmail' });
/** The password that goes with the link. */
export type ConfirmEmail = z.infer<typeof ConfirmEmail>;

/** The password in the form behind an email link. */
export const OwnPassword = z.object({ password: Password });
/** The filled-in form. */
export type OwnPassword = z.infer<typeof OwnPassword>;

/** The account whose phone is confirmed; absent when the session of a pending driver identifies it. */
const UnconfirmedAccount = { email: EmailAddress.optional(), password: Password.optional() };

/** Requests a code to the phone of an unconfirmed account. */
export const RequestConfirmationCode = z.object(UnconfirmedAccount).meta({ id: 'RequestConfirmationCode' });
/** The account. */
export type RequestConfirmationCode = z.infer<typeof RequestConfirmationCode>;

/** Confirms an account's phone with the code. */
export const ConfirmPhone = z.object({ ...UnconfirmedAccount, code: OneTimeCode }).meta({ id: 'ConfirmPhone' });
/** The account and the code. */
export type ConfirmPhone = z.infer<typeof ConfirmPhone>;

/** Requests a sign-in code by text message. */
export const RequestSignInCode = z.object({ phone: TypedPhone }).meta({ id: 'RequestSignInCode' });
/** The number that the code is sent to. */
export type RequestSignInCode = z.infer<typeof RequestSignInCode>;

/** Body of a sign-in by phone. */
export const SignInByPhone = z.object({ phone: TypedPhone, code: OneTimeCode }).meta({ id: 'SignInByPhone' });
/** Phone number and code. */
export type SignInByPhone = z.infer<typeof SignInByPhone>;

/**
 * Body of setting a new password: with an email link (`reset` and `token`), or with the current password when signed
 * in.
 */
export const ChangePassword = z
  .object({
    reset: z.boolean().default(false),
    token: z.string().max(200, tooLong()).optional(),
    /** Required if the signed-in user has a password. */
    oldPassword: Password.optional(),
    password: NewPassword,
  })
  .meta({ id: 'ChangePassword' });
/** The new password and what authorizes the change. */
export type ChangePassword = z.infer<typeof ChangePassword>;

import { z } from 'zod';

import {
  EmailAddress,
  EmailOrPhone,
  equalPasswords,
  MiddleName,
  NewPassword,
  OneTimeCode,
  Password,
  PasswordTwice,
  PersonName,
  TypedPhone,
  UNEQUAL_PASSWORDS,
} from '../fields/schema';

const NO_ADDRESS = 'Address is not valid';

/** Where a driver lives: a city from the list of places. */
export const HomeAddress = z
  .object(
    {
      city: z.string({ error: NO_ADDRESS }).trim().min(1, { error: NO_ADDRESS }).max(100),
      state: z.string({ error: NO_ADDRESS }).regex(/^[A-Z]{2}$/, { error: NO_ADDRESS }),
      latitude: z.number({ error: NO_ADDRESS }).min(-90, { error: NO_ADDRESS }).max(90, { error: NO_ADDRESS }),
      longitude: z.number({ error: NO_ADDRESS }).min(-180, { error: NO_ADDRESS }).max(180, { error: NO_ADDRESS }),
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
    /** Of the driver who told him of us. */
    referralCode: z.string().trim().toUpperCase().max(20).optional(),
    /** Whether we may write to the phone. */
    smsConsent: z.boolean().default(false),
  })
  .meta({ id: 'SignUpDriver' });
/** A driver's sign-up. */
export type SignUpDriver = z.infer<typeof SignUpDriver>;

/** The same as a form asks it. */
export const SignUpDriverForm = SignUpDriver.extend(PasswordTwice.shape).refine(equalPasswords, UNEQUAL_PASSWORDS);
/** The filled-in form. */
export type SignUpDriverForm = z.infer<typeof SignUpDriverForm>;

/** A new password as forms ask for it. */
export const ChoosePassword = PasswordTwice.refine(equalPasswords, UNEQUAL_PASSWORDS);
/** The filled-in form. */
export type ChoosePassword = z.infer<typeof ChoosePassword>;

/** The first question to a driver who signs in. */
export const SignInIdentifier = z.object({ phoneEmail: EmailOrPhone });
/** E-mail address or phone number. */
export type SignInIdentifier = z.infer<typeof SignInIdentifier>;

/** A code as forms ask for it. */
export const TypedCode = z.object({ code: OneTimeCode });
/** The filled-in form. */
export type TypedCode = z.infer<typeof TypedCode>;

/** Asks for a mail: to confirm an address, or to choose a new password. */
export const RequestEmailLink = z.object({ email: EmailAddress }).meta({ id: 'RequestEmailLink' });
/** Whom to write to. */
export type RequestEmailLink = z.infer<typeof RequestEmailLink>;

/** The secret of a link in a mail. */
export const LinkSecret = z.object({ accessToken: z.string({ error: 'This field is required' }).min(1).max(200) });
/** The secret of a link in a mail. */
export type LinkSecret = z.infer<typeof LinkSecret>;

/** What the page behind a link has to ask for. */
export const ConfirmationView = z
  .object({
    /** The password of the account, a first one when it has none, or nothing in the browser that signed it up. */
    asksFor: z.enum(['nothing', 'password', 'new-password']),
  })
  .meta({ id: 'Confirmation' });
/** What the page behind a link has to ask for. */
export type ConfirmationView = z.infer<typeof ConfirmationView>;

/**
 * Confirms the address that the link was mailed to: with the account's password, or with its first one. Without any
 * only in the browser that signed the account up, within the hour (decision 019).
 */
export const ConfirmEmail = z.object({ password: Password.optional() }).meta({ id: 'ConfirmEmail' });
/** The password that goes with the link. */
export type ConfirmEmail = z.infer<typeof ConfirmEmail>;

/** The password as the form behind the link asks it. */
export const OwnPassword = z.object({ password: Password });
/** The filled-in form. */
export type OwnPassword = z.infer<typeof OwnPassword>;

/** The account whose phone is confirmed; absent when the session of a pending driver identifies it. */
const UnconfirmedAccount = { email: EmailAddress.optional(), password: Password.optional() };

/** Asks for a code to the phone of an account that is not confirmed yet. */
export const RequestConfirmationCode = z.object(UnconfirmedAccount).meta({ id: 'RequestConfirmationCode' });
/** Who asks. */
export type RequestConfirmationCode = z.infer<typeof RequestConfirmationCode>;

/** Confirms the phone of an account by its code. */
export const ConfirmPhone = z.object({ ...UnconfirmedAccount, code: OneTimeCode }).meta({ id: 'ConfirmPhone' });
/** Who confirms, and the code. */
export type ConfirmPhone = z.infer<typeof ConfirmPhone>;

/** Asks for a code to sign in with. */
export const RequestSignInCode = z.object({ phone: TypedPhone }).meta({ id: 'RequestSignInCode' });
/** The number that the code goes to. */
export type RequestSignInCode = z.infer<typeof RequestSignInCode>;

/** Body of signing in by phone. */
export const SignInByPhone = z.object({ phone: TypedPhone, code: OneTimeCode }).meta({ id: 'SignInByPhone' });
/** Phone and code. */
export type SignInByPhone = z.infer<typeof SignInByPhone>;

/**
 * Body of setting a new password: with the link of an email (`reset` and `token`), or by the signed-in person with the
 * current password.
 */
export const ChangePassword = z
  .object({
    reset: z.boolean().default(false),
    token: z.string().max(200).optional(),
    /** Needed by a signed-in person who has a password. */
    oldPassword: Password.optional(),
    password: NewPassword,
  })
  .meta({ id: 'ChangePassword' });
/** The new password, and what entitles to it. */
export type ChangePassword = z.infer<typeof ChangePassword>;

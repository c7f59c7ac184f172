import { z } from 'zod';

import { auditKinds } from '../audit';
import { EmailAddress, OneTimeCode, Password, TypedPhone } from '../fields/schema';

/** What My Account shows besides the signed-in user. */
export const AccountSettings = z
  .object({
    /** Of a driver; null for everybody else. */
    middleName: z.string().nullable(),
    email: z.string(),
    /** A new address that waits for its confirmation. */
    pendingEmail: z.string().nullable(),
    phone: z.string().nullable(),
    isPhoneConfirmed: z.boolean(),
    smsConsent: z.boolean(),
    /** Who came by invitation or through another network may have none. */
    hasPassword: z.boolean(),
    isWelcomeRead: z.boolean(),
    /** The second welcome, for a driver who is certified. */
    isCertifiedWelcomeRead: z.boolean(),
    /** The morning's mail; only members of operations get it. */
    wantsDigest: z.boolean(),
  })
  .meta({ id: 'AccountSettings' });
/** Contacts, consent and ways in of one account. */
export type AccountSettings = z.infer<typeof AccountSettings>;

/** Which welcome was read: the one after the sign-up, or the one of a certified driver. */
export const WelcomeBody = z
  .object({ welcome: z.enum(['signUp', 'certified']).default('signUp') })
  .prefault({})
  .meta({ id: 'WelcomeBody' });

/** Body of sending a code to a given number. */
export const RequestPhoneCode = z.object({ phone: TypedPhone }).meta({ id: 'RequestPhoneCode' });
/** The number that a code is texted to. */
export type RequestPhoneCode = z.infer<typeof RequestPhoneCode>;

/** Body of changing the phone number: the code and the number. */
export const ChangePhone = z.object({ phone: TypedPhone, code: OneTimeCode }).meta({ id: 'ChangePhone' });
/** The new number and the code that was texted to it. */
export type ChangePhone = z.infer<typeof ChangePhone>;

/** Body of changing the email address. */
export const ChangeEmail = z.object({ email: EmailAddress }).meta({ id: 'ChangeEmail' });
/** The new address. */
export type ChangeEmail = z.infer<typeof ChangeEmail>;

/** Shows who is there: by the password, or by the code that went to the account's present phone or address. */
export const ConfirmIdentity = z
  .object({ password: Password.optional(), code: OneTimeCode.optional() })
  .refine(({ password, code }) => password !== undefined || code !== undefined, {
    path: ['password'],
    error: 'This field is required',
  })
  .meta({ id: 'ConfirmIdentity' });
/** Password or code. */
export type ConfirmIdentity = z.infer<typeof ConfirmIdentity>;

/** Where the code went. */
export const IdentityCodeSent = z.object({ to: z.enum(['phone', 'email']) }).meta({ id: 'IdentityCodeSent' });
/** Where the code went. */
export type IdentityCodeSent = z.infer<typeof IdentityCodeSent>;

/** The secret of a link that takes a change back. */
export const UndoContactChange = z.object({ undo: z.string().min(1).max(200) }).meta({ id: 'UndoContactChange' });

/** Time left of the current sign-in, by the server's clock. */
export const SessionTimes = z
  .object({
    /** Until it ends for lack of use; null where it never does. */
    idleSeconds: z.int().nullable(),
    /** Until it ends, however much it is used. */
    absoluteSeconds: z.int(),
  })
  .meta({ id: 'SessionTimes' });
/** How long the current sign-in lasts. */
export type SessionTimes = z.infer<typeof SessionTimes>;

/** A sign-in that has not ended. */
export const SignInView = z
  .object({
    _id: z.uuid(),
    device: z.string().nullable(),
    ipPrefix: z.string().nullable(),
    signedInAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime(),
    /** The one that asks. */
    isCurrent: z.boolean(),
  })
  .meta({ id: 'SignInView' });
/** One device that is signed in. */
export type SignInView = z.infer<typeof SignInView>;

/** Where and when somebody signed in. */
export const LastLogin = z
  .object({ at: z.iso.datetime(), device: z.string().nullable(), ipPrefix: z.string().nullable() })
  .meta({ id: 'LastLogin' });
/** One sign-in of the past. */
export type LastLogin = z.infer<typeof LastLogin>;

/** One line of an account's audit. */
export const AuditLine = z
  .object({
    _id: z.uuid(),
    kind: z.enum(auditKinds),
    at: z.iso.datetime(),
    device: z.string().nullable(),
    ipPrefix: z.string().nullable(),
    /** Somebody else who did it; without a name when it was the platform's own staff. */
    by: z.object({ name: z.string().nullable() }).nullable(),
    details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  })
  .meta({ id: 'AuditLine' });
/** What happened to an account, when and from where. */
export type AuditLine = z.infer<typeof AuditLine>;

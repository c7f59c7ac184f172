import { z } from 'zod';
import { tooLong } from '../../shared/too-long';
import { auditKinds } from '../audit';
import { EmailAddress, OneTimeCode, Password, TypedPhone } from '../fields/schema';

/** The settings of My Account, in addition to the signed-in user. */
export const AccountSettings = z
  .object({
    /** Of a driver; null for everyone else. */
    middleName: z.string().nullable(),
    email: z.string(),
    /** A new address that is not confirmed yet. */
    pendingEmail: z.string().nullable(),
    phone: z.string().nullable(),
    isPhoneConfirmed: z.boolean(),
    smsConsent: z.boolean(),
    /** False for people who joined by invitation or with a social account and have not set one. */
    hasPassword: z.boolean(),
    isWelcomeRead: z.boolean(),
    /** The second welcome, for certified drivers. */
    isCertifiedWelcomeRead: z.boolean(),
    /** The daily digest, for operations and carrier staff. */
    wantsDigest: z.boolean(),
  })
  .meta({ id: 'AccountSettings' });
/** Contacts, consent and sign-in methods of one account. */
export type AccountSettings = z.infer<typeof AccountSettings>;

/** The welcome that was read: the one after sign-up, or the one for certified drivers. */
export const WelcomeBody = z
  .object({ welcome: z.enum(['signUp', 'certified']).default('signUp') })
  .prefault({})
  .meta({ id: 'WelcomeBody' });

/** Body of sending a code to the given number. */
export const RequestPhoneCode = z.object({ phone: TypedPhone }).meta({ id: 'RequestPhoneCode' });
/** The number that the code is sent to by text message. */
export type RequestPhoneCode = z.infer<typeof RequestPhoneCode>;

/** Body of changing the phone number: the code and the number. */
export const ChangePhone = z.object({ phone: TypedPhone, code: OneTimeCode }).meta({ id: 'ChangePhone' });
/** The new number and the code that was sent to it. */
export type ChangePhone = z.infer<typeof ChangePhone>;

/** Body of changing the email address. */
export const ChangeEmail = z.object({ email: EmailAddress }).meta({ id: 'ChangeEmail' });
/** The new address. */
export type ChangeEmail = z.infer<typeof ChangeEmail>;

/**
 * Confirms the person's identity: with the password, or with the code sent to the account's current phone or address.
 */
export const ConfirmIdentity = z
  .object({ password: Password.optional(), code: OneTimeCode.optional() })
  .refine(({ password, code }) => password !== undefined || code !== undefined, {
    path: ['password'],
    error: 'This field is required',
  })
  .meta({ id: 'ConfirmIdentity' });
/** Password or code. */
export type ConfirmIdentity = z.infer<typeof ConfirmIdentity>;

/** The contact that the code was sent to. */
export const IdentityCodeSent = z.object({ to: z.enum(['phone', 'email']) }).meta({ id: 'IdentityCodeSent' });
/** The contact that the code was sent to. */
export type IdentityCodeSent = z.infer<typeof IdentityCodeSent>;

/** The secret of an undo link. */
export const UndoContactChange = z
  .object({ undo: z.string().min(1).max(200, tooLong()) })
  .meta({ id: 'UndoContactChange' });

/** Time left before the current sign-in ends, by the server's clock. */
export const SessionTimes = z
  .object({
    /** Until it ends through inactivity; null if it never does. */
    idleSeconds: z.int().nullable(),
    /** Until it ends regardless of activity. */
    absoluteSeconds: z.int(),
  })
  .meta({ id: 'SessionTimes' });
/** Time left before the current sign-in ends. */
export type SessionTimes = z.infer<typeof SessionTimes>;

/** A sign-in that has not ended. */
export const SignInView = z
  .object({
    _id: z.uuid(),
    device: z.string().nullable(),
    ipPrefix: z.string().nullable(),
    signedInAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime(),
    /** Whether it is the one that sent the request. */
    isCurrent: z.boolean(),
  })
  .meta({ id: 'SignInView' });
/** One signed-in device. */
export type SignInView = z.infer<typeof SignInView>;

/** Time, device and IP prefix of a sign-in. */
export const LastLogin = z
  .object({ at: z.iso.datetime(), device: z.string().nullable(), ipPrefix: z.string().nullable() })
  .meta({ id: 'LastLogin' });
/** A past sign-in. */
export type LastLogin = z.infer<typeof LastLogin>;

/** One entry of an account's audit. */
export const AuditLine = z
  .object({
    _id: z.uuid(),
    kind: z.enum(auditKinds),
    at: z.iso.datetime(),
    device: z.string().nullable(),
    ipPrefix: z.string().nullable(),
    /** Another person who did it; without a name for the platform's own staff. */
    by: z.object({ name: z.string().nullable() }).nullable(),
    details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  })
  .meta({ id: 'AuditLine' });
/** One entry of an account's audit: what happened, when and from where. */
export type AuditLine = z.infer<typeof AuditLine>;

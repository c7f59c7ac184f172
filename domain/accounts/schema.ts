import { z } from 'zod';

import { EmailAddress, MiddleName, Password, PersonName } from './fields/schema';
import { locales, positions, roles, themes, userStatuses } from './roles';

/** Required, and 'Email is not valid'. */
export const SignIn = z.object({ email: EmailAddress, password: Password }).meta({ id: 'SignIn' });
/** What a person types to sign in. */
export type SignIn = z.infer<typeof SignIn>;

/** The organization as its staff see it. */
export const OrganizationView = z
  .object({ _id: z.uuid(), name: z.string(), isActive: z.boolean() })
  .meta({ id: 'Organization' });

/** The signed-in user. */
export const UserView = z
  .object({
    _id: z.uuid(),
    createdAt: z.iso.datetime(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    roles: z.array(z.enum(roles)),
    status: z.enum(userStatuses),
    position: z.enum(positions).nullable(),
    /** For drivers whether they are active drivers, for all others whether the account is in use. */
    isActive: z.boolean(),
    organization: OrganizationView.nullable(),
    personalInfo: z.object({ phone: z.string().nullable() }),
    locale: z.enum(locales),
    theme: z.enum(themes),
    /** Keys without Ctrl or Cmd do something in the console. */
    singleKeys: z.boolean(),
    timeZone: z.string().nullable(),
    /** When a visitor of the demo is forgotten; null for everybody else. */
    demoExpiresAt: z.iso.datetime().nullable(),
    /** Where `/` leads this person. */
    landingPath: z.string(),
  })
  .meta({ id: 'User' });
/** What the console knows of who is signed in. */
export type UserView = z.infer<typeof UserView>;

/** The answer to signing in and to refreshing; the refresh token is in a cookie that scripts cannot read. */
export const SessionView = z
  .object({ accessToken: z.string(), expiresAt: z.iso.datetime(), user: UserView })
  .meta({ id: 'Session' });
/** A session as the console holds it, in memory only. */
export type SessionView = z.infer<typeof SessionView>;

/** What a person may set about himself; absent keeps what is there. */
export const UpdateUser = z
  .object({
    firstName: PersonName.optional(),
    /** Kept of drivers; empty takes it away. */
    middleName: MiddleName,
    lastName: PersonName.optional(),
    locale: z.enum(locales).optional(),
    theme: z.enum(themes).optional(),
    singleKeys: z.boolean().optional(),
    /** Text messages are sent only to who said yes. */
    smsConsent: z.boolean().optional(),
    /** The morning's mail to members of operations. */
    wantsDigest: z.boolean().optional(),
  })
  .meta({ id: 'UpdateUser' });
/** Name, language, look and consent. */
export type UpdateUser = z.infer<typeof UpdateUser>;

/** The time zone that the browser reports after sign-in. */
export const ReportTimeZone = z
  .object({ timezone: z.string().max(64).refine(isTimeZone, { error: 'unknown-time-zone' }) })
  .meta({ id: 'ReportTimeZone' });
/** An IANA zone. */
export type ReportTimeZone = z.infer<typeof ReportTimeZone>;

/** A demo installation tells its logins on the sign-in page. */
export const DemoView = z
  .object({
    demo: z.boolean(),
    logins: z.array(z.object({ label: z.string(), email: z.string(), password: z.string() })),
  })
  .meta({ id: 'Demo' });
/** Whether this is a demo, and who may sign in. */
export type DemoView = z.infer<typeof DemoView>;

/** The operator's support contact; null where none is configured. */
export const SupportView = z
  .object({ phone: z.string().nullable(), email: z.string().nullable() })
  .meta({ id: 'Support' });
/** The operator's number and address. */
export type SupportView = z.infer<typeof SupportView>;

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

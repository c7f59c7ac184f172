import { z } from 'zod';
import { accessStates } from '../dq-access/states';
import { tooLong } from '../shared/too-long';
import { EmailAddress, MiddleName, Password, PersonName } from './fields/schema';
import { locales } from './locales';
import { positions, roles, userStatuses } from './roles';
import { themes } from './themes';

/** Body of a sign-in with email and password. */
export const SignIn = z.object({ email: EmailAddress, password: Password }).meta({ id: 'SignIn' });
/** Email address and password. */
export type SignIn = z.infer<typeof SignIn>;

/** An organization as its staff see it. */
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
    /** For a driver, whether they are an active driver; for everyone else, whether the account is active. */
    isActive: z.boolean(),
    organization: OrganizationView.nullable(),
    /** The facilities where a carrier's staff member works: a recruiter's own, and every one for other positions. */
    facilities: z.array(z.object({ _id: z.uuid(), name: z.string(), isActive: z.boolean() })),
    /** A carrier's staff member as a member of the fleet; null for everyone else. */
    fleetInfo: z.object({ _id: z.uuid(), organizationId: z.uuid(), position: z.enum(positions).nullable() }).nullable(),
    personalInfo: z.object({ phone: z.string().nullable() }),
    locale: z.enum(locales),
    theme: z.enum(themes),
    /** Whether single-key shortcuts are on. */
    singleKeys: z.boolean(),
    timeZone: z.string().nullable(),
    /** Whether this person closed the welcome after sign-up, or the introduction to the console. */
    isWelcomeRead: z.boolean(),
    /** When a demo visitor's data is deleted; null for everyone else. */
    demoExpiresAt: z.iso.datetime().nullable(),
    /** The page that `/` redirects this person to. */
    landingPath: z.string(),
    /**
     * Accesses to drivers' files, newest first: of a driver's file by carriers, or of a carrier's staff to drivers' files
     * (at most 50).
     */
    dqAccesses: z.array(
      z
        .object({
          _id: z.uuid(),
          organizationId: z.uuid(),
          carrier: z.string(),
          driverId: z.uuid(),
          status: z.enum(accessStates),
        })
        .meta({ id: 'UserDqAccess' }),
    ),
  })
  .meta({ id: 'User' });
/** The signed-in user, as the console knows them. */
export type UserView = z.infer<typeof UserView>;

/** Response of a sign-in or refresh; the refresh token is in a cookie that scripts cannot read. */
export const SessionView = z
  .object({ accessToken: z.string(), expiresAt: z.iso.datetime(), user: UserView })
  .meta({ id: 'Session' });
/** A session as the console keeps it, in memory only. */
export type SessionView = z.infer<typeof SessionView>;

/** The fields that people may change in their own account; an absent field does not change. */
export const UpdateUser = z
  .object({
    firstName: PersonName.optional(),
    /** Stored for drivers only; an empty string removes it. */
    middleName: MiddleName,
    lastName: PersonName.optional(),
    locale: z.enum(locales).optional(),
    theme: z.enum(themes).optional(),
    singleKeys: z.boolean().optional(),
    /** Consent to text messages; none are sent without it. */
    smsConsent: z.boolean().optional(),
    /** Whether the person receives the daily digest; operations and carrier staff can. */
    wantsDigest: z.boolean().optional(),
  })
  .meta({ id: 'UpdateUser' });
/** Name, language, theme and consent. */
export type UpdateUser = z.infer<typeof UpdateUser>;

/** The time zone that the browser reports after sign-in. */
export const ReportTimeZone = z
  .object({ timezone: z.string().max(64, tooLong()).refine(isTimeZone, { error: 'unknown-time-zone' }) })
  .meta({ id: 'ReportTimeZone' });
/** An IANA time zone. */
export type ReportTimeZone = z.infer<typeof ReportTimeZone>;

/** Whether this is a demo installation, with the logins that its sign-in page lists, and whether more data is being added to it. */
export const DemoView = z
  .object({
    demo: z.boolean(),
    isArriving: z.boolean(),
    logins: z.array(z.object({ label: z.string(), email: z.string(), password: z.string(), isDriver: z.boolean() })),
  })
  .meta({ id: 'Demo' });
/** Whether this is a demo, with its logins. */
export type DemoView = z.infer<typeof DemoView>;

/** The operator's support contact; null if none is configured. */
export const SupportView = z
  .object({ phone: z.string().nullable(), email: z.string().nullable() })
  .meta({ id: 'Support' });
/** The operator's support phone and email. */
export type SupportView = z.infer<typeof SupportView>;

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

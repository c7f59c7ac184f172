import { z } from 'zod';
import { expiryKinds } from '../../driver-pipeline/expiries';
import { documentKinds } from '../../driver-pipeline/tasks';
import { HosLogs } from '../../eld/schema';
import { driverClasses, endorsementCodes, transmissions } from '../../shared/job-enums';
import { accessActions, accessSides } from '../access';
import { DriverPreferences } from '../preferences/schema';

const Renewal = z.object({
  proof: z.enum(expiryKinds),
  on: z.iso.date(),
  /** 0 on the last valid day, negative after it. */
  daysLeft: z.number().int(),
  isExpired: z.boolean(),
  isUnderReview: z.boolean(),
  /** Why the new file was rejected; null unless another one is needed. */
  rejected: z.object({ reason: z.string().nullable(), note: z.string().nullable() }).nullable(),
  /** The document that renews it; null if operations enter the date. */
  document: z.enum(documentKinds).nullable(),
});

/** The driver's stored personal data, for the driver. */
export const DriverPersonalInfo = z
  .object({
    firstName: z.string(),
    middleName: z.string().nullable(),
    lastName: z.string(),
    birthDate: z.iso.date().nullable(),
    email: z.string(),
    phone: z.string().nullable(),
    address: z.object({ city: z.string(), state: z.string(), postalCode: z.string().nullable() }),
    licence: z.object({
      /** Null until the driver has answered the pre-qualification questions. */
      class: z.enum(driverClasses).nullable(),
      endorsements: z.array(z.enum(endorsementCodes)),
      transmissions: z.array(z.enum(transmissions)),
      experienceMonths: z.number().int(),
    }),
    preferences: DriverPreferences,
    /** Approved credentials with their expiration dates. */
    proofs: z.array(z.object({ proof: z.enum(expiryKinds), endsOn: z.iso.date() })),
    /** Credentials that expire within sixty days or have expired, earliest first. */
    renewals: z.array(Renewal),
    /** Hours-of-service logs of the last 14 days, by provider. */
    eldEvents: HosLogs.shape.data,
  })
  .meta({ id: 'DriverPersonalInfo' });
/** The driver's stored personal data, for the driver. */
export type DriverPersonalInfo = z.infer<typeof DriverPersonalInfo>;

/** One entry of the driver's access log. */
export const AccessLogEntry = z
  .object({
    _id: z.uuid(),
    side: z.enum(accessSides),
    /** The carrier's name; null for operations. */
    carrier: z.string().nullable(),
    /** The agency or auditor who has a link to the carrier's records; null for everybody else. */
    auditor: z.string().nullable(),
    action: z.enum(accessActions),
    /** The file or signed document; null for other actions. */
    about: z.string().nullable(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'AccessLogEntry' });
/** One entry of the driver's access log. */
export type AccessLogEntry = z.infer<typeof AccessLogEntry>;

/** The driver's referral code and link. */
export const Referral = z.object({ code: z.string(), link: z.string() }).meta({ id: 'Referral' });
/** The driver's referral code and link. */
export type Referral = z.infer<typeof Referral>;

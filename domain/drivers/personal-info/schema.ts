import { z } from 'zod';
import { expiryKinds } from '../../driver-pipeline/expiries';
import { documentKinds } from '../../driver-pipeline/tasks';
import { driverClasses, endorsementCodes, transmissions } from '../../job-orders/enums';
import { accessActions, accessSides } from '../access';
import { DriverPreferences } from '../preferences/schema';

const Renewal = z.object({
  proof: z.enum(expiryKinds),
  on: z.iso.date(),
  /** 0 on the last day itself, negative after it. */
  daysLeft: z.number().int(),
  isExpired: z.boolean(),
  isUnderReview: z.boolean(),
  /** Whose new file renews it; null where operations enter the date. */
  document: z.enum(documentKinds).nullable(),
});

/** What we keep of a driver, as he reads it himself. */
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
      /** Null until he has answered the first questions. */
      class: z.enum(driverClasses).nullable(),
      endorsements: z.array(z.enum(endorsementCodes)),
      transmissions: z.array(z.enum(transmissions)),
      experienceMonths: z.number().int(),
    }),
    preferences: DriverPreferences,
    /** What was approved to be good until a day. */
    proofs: z.array(z.object({ proof: z.enum(expiryKinds), endsOn: z.iso.date() })),
    /** What ends within sixty days, or has ended; the most urgent first. */
    renewals: z.array(Renewal),
  })
  .meta({ id: 'DriverPersonalInfo' });
/** What we keep of a driver, as he reads it himself. */
export type DriverPersonalInfo = z.infer<typeof DriverPersonalInfo>;

/** Somebody else looked at the driver's file. */
export const AccessLine = z
  .object({
    _id: z.uuid(),
    side: z.enum(accessSides),
    /** The carrier's name; null for operations. */
    carrier: z.string().nullable(),
    action: z.enum(accessActions),
    /** Which file, or which signed document; null where the action says it all. */
    about: z.string().nullable(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'AccessLine' });
/** Somebody else looked at the driver's file. */
export type AccessLine = z.infer<typeof AccessLine>;

/** What brings friends in. */
export const Referral = z.object({ code: z.string(), link: z.string() }).meta({ id: 'Referral' });
/** What brings friends in. */
export type Referral = z.infer<typeof Referral>;

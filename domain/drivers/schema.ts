import { z } from 'zod';
import { expiryKinds } from '../driver-pipeline/expiries';
import { readinessGaps } from './readiness';
import { CandidacyBrief } from '../candidacies/brief/schema';
import {
  driverClasses,
  endorsementCodes,
  freightLevels,
  shiftTypes,
  trailerTypes,
  transmissions,
} from '../job-orders/enums';
import { fitCriteria } from './fit';

/** One criterion of how a driver fits an order: passed, a near miss, or failed, with the values that say why. */
export const FitLine = z
  .object({
    criterion: z.enum(fitCriteria),
    result: z.enum(['pass', 'near', 'fail']),
    detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()])),
  })
  .meta({ id: 'FitLine' });
/** One criterion of how a driver fits an order. */
export type FitLine = z.infer<typeof FitLine>;

/**
 * A driver as a carrier sees them; before review only the initial of the last name
 * (docs/state-machines.md#visible-data).
 */
export const DriverSummary = z
  .object({
    _id: z.uuid(),
    firstName: z.string(),
    /** The whole last name from review on; one letter before. */
    lastName: z.string(),
    isMasked: z.boolean(),
    city: z.string(),
    state: z.string(),
    driverClass: z.enum(driverClasses),
    endorsements: z.array(z.enum(endorsementCodes)),
    transmissions: z.array(z.enum(transmissions)),
    experienceMonths: z.number().int(),
    /** Of these preferences an empty list means: not stated. */
    freightLevels: z.array(z.enum(freightLevels)),
    freightTypes: z.array(z.enum(trailerTypes)),
    shifts: z.array(z.enum(shiftTypes)),
    isAvailable: z.boolean(),
    /** Ready for dispatch: certified enough and nothing required expired. */
    isCertified: z.boolean(),
    /** Why a hire would be refused now; empty when the driver is ready. */
    readinessGaps: z.array(z.enum(readinessGaps)),
    stage: z.string(),
  })
  .meta({ id: 'DriverSummary' });
/** A driver as a carrier sees him. */
export type DriverSummary = z.infer<typeof DriverSummary>;

/** Body of the driver search (docs/requirements.md#matching). */
export const DriverSearchBody = z
  .object({
    orderId: z.uuid(),
    haulCertifiedOnly: z.boolean().default(false),
    /** Leaves out drivers who fail a criterion of the order; near misses stay. */
    fitsOnly: z.boolean().default(false),
    /** Miles from the facility; the limit is checked by its own rule and message. */
    miles: z.number().min(0).nullable().default(null),
    /** To measure from another facility of the order's carrier; a place that is none of theirs is refused. */
    facilityCoordinates: z.object({ latitude: z.number(), longitude: z.number() }).nullable().optional(),
    filters: z
      .object({
        driverClass: z.array(z.enum(driverClasses)).default([]),
        transmission: z.array(z.enum(transmissions)).default([]),
        endorsements: z.array(z.enum(endorsementCodes)).default([]),
        freightLevel: z.array(z.enum(freightLevels)).default([]),
        freightType: z.array(z.enum(trailerTypes)).default([]),
        shift: z.array(z.enum(shiftTypes)).default([]),
      })
      .prefault({}),
    search: z.string().trim().max(100).default(''),
    page: z.number().int().min(0).max(10_000).default(0),
    limit: z.number().int().min(1).max(100).default(10),
  })
  .meta({ id: 'DriverSearchBody' });
/** A checked driver search. */
export type DriverSearchBody = z.infer<typeof DriverSearchBody>;

/** A row of the driver search: the driver, how he fits, and where he stands on this order if anywhere. */
export const DriverCard = DriverSummary.extend({
  distanceMiles: z.number().int(),
  fit: z.array(FitLine),
  candidacy: CandidacyBrief.nullable(),
  /** The code of why he may not be invited, or null. */
  inviteRefusal: z.string().nullable(),
}).meta({ id: 'DriverCard' });
/** A row of the driver search. */
export type DriverCard = z.infer<typeof DriverCard>;

/** A page of the driver search; an empty page ends the scrolling. */
export const DriverCards = z
  .object({
    data: z.array(DriverCard),
    page: z.number().int(),
    /** How many drivers are found over all pages, with the first page; null with a later one. */
    total: z.number().int().nullable(),
    /** There may be more: no further than a thousand of the nearest drivers are counted. */
    isTotalCapped: z.boolean(),
  })
  .meta({ id: 'DriverCards' });
/** A page of the driver search. */
export type DriverCards = z.infer<typeof DriverCards>;

/** Another thing that a carrier may read of a driver: who to call, once the driver is in review. */
const Contact = z.object({ phone: z.string().nullable(), email: z.string() }).meta({ id: 'DriverContact' });

/**
 * A driver's profile for a carrier (`business/driver/{driverId}/profile`), cut to what the state on the order allows.
 */
export const DriverProfile = DriverSummary.extend({
  middleName: z.string().nullable(),
  /** Null before review and after the candidacy closed (docs/state-machines.md#visible-data). */
  contact: Contact.nullable(),
  /** When license and cards end, the first first; from review on, as the contact. */
  expiries: z.array(z.object({ proof: z.enum(expiryKinds), on: z.iso.date() })),
  /** On the asked order; null without one. */
  orderId: z.uuid().nullable(),
  distanceMiles: z.number().int().nullable(),
  fit: z.array(FitLine),
  candidacy: CandidacyBrief.nullable(),
  inviteRefusal: z.string().nullable(),
}).meta({ id: 'DriverProfile' });
/** A driver's profile for a carrier. */
export type DriverProfile = z.infer<typeof DriverProfile>;

/** The signed-in driver himself. */
export const DriverMe = z
  .object({
    _id: z.uuid(),
    firstName: z.string(),
    lastName: z.string(),
    stage: z.string(),
    tier: z.enum(['Application', 'Processing', 'Certified']),
    percent: z.number().int(),
    lifecycleStatus: z.string(),
    isAvailable: z.boolean(),
    /** The switch is the driver's own from the first answers on. */
    maySwitchAvailability: z.boolean(),
    /** May open the driver pages and request jobs; others see their onboarding. */
    isActiveDriver: z.boolean(),
    /** May be hired: certified enough and nothing required expired. */
    isReadyForDispatch: z.boolean(),
    landing: z.string(),
    /** The first questions are still to be answered: age, class, experience. */
    asksPreQualification: z.boolean(),
    /** Answered, and still the driver's own to correct. */
    mayCorrectAnswers: z.boolean(),
    /** Which first answer ended the application; null where none did. */
    disqualification: z.enum(['underage', 'no_cdl']).nullable(),
    /** Has a hire that has not ended: until then nobody can invite the driver. */
    isHired: z.boolean(),
    /** Live applications, and those where it is his turn. */
    applications: z.number().int(),
    yourTurn: z.number().int(),
  })
  .meta({ id: 'DriverMe' });
/** The signed-in driver himself. */
export type DriverMe = z.infer<typeof DriverMe>;

/** Body of the availability switch. */
export const AvailabilityBody = z.object({ isAvailable: z.boolean() }).meta({ id: 'AvailabilityBody' });

import { z } from 'zod';
import { BenchBrief } from '../bench/schema';
import { benchStatuses } from '../bench/states';
import { FileAccessView } from '../dq-access/schema';
import { expiryKinds } from '../driver-pipeline/expiries';
import { lifecycleStatuses } from '../driver-pipeline/lifecycle-statuses';
import { displayTiers } from '../driver-pipeline/stages';
import { onboardingTasks, taskStatuses } from '../driver-pipeline/tasks';
import { CandidacyBrief } from '../shared/candidacy-brief/schema';
import {
  driverClasses,
  endorsementCodes,
  freightLevels,
  homeTimes,
  scheduleTypes,
  shiftTypes,
  trailerTypes,
  transmissions,
  weekdays,
} from '../shared/job-enums';
import { tooLong } from '../shared/too-long';
import { fitCriteria } from './fit-facts';
import { driverSorts } from './ranking';
import { readinessGaps } from './readiness';

/** One criterion of a driver's fit to an order: pass, near miss or fail, with the compared values. */
export const FitLine = z
  .object({
    criterion: z.enum(fitCriteria),
    result: z.enum(['pass', 'near', 'fail']),
    detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()])),
  })
  .meta({ id: 'FitLine' });
/** One criterion of a driver's fit to an order. */
export type FitLine = z.infer<typeof FitLine>;

/**
 * A driver as a carrier sees them; before review only the initial of the last name
 * (docs/state-machines.md#visible-data).
 */
export const DriverSummary = z
  .object({
    _id: z.uuid(),
    firstName: z.string(),
    /** The full last name after the review begins, only its initial before. */
    lastName: z.string(),
    isMasked: z.boolean(),
    city: z.string(),
    state: z.string(),
    driverClass: z.enum(driverClasses),
    endorsements: z.array(z.enum(endorsementCodes)),
    transmissions: z.array(z.enum(transmissions)),
    experienceMonths: z.number().int(),
    /** An empty list of these preferences is not stated. */
    freightLevels: z.array(z.enum(freightLevels)),
    freightTypes: z.array(z.enum(trailerTypes)),
    shifts: z.array(z.enum(shiftTypes)),
    isAvailable: z.boolean(),
    /** Ready for dispatch: in a certified stage, with nothing required expired. */
    isCertified: z.boolean(),
    /** Why a hire would be refused now; empty if the driver is ready. */
    readinessGaps: z.array(z.enum(readinessGaps)),
    stage: z.string(),
  })
  .meta({ id: 'DriverSummary' });
/** A driver as a carrier sees them. */
export type DriverSummary = z.infer<typeof DriverSummary>;

/** Body of the driver search (docs/requirements.md#matching). */
export const DriverSearchBody = z
  .object({
    orderId: z.uuid(),
    haulCertifiedOnly: z.boolean().default(false),
    /** Leaves out drivers who fail a criterion of the order; near misses stay. */
    fitsOnly: z.boolean().default(false),
    /** Miles from the facility; the maximum is checked by its own rule with its own text. */
    miles: z.number().min(0).nullable().default(null),
    /** Measures from another facility of the order's carrier; other places are refused. */
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
    search: z.string().trim().max(100, tooLong()).default(''),
    /** Every order except the distance ranks the 2,000 nearest drivers that pass the filters. */
    sort: z.enum(driverSorts).default('distance'),
    page: z.number().int().min(0).max(10_000).default(0),
    limit: z.number().int().min(1).max(100).default(10),
  })
  .meta({ id: 'DriverSearchBody' });
/** A validated driver search. */
export type DriverSearchBody = z.infer<typeof DriverSearchBody>;

/** A row of the driver search: the driver, their fit, and their candidacy on this order, if any. */
export const DriverCard = DriverSummary.extend({
  distanceMiles: z.number().int(),
  fit: z.array(FitLine),
  candidacy: CandidacyBrief.nullable(),
  /** The problem code if the driver may not be invited, or null. */
  inviteRefusal: z.string().nullable(),
  /** The driver's status on the carrier's bench; null if they were never on it. */
  benchStatus: z.enum(benchStatuses).nullable(),
}).meta({ id: 'DriverCard' });
/** A row of the driver search. */
export type DriverCard = z.infer<typeof DriverCard>;

/** A page of the driver search; an empty page is the last one. */
export const DriverCards = z
  .object({
    data: z.array(DriverCard),
    page: z.number().int(),
    /** The number of drivers found, with the first page; null with later pages. */
    total: z.number().int().nullable(),
    /** There are more drivers than are counted or ranked. */
    isTotalCapped: z.boolean(),
  })
  .meta({ id: 'DriverCards' });
/** A page of the driver search. */
export type DriverCards = z.infer<typeof DriverCards>;

/** A driver's phone number and email address; visible to carriers once the driver is in review. */
const Contact = z.object({ phone: z.string().nullable(), email: z.string() }).meta({ id: 'DriverContact' });

/** A driver's application to one of the carrier's orders, with the order. */
const CarrierCandidacy = CandidacyBrief.extend({
  orderId: z.uuid(),
  title: z.string(),
  facility: z.string(),
}).meta({ id: 'CarrierCandidacy' });

/** The days and hours at which a driver wants to work. */
const WorkWeek = z
  .object({
    scheduleType: z.enum(scheduleTypes).nullable(),
    shiftType: z.enum(shiftTypes).nullable(),
    numberOfHoursPerWeek: z.number().int().nullable(),
    /** The days on which the driver works; an end before the start is on the next day. */
    days: z.array(
      z.object({ day: z.enum(weekdays), isAlwaysAvailable: z.boolean(), from: z.number(), to: z.number() }),
    ),
  })
  .meta({ id: 'WorkWeek' });
/** The days and hours at which a driver wants to work. */
export type WorkWeek = z.infer<typeof WorkWeek>;

/**
 * A driver's profile for a carrier (`business/driver/{driverId}/profile`), with the data that the state on the order
 * allows.
 */
export const DriverProfile = DriverSummary.extend({
  middleName: z.string().nullable(),
  /** Null before review and after the candidacy closed (docs/state-machines.md#visible-data). */
  contact: Contact.nullable(),
  /** Expiration dates of license and cards, earliest first; visible from review, like the contact. */
  expiries: z.array(z.object({ proof: z.enum(expiryKinds), on: z.iso.date() })),
  /** For the requested order; null without one. */
  orderId: z.uuid().nullable(),
  distanceMiles: z.number().int().nullable(),
  fit: z.array(FitLine),
  candidacy: CandidacyBrief.nullable(),
  inviteRefusal: z.string().nullable(),
  driverStatus: z.enum(lifecycleStatuses),
  tier: z.enum(displayTiers),
  percent: z.number().int(),
  /** The tasks of the application with their statuses; visible from review, like the contact. */
  pipelineTaskSnapshot: z
    .array(z.object({ task: z.enum(onboardingTasks), status: z.enum(taskStatuses) }).meta({ id: 'SnapshotTask' }))
    .nullable(),
  automaticDescription: z.string(),
  lastLogin: z.iso.datetime().nullable(),
  workWeek: WorkWeek.nullable(),
  homeTime: z.enum(homeTimes).nullable(),
  /** All of the driver's applications to this carrier's orders, live ones first. */
  candidacies: z.array(CarrierCandidacy),
  bench: BenchBrief.nullable(),
  /** The carrier's access to the driver's file; null for operations. */
  fileAccess: FileAccessView.nullable(),
}).meta({ id: 'DriverProfile' });
/** A driver's profile for a carrier. */
export type DriverProfile = z.infer<typeof DriverProfile>;

/** Tasks of a driver in hours and pay, the most urgent one first. */
export const hoursTasks = ['end', 'correct', 'submit', 'card'] as const;

/**
 * A driver's task in hours and pay: the end of a shift that is open for too long, a day that the carrier sent back, a day that
 * was not submitted for days, or a debit card for pay that has none.
 */
export const HoursTask = z.object({ task: z.enum(hoursTasks), day: z.iso.date().nullable() }).meta({ id: 'HoursTask' });
/** A driver's task in hours and pay. */
export type HoursTask = z.infer<typeof HoursTask>;

/** The signed-in driver. */
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
    /** Whether the driver sets their own availability: true once the pre-qualification is answered. */
    maySwitchAvailability: z.boolean(),
    /** Whether the driver may open the driver pages and request jobs; other drivers see their onboarding. */
    isActiveDriver: z.boolean(),
    /** Whether the driver may be hired: in a certified stage, with nothing required expired. */
    isReadyForDispatch: z.boolean(),
    landing: z.string(),
    /** The pre-qualification questions still have to be answered: age, class, experience. */
    asksPreQualification: z.boolean(),
    /** The pre-qualification questions are answered, and the driver may still correct the answers. */
    mayCorrectAnswers: z.boolean(),
    /** The first answer that ended the application; null if none did. */
    disqualification: z.enum(['underage', 'no_cdl']).nullable(),
    /** Whether the driver has a current hire, so that no one can send an invitation. */
    isHired: z.boolean(),
    /** Live applications, and those in which it is the driver's turn. */
    applications: z.number().int(),
    yourTurn: z.number().int(),
    /** Notices about reports that the driver may dispute. */
    reportNotices: z.number().int(),
    /** The driver's first task in hours and pay; null if there is none. */
    hoursTask: HoursTask.nullable(),
  })
  .meta({ id: 'DriverMe' });
/** The signed-in driver. */
export type DriverMe = z.infer<typeof DriverMe>;

/** Body of the availability switch. */
export const AvailabilityBody = z.object({ isAvailable: z.boolean() }).meta({ id: 'AvailabilityBody' });

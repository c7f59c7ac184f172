import { z } from 'zod';
import { FitLine } from '../../drivers/schema';
import { CandidacyBrief } from '../../shared/candidacy-brief/schema';
import { contentFields } from '../content/schema';
import { jobTypes, overtimeEligibilities } from '../enums';
import { WeeklyPay } from '../schema';

const content = contentFields.shape;

/** A job as a driver sees it: the facts, the driver's fit, and the state of the application, if any. */
export const DriverJob = z
  .object({
    _id: z.uuid(),
    title: content.title,
    carrier: z.string(),
    facilityName: z.string(),
    city: z.string(),
    state: z.string(),
    timeZone: z.string(),
    distanceMiles: z.number().int(),
    weeklyPay: WeeklyPay.nullable(),
    paymentType: content.paymentType,
    jobType: z.enum(jobTypes),
    orderAssignmentType: content.orderAssignmentType,
    isInterstate: z.boolean(),
    seatsOpen: z.number().int(),
    startDate: z.iso.date().nullable(),
    isStartDateASAP: z.boolean(),
    endDate: z.iso.date().nullable(),
    isContract: z.boolean(),
    scheduleType: content.scheduleType,
    shiftType: content.shiftType,
    driverClass: content.driverClass,
    endorsements: content.endorsements,
    freightLevel: content.freightLevel,
    equipment: content.equipment,
    equipmentTransmission: content.equipmentTransmission,
    dealbreakerQuestions: content.dealbreakerQuestions,
    fit: z.array(FitLine),
    candidacy: CandidacyBrief.nullable(),
    /** The problem code if the driver may not request the job now, or null. */
    requestRefusal: z.string().nullable(),
  })
  .meta({ id: 'DriverJob' });
/** A job as a driver sees it in a list. */
export type DriverJob = z.infer<typeof DriverJob>;

/** A job with its full text, for its own page. */
export const DriverJobDetail = DriverJob.extend({
  description: z.string(),
  notes: z.string(),
  benefits: z.array(z.string()),
  schedule: content.schedule,
  schedules: content.schedules,
  numberOfHoursPerWeek: z.number().nullable(),
  averageLengthOfRuns: content.averageLengthOfRuns,
  rate: content.rate,
  mileageRate: content.mileageRate,
  flatRate: content.flatRate,
  estimatedPay: content.estimatedPay,
  anotherPaymentType: z.string(),
  eligibleForOvertime: z.enum(overtimeEligibilities),
  preferred: z.array(z.string()),
  palletJack: content.palletJack,
  isDirectJobOrder: z.boolean(),
  isSoloRide: z.boolean(),
  slipSeated: z.boolean(),
  equipmentBrand: z.array(z.string()),
  equipmentAverageAge: z.number().int(),
  eldDevices: z.array(z.string()),
  cameraInTrack: z.boolean(),
  dressCode: content.dressCode,
  otherRequirements: z.string(),
}).meta({ id: 'DriverJobDetail' });
/** A job with its full text. */
export type DriverJobDetail = z.infer<typeof DriverJobDetail>;

/** A page of jobs; an empty page is the last one. */
export const DriverJobs = z.object({ data: z.array(DriverJob), page: z.number().int() }).meta({ id: 'DriverJobs' });
/** A page of jobs. */
export type DriverJobs = z.infer<typeof DriverJobs>;

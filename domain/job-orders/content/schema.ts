import { z } from 'zod';
import { OrderMatchCriteria } from '../../facilities/criteria/schema';
import {
  assignmentTypes,
  dressCodes,
  driverClasses,
  endorsementCodes,
  freightLevels,
  scheduleTypes,
  shiftTypes,
  transmissions,
} from '../../shared/job-enums';
import { tooLong } from '../../shared/too-long';
import { visibleLine } from '../../shared/visible-text';
import { recordDefaults } from '../defaults';
import { currencies, overtimeEligibilities, paymentTypes, payPeriods } from '../enums';
import { type ContentDraft, contentProblems } from './rules';

const MAX_TITLE = 100;
const MAX_TEXT = 20_000;
const MAX_ITEM = 100;
const QUARTERS_PER_HOUR = 4;
/** Weeks of a rotation in addition to the first. */
export const MAX_FURTHER_WEEKS = 7;

const requiredText = (message: string) => z.string({ error: message }).overwrite(visibleLine).min(1, message);
const text = z.string().trim().max(MAX_TEXT, tooLong('This text can have 20,000 characters at most'));
const items = z.array(z.string().trim().min(1).max(MAX_ITEM, tooLong())).max(MAX_ITEM);
const chosenItems = (message: string) =>
  z.array(z.string().trim().min(1).max(MAX_ITEM, tooLong()), { error: message }).min(1, message).max(MAX_ITEM);
const AMOUNT = 'Type an amount of 0 or more';
const TOO_HIGH = 'This amount is too high';
const dollars = z.number({ error: AMOUNT }).min(0, AMOUNT).max(1_000_000, TOO_HIGH);
const cents = z.number({ error: AMOUNT }).int(AMOUNT).min(0, AMOUNT).max(1_000_000_000, TOO_HIGH);
const MILES = 'Type 0 to 10,000 miles';
const miles = z.number({ error: MILES }).min(0, MILES).max(10_000, MILES);
const DAY_HOURS = 'Type 0 to 24 hours';
const dayHours = z.number({ error: DAY_HOURS }).min(0, DAY_HOURS).max(24, DAY_HOURS);
const WEEK_HOURS = 'Type 1 to 70 hours';
/** A calendar date, or the instant that a client sends for it (docs/state-machines.md#offers-and-starts). */
export const DateOrInstant = z.union([z.iso.date(), z.iso.datetime({ offset: true })], { error: 'Choose a date' });

const quarterHour = z
  .number()
  .min(0)
  .max(24)
  .refine((hour) => Number.isInteger(hour * QUARTERS_PER_HOUR), {
    error: 'Schedule needs to be in 15 minute intervals',
  });

const Day = z.object({
  isAvailable: z.boolean(),
  isAlwaysAvailable: z.boolean().optional(),
  from: quarterHour.optional(),
  to: quarterHour.optional(),
});
/** Hours per weekday, in steps of 15 minutes. */
export const WeekSchedule = z
  .object({ su: Day, mo: Day, tu: Day, we: Day, th: Day, fr: Day, sa: Day }, { error: 'Create a schedule' })
  .meta({ id: 'WeekSchedule' });
/** Hours per weekday. */
export type WeekSchedule = z.infer<typeof WeekSchedule>;

const range = z.object({ from: dollars, to: dollars });
const mileageRate = z.object({
  perMile: dollars,
  perStop: z.object({ rate: dollars, afterFirst: z.boolean().optional() }),
  perDiem: dollars,
  breakDown: z.object({ hourly: dollars, max: dollars }),
  perHour: dollars,
});
const flatRate = z.object({
  basePriceCentPerDay: cents,
  extraHours: z.object({ thresholdHours: dayHours, centsPerHour: cents }).optional(),
  variousPriceCentPerDay: z.record(z.string().max(MAX_ITEM, tooLong()), cents).optional(),
});
const estimatedPay = z.object({ currency: z.enum(currencies), amountInCent: cents, period: z.enum(payPeriods) });

/** Clients send overtime eligibility in lower or upper case; it is stored in lower case. */
const overtime = z
  .enum([...overtimeEligibilities, 'OVER8', 'OVER40', 'OVER45', 'OVER50', 'NO'])
  .transform((value) => value.toLowerCase())
  .pipe(z.enum(overtimeEligibilities));

/** Every field of the record without defaults and without rules across fields: what a PATCH may contain. */
const general = {
  facilityId: z.uuid({ error: 'Choose a facility' }),
  contactFleetId: z.uuid().nullable(),
  title: requiredText('Type a job title').max(MAX_TITLE, tooLong('The job title can have 100 characters at most')),
  /** The carrier's own name for the order, which drivers do not see. */
  customTitle: z
    .string()
    .overwrite(visibleLine)
    .max(MAX_TITLE, tooLong('The internal name can have 100 characters at most')),
  description: text,
  orderAssignmentType: z.enum(assignmentTypes, { error: 'Choose an assignment type' }),
  /** Whether a drayage order requires a TWIC card; ignored for other assignment types. */
  requiresTwic: z.boolean(),
  numberOfDrivers: z
    .number({ error: 'The number of drivers must be at least 1' })
    .int('The number of drivers must be at least 1')
    .min(1, 'The number of drivers must be at least 1')
    .max(1000, 'The number of drivers can be 1,000 at most'),
  averageLengthOfRuns: z.object({ from: miles, to: miles }),
  isDirectJobOrder: z.boolean(),
  isSoloRide: z.boolean(),
  slipSeated: z.boolean(),
  palletJack: z.array(z.enum(transmissions)),
  startDate: DateOrInstant.nullable(),
  endDate: DateOrInstant.nullable(),
  isStartDateASAP: z.boolean(),
  isContract: z.boolean(),
  isInterstate: z.boolean(),
  notes: text,
  benefits: z.array(text).max(1),
  dealbreakerQuestions: z
    .array(
      z.object({
        question: z.string().trim().max(MAX_TITLE, tooLong('The dealbreaker question can have 100 characters at most')),
      }),
    )
    .max(1),
};
const hours = {
  scheduleType: z.enum(scheduleTypes),
  schedule: WeekSchedule,
  /** Further weeks, which take turns with `schedule`; a week without a day is a week off. */
  schedules: z.array(WeekSchedule).max(MAX_FURTHER_WEEKS, 'A rotation can have 8 weeks at most'),
  shiftType: z.enum(shiftTypes),
  numberOfHoursPerWeek: z.number({ error: WEEK_HOURS }).min(1, WEEK_HOURS).max(70, WEEK_HOURS).nullable(),
};
const pay = {
  paymentType: z.enum(paymentTypes, { error: 'Choose a payment type' }),
  rate: range,
  eligibleForOvertime: overtime,
  motorCarrierExemption: z.boolean(),
  mileageRate,
  estimatedPay,
  flatRate,
  anotherPaymentType: z.string().trim().max(MAX_TITLE, tooLong('The payment type can have 100 characters at most')),
  carrierStraightTimeRateAmount: dollars.nullable(),
  carrierOvertimeRateAmount: dollars.nullable(),
};
const qualifications = {
  driverClass: z.enum(driverClasses, { error: 'Choose a driver class' }),
  freightLevel: z.enum(freightLevels, { error: 'Choose a freight level' }),
  preferred: items,
  endorsements: z.array(z.enum(endorsementCodes)),
  equipment: chosenItems('Choose some equipment'),
  equipmentBrand: chosenItems('Choose at least one equipment brand'),
  equipmentTransmission: z
    .array(z.enum(transmissions), { error: 'Choose the equipment transmission' })
    .min(1, 'Choose the equipment transmission'),
  equipmentAverageAge: z
    .number({ error: 'Choose the average equipment age' })
    .int()
    .min(-1)
    .max(10)
    .refine((age) => age !== 0, 'Choose the average equipment age'),
  eldDevices: items,
  cameraInTrack: z.boolean(),
  dressCode: z.array(z.enum(dressCodes)),
  otherRequirements: text,
  /** Null: those of the organization apply. */
  matchCriteria: OrderMatchCriteria.nullable(),
};
/** The fields of the record; {@link OrderContent} adds the defaults and the rules across fields. */
export const contentFields = z.object({ ...general, ...hours, ...pay, ...qualifications });

const defaulted = z.object({
  ...contentFields.shape,
  contactFleetId: general.contactFleetId.default(null),
  customTitle: general.customTitle.default(''),
  description: general.description.default(''),
  orderAssignmentType: general.orderAssignmentType.default(recordDefaults.orderAssignmentType),
  averageLengthOfRuns: general.averageLengthOfRuns.default(recordDefaults.averageLengthOfRuns),
  requiresTwic: general.requiresTwic.default(true),
  isDirectJobOrder: general.isDirectJobOrder.default(false),
  isSoloRide: general.isSoloRide.default(true),
  slipSeated: general.slipSeated.default(false),
  palletJack: general.palletJack.default([]),
  startDate: general.startDate.default(null),
  endDate: general.endDate.default(null),
  isStartDateASAP: general.isStartDateASAP.default(false),
  isContract: general.isContract.default(false),
  isInterstate: general.isInterstate.default(true),
  notes: general.notes.default(''),
  benefits: general.benefits.default([]),
  dealbreakerQuestions: general.dealbreakerQuestions.default([]),
  scheduleType: hours.scheduleType.default(recordDefaults.scheduleType),
  schedules: hours.schedules.default([]),
  shiftType: hours.shiftType.default(recordDefaults.shiftType),
  numberOfHoursPerWeek: hours.numberOfHoursPerWeek.default(null),
  rate: pay.rate.default(recordDefaults.rate),
  eligibleForOvertime: pay.eligibleForOvertime.default(recordDefaults.eligibleForOvertime),
  motorCarrierExemption: pay.motorCarrierExemption.default(false),
  mileageRate: pay.mileageRate.default(recordDefaults.mileageRate),
  estimatedPay: pay.estimatedPay.default(recordDefaults.estimatedPay),
  flatRate: pay.flatRate.default(recordDefaults.flatRate),
  anotherPaymentType: pay.anotherPaymentType.default(''),
  carrierStraightTimeRateAmount: pay.carrierStraightTimeRateAmount.default(null),
  carrierOvertimeRateAmount: pay.carrierOvertimeRateAmount.default(null),
  preferred: qualifications.preferred.default([]),
  endorsements: qualifications.endorsements.default([]),
  eldDevices: qualifications.eldDevices.default([]),
  cameraInTrack: qualifications.cameraInTrack.default(false),
  dressCode: qualifications.dressCode.default([]),
  otherRequirements: qualifications.otherRequirements.default(''),
  matchCriteria: qualifications.matchCriteria.default(null),
});

/**
 * The rules across fields. They run even if individual fields are invalid, so that all problems are reported together;
 * invalid fields are left out of the draft, because they may hold any value.
 */
export const contentRules = z.superRefine<ContentDraft>(
  (draft, context) => {
    const wrong = new Set(context.issues.map(({ path }) => path?.[0]));
    const sound = Object.fromEntries(Object.entries(draft).filter(([field]) => !wrong.has(field)));
    for (const { path, message } of contentProblems(sound)) context.addIssue({ code: 'custom', path, message });
  },
  { when: ({ value }) => typeof value === 'object' && value !== null },
);

/** The record's part of a form, with the record's defaults. */
export const contentWithDefaults = defaulted;
/**
 * The whole job order record with its validation (docs/requirements.md#job-order-content), stored in
 * `job_order_versions.content`.
 */
export const OrderContent = defaulted.check(contentRules).meta({ id: 'OrderContent' });
/** The whole job-order record. */
export type OrderContent = z.infer<typeof defaulted>;
/** The form's values before the defaults are filled in. */
export type OrderContentInput = z.input<typeof defaulted>;

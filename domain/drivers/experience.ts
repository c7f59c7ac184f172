import type { DrivingExperience } from '../shared/driving-experience';
import type { Gap } from '../shared/periods';
import { daysAfter } from '../shared/periods';
import {
  DAYS_PER_MONTH,
  daysWithin,
  emptyWorkRecord,
  lastDroveOnOf,
  monthsOfDays,
  type WorkRecord,
} from './work-record';

/** The minimum number of months that each answer counts for; the work history may add to it. */
export const monthsAtLeast: Readonly<Record<DrivingExperience, number>> = {
  lessThan6Months: 0,
  from6MonthsTo1Year: 6,
  from1YearTo3Years: 12,
  moreThan3Years: 36,
};

/** The facts that experience is computed from. */
export interface ExperienceFacts {
  /** Months of commercial driving when the answer or the history last changed. */
  readonly experienceMonths: number;
  /** The last day of commercial driving; null while it continues, or if it is not known. */
  readonly lastDroveOn: string | null;
  readonly workRecord: WorkRecord;
}

/** Stands in for experience that has not been read yet: no driver's own meets more of an order than this. */
export const enoughExperience: ExperienceFacts = {
  experienceMonths: Number.POSITIVE_INFINITY,
  lastDroveOn: null,
  workRecord: emptyWorkRecord,
};

const EARLIEST = '1900-01-01';
const drivenDays = ({ driving }: WorkRecord, today: string): number =>
  daysWithin(driving, { from: EARLIEST, to: today });

/** Experience by the answer or by the work history, whichever is longer. */
export function experienceFrom(
  answer: DrivingExperience | null,
  workRecord: WorkRecord,
  today: string,
): ExperienceFacts {
  const answered = answer === null ? 0 : monthsAtLeast[answer];
  const experienceMonths = Math.max(answered, monthsOfDays(drivenDays(workRecord, today)));
  return { experienceMonths, lastDroveOn: lastDroveOnOf(workRecord), workRecord };
}

/** Total months of commercial driving as of a day; the total grows while the driver keeps driving. */
export const experienceOn = ({ experienceMonths, workRecord }: ExperienceFacts, today: string): number =>
  Math.max(experienceMonths, monthsOfDays(drivenDays(workRecord, today)));

/**
 * Months of commercial driving within the last `windowMonths`, from the jobs that reach into them. Months from the
 * answer that no job accounts for may lie where the history has no entry, up to the last day of driving.
 */
export function experienceWithin(facts: ExperienceFacts, windowMonths: number, today: string): number {
  const { experienceMonths, lastDroveOn, workRecord } = facts;
  const window = windowTo(today, windowMonths);
  const proven = daysWithin(workRecord.driving, window);
  const unreported = unreportedDays(workRecord, window, lastDroveOn);
  const unproven = unreported === 0 ? 0 : experienceMonths * DAYS_PER_MONTH - drivenDays(workRecord, today);
  const days = proven + Math.min(unreported, Math.max(0, unproven));
  return Math.min(windowMonths, monthsOfDays(days));
}

/** The last window: a search compares thousands of drivers within the same one. */
let latest: { readonly today: string; readonly months: number; readonly window: Gap } | undefined;

function windowTo(today: string, months: number): Gap {
  if (latest?.today !== today || latest.months !== months) {
    latest = { today, months, window: { from: daysAfter(today, 1 - Math.ceil(months * DAYS_PER_MONTH)), to: today } };
  }
  return latest.window;
}

function unreportedDays({ reported }: WorkRecord, { from, to: today }: Gap, lastDroveOn: string | null): number {
  const to = lastDroveOn !== null && lastDroveOn < today ? lastDroveOn : today;
  return daysWithin([{ from, to }], { from, to: today }) - daysWithin(reported, { from, to });
}

/** Minimum age of a commercial driver in years (docs/requirements.md#limits). */
export const MIN_DRIVER_AGE = 18;
/** Maximum plausible age in years; above it, the birth year is assumed to be a typo. */
export const MAX_DRIVER_AGE = 100;

const birthdayAt = (birthDate: string, age: number): string =>
  `${String(Number(birthDate.slice(0, 4)) + age).padStart(4, '0')}${birthDate.slice(4)}`;

/** Whether a person born on this date is of age on the given day; both are calendar dates. */
export const isOfAge = (birthDate: string, today: string): boolean => birthdayAt(birthDate, MIN_DRIVER_AGE) <= today;

/** Whether this can be the birth date of an applicant today. */
export const isPlausibleBirthDate = (birthDate: string, today: string): boolean =>
  birthDate <= today && birthdayAt(birthDate, MAX_DRIVER_AGE + 1) > today;

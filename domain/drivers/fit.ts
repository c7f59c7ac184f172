import { freightLevelFit, freightTypeFit, shiftFit, transmissionFit } from './fit-preferences';
import { classCovers, endorsementsCovering, needsHazmat, needsTwic } from './qualifications';
import type { DriverCredentials } from './readiness';
import type {
  AssignmentType,
  DriverClass,
  EndorsementCode,
  FreightLevel,
  ScheduleType,
  ShiftType,
  TrailerType,
  Transmission,
} from '../job-orders/enums';
import { experienceWithin, MIN_DRIVER_AGE, type ExperienceFacts } from './experience';
import { DAYS_PER_MONTH } from './work-record';

/** The driver's side of the comparison. Dates are calendar dates; an empty list of preferences is not stated. */
export interface DriverFacts extends ExperienceFacts {
  licenseClass: DriverClass;
  endorsements: readonly EndorsementCode[];
  transmissions: readonly Transmission[];
  shifts: readonly ShiftType[];
  freightLevels: readonly FreightLevel[];
  freightTypes: readonly TrailerType[];
  birthDate: string;
}

/** The order's side of the comparison. */
export interface OrderRequirements {
  driverClass: DriverClass;
  orderAssignmentType: AssignmentType;
  endorsements: readonly EndorsementCode[];
  equipmentTransmission: readonly Transmission[];
  isInterstate: boolean;
  scheduleType: ScheduleType;
  shiftType: ShiftType;
  freightLevel: FreightLevel;
  /** A free list; the trailer types in it are the freight types. */
  equipment: readonly string[];
}

/** Additional match criteria of an organization (docs/requirements.md#matching). */
export interface MatchCriteria {
  minAge: number;
  minExperienceInSeconds: number;
  experienceWindowInSeconds: number;
}

/** The input of the comparison; `today` is a calendar date. */
export interface FitInput {
  driver: DriverFacts;
  /** Whether license and TWIC card are still valid. */
  proofs: DriverCredentials;
  order: OrderRequirements;
  criteria: MatchCriteria | null;
  distanceMiles: number;
  today: string;
}

/** The criteria of the comparison. */
export const fitCriteria = [
  'license',
  'twic',
  'class',
  'endorsements',
  'transmission',
  'experience',
  'age',
  'distance',
  'shift',
  'freightLevel',
  'freightType',
] as const;
/** One of {@link fitCriteria}. */
export type FitCriterion = (typeof fitCriteria)[number];

/**
 * The result of one criterion: pass, near miss or fail; `detail` has the compared values. A preference that the driver
 * has not stated passes, with `notStated`.
 */
export interface FitResult {
  criterion: FitCriterion;
  result: 'pass' | 'near' | 'fail';
  detail: Record<string, string | number | boolean | string[] | null>;
}

const SECONDS_PER_MONTH = DAYS_PER_MONTH * 86_400;
/** Minimum age for interstate driving (49 CFR 391.11) and hazardous materials (49 CFR 383.71). */
const INTERSTATE_AGE = 21;
/** Missing no more than this counts as a near miss. */
const NEAR_MONTHS = 3;
/** The usual distance to a job, and the largest search radius, in miles (docs/requirements.md#matching). */
const NEAR_MILES = 50;
const FAR_MILES = 100;

/** How a driver fits an order, by criterion; criteria that the order does not have are left out. */
export function fitOf(input: FitInput): FitResult[] {
  return [
    licenseFit(input),
    classFit(input),
    endorsementFit(input),
    twicFit(input),
    transmissionFit(input),
    experienceFit(input),
    ageFit(input),
    distanceFit(input),
    shiftFit(input),
    freightLevelFit(input),
    freightTypeFit(input),
  ].filter((line) => line !== null);
}

/** Whether no criterion fails; near misses count as fitting. */
export function fits(lines: readonly FitResult[]): boolean {
  return lines.every(({ result }) => result !== 'fail');
}

// A valid license is not listed; an invalid one fails the comparison.
function licenseFit({ proofs: { license } }: FitInput): FitResult | null {
  return license === null ? null : { criterion: 'license', result: 'fail', detail: { problem: license } };
}

function twicFit({ driver, proofs, order }: FitInput): FitResult | null {
  if (!needsTwic(order)) return null;
  const isHeld = driver.endorsements.includes('TC');
  const result = isHeld && !proofs.isTwicExpired ? 'pass' : 'fail';
  return { criterion: 'twic', result, detail: { isExpired: isHeld && proofs.isTwicExpired } };
}

function classFit({ driver, order }: FitInput): FitResult {
  const result = classCovers(driver.licenseClass, order.driverClass) ? 'pass' : 'fail';
  return { criterion: 'class', result, detail: { needed: order.driverClass, held: driver.licenseClass } };
}

function endorsementFit({ driver, order }: FitInput): FitResult | null {
  const required = order.endorsements.filter((code) => code !== 'TC');
  if (required.length === 0) return null;
  const missing = required.filter(
    (needed) => !endorsementsCovering(needed).some((code) => driver.endorsements.includes(code)),
  );
  const result = missing.length === 0 ? 'pass' : 'fail';
  return { criterion: 'endorsements', result, detail: { needed: required, missing } };
}

function experienceFit({ driver, criteria, today }: FitInput): FitResult | null {
  if (criteria === null || criteria.minExperienceInSeconds === 0) return null;
  const neededMonths = Math.round(criteria.minExperienceInSeconds / SECONDS_PER_MONTH);
  const windowMonths = Math.round(criteria.experienceWindowInSeconds / SECONDS_PER_MONTH);
  const heldMonths = experienceWithin(driver, windowMonths, today);
  const short = heldMonths >= neededMonths - NEAR_MONTHS ? 'near' : 'fail';
  const result = heldMonths >= neededMonths ? 'pass' : short;
  return { criterion: 'experience', result, detail: { neededMonths, windowMonths, heldMonths } };
}

function ageFit({ driver, order, criteria, today }: FitInput): FitResult {
  const isOlderJob = order.isInterstate || needsHazmat(order.endorsements);
  const needed = Math.max(MIN_DRIVER_AGE, isOlderJob ? INTERSTATE_AGE : 0, criteria?.minAge ?? 0);
  // There is no near miss for the ages required by law.
  const result = ageOn(driver.birthDate, today) >= needed ? 'pass' : 'fail';
  return { criterion: 'age', result, detail: { neededYears: needed, isInterstate: order.isInterstate } };
}

/** Age in whole years on a calendar date. */
export function ageOn(birthDate: string, date: string): number {
  const years = Number(date.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return date.slice(5, 10) < birthDate.slice(5, 10) ? years - 1 : years;
}

function distanceFit({ distanceMiles }: FitInput): FitResult {
  const beyondUsual = distanceMiles <= FAR_MILES ? 'near' : 'fail';
  const result = distanceMiles <= NEAR_MILES ? 'pass' : beyondUsual;
  return { criterion: 'distance', result, detail: { miles: Math.round(distanceMiles), usualMiles: NEAR_MILES } };
}

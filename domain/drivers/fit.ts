import { experienceWithin, MIN_DRIVER_AGE } from './experience';
import type { FitInput, FitResult } from './fit-facts';
import { freightLevelFit, freightTypeFit, shiftFit, transmissionFit } from './fit-preferences';
import { classCovers, hasEndorsement, needsHazmat, needsTwic } from './qualifications';
import { DAYS_PER_MONTH } from './work-record';

const SECONDS_PER_MONTH = DAYS_PER_MONTH * 86_400;
/** Minimum age for interstate driving (49 CFR 391.11(b)(1)) and for hazardous materials (same rule, or state law). */
const INTERSTATE_AGE = 21;

/** Missing no more than this counts as a near miss. */
const NEAR_MONTHS = 3;

/** The usual distance to a job, and the largest search radius, in miles (docs/requirements.md#matching). */
const NEAR_MILES = 50;

const FAR_MILES = 100;

/** A driver's fit to an order, by criterion; criteria that the order does not have are left out. */
export function fitOf(compared: FitInput): FitResult[] {
  const input = { ...compared, criteria: compared.order.matchCriteria ?? compared.criteria };
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
  const missing = required.filter((needed) => !hasEndorsement(driver.endorsements, needed));
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
  const needsInterstateAge = order.isInterstate || needsHazmat(order.endorsements);
  const needed = Math.max(MIN_DRIVER_AGE, needsInterstateAge ? INTERSTATE_AGE : 0, criteria?.minAge ?? 0);
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

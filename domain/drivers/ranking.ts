import type { FitResult } from './fit-facts';

/** The orders in which a carrier can sort the drivers that it finds. */
export const driverSorts = ['distance', 'match', 'experience', 'availability'] as const;
/** One of {@link driverSorts}. */
export type DriverSort = (typeof driverSorts)[number];

/** The orders of a search without a job order, with which there is nothing to match. */
export const orderlessSorts = ['distance', 'experience', 'availability'] as const satisfies readonly DriverSort[];

/** Every order except the distance ranks this many drivers: the nearest of those that pass the filters. */
export const MAX_RANKED = 2_000;

/** The facts about a driver that decide the rank. */
export interface Rankable {
  readonly driverId: string;
  readonly distanceMiles: number;
  readonly isReadyForDispatch: boolean;
  /** The number of criteria that the driver fails, and that they narrowly miss. */
  readonly failed: number;
  readonly near: number;
}

/** The same facts, and those that only the search sorts by. */
export interface RankedDriver extends Rankable {
  readonly isHired: boolean;
  /** Total months of commercial driving. */
  readonly experienceMonths: number;
}

type Compare<Driver> = (one: Driver, other: Driver) => number;

const countOf = (fit: readonly FitResult[], wanted: FitResult['result']): number =>
  fit.reduce((count, { result }) => (result === wanted ? count + 1 : count), 0);

/** The number of criteria that the driver fails, and that they narrowly miss. */
export const missesOf = (fit: readonly FitResult[]): Pick<Rankable, 'failed' | 'near'> => ({
  failed: countOf(fit, 'fail'),
  near: countOf(fit, 'near'),
});

const byDistance: Compare<Rankable> = (one, other) =>
  one.distanceMiles - other.distanceMiles || (one.driverId < other.driverId ? -1 : 1);

/** Best match first: fewest failed criteria, fewest near misses, ready for dispatch, nearest. There is no other score. */
export const compareMatches: Compare<Rankable> = (one, other) =>
  one.failed - other.failed ||
  one.near - other.near ||
  Number(other.isReadyForDispatch) - Number(one.isReadyForDispatch) ||
  byDistance(one, other);

/** Drivers who can start now come first, then those who first have to become ready, then those who have a job. */
function startsAfter({ isHired, isReadyForDispatch }: RankedDriver): number {
  if (isHired) return 2;
  return isReadyForDispatch ? 0 : 1;
}

const compareBy: Readonly<Record<Exclude<DriverSort, 'distance'>, Compare<RankedDriver>>> = {
  match: compareMatches,
  experience: (one, other) => other.experienceMonths - one.experienceMonths || byDistance(one, other),
  availability: (one, other) => startsAfter(one) - startsAfter(other) || byDistance(one, other),
};

/** Drivers who are listed nearest first, in the wanted order; the ids decide ties, so that pages never overlap. */
export const rankDrivers = <Driver extends RankedDriver>(drivers: readonly Driver[], sort: DriverSort): Driver[] =>
  sort === 'distance' ? [...drivers] : [...drivers].sort(compareBy[sort]);

import { type NextStep, turnOf } from './next-step';
import type { CandidacyTab } from './tabs';

/** The waits of an order's drivers, as lists, headers, tabs and the dashboard count them. */
export const waits = [
  'requests',
  'reviews',
  'proposals',
  'outcomes',
  'toInterview',
  'startsToConfirm',
  'files',
  'drivers',
  'dates',
] as const;
/** One of {@link waits}. */
export type Wait = (typeof waits)[number];
/** The number of drivers in each wait. */
export type WaitCounts = Readonly<Record<Wait, number>>;

/** The waits that the carrier can end; the others end with the driver's answer or on a date. */
export type CarrierWait = Exclude<Wait, 'drivers' | 'dates'>;

/** Zero drivers in each wait. */
export const zeroWaitCounts: WaitCounts = {
  requests: 0,
  reviews: 0,
  proposals: 0,
  outcomes: 0,
  toInterview: 0,
  startsToConfirm: 0,
  files: 0,
  drivers: 0,
  dates: 0,
};

const carrierWaits: Partial<Record<NextStep, CarrierWait>> = {
  carrierAnswersRequest: 'requests',
  safetyReviews: 'reviews',
  carrierConfirmsTime: 'proposals',
  carrierOffersTimes: 'proposals',
  decideAfterInterview: 'outcomes',
  carrierSchedulesInterview: 'toInterview',
  carrierAnswersStart: 'startsToConfirm',
  carrierConfirmsStart: 'startsToConfirm',
  completeDriverFile: 'files',
  bothCompleteFile: 'files',
  completeDriverFileAtWork: 'files',
  bothCompleteFileAtWork: 'files',
};

/** The wait of a driver at this step; null on assignment and after the end. */
export function waitOfStep(step: NextStep): Wait | null {
  const ofCarrier = carrierWaits[step];
  if (ofCarrier !== undefined) return ofCarrier;
  if (turnOf(step) === 'driver') return 'drivers';
  return step === 'attendInterview' || step === 'startWork' ? 'dates' : null;
}

/** The tab of the hiring page for each wait. */
export const tabOfWait: Readonly<Record<CarrierWait, CandidacyTab>> = {
  requests: 'requested',
  reviews: 'review',
  proposals: 'interview',
  outcomes: 'interview',
  toInterview: 'review',
  startsToConfirm: 'hired',
  files: 'hired',
};

/** The permissions of the reader's position. */
export interface Rights {
  readonly mayAct: boolean;
  /** HR and SAFETY decide reviews and complete drivers' files. */
  readonly mayReview: boolean;
}

/** A task of the carrier, and the number of drivers that it concerns. */
export interface WaitLine {
  readonly wait: CarrierWait;
  readonly count: number;
}

/** The tasks that wait for the reader and those that wait for colleagues, most urgent first. */
export function waitLines(counts: WaitCounts, rights: Rights): { mine: WaitLine[]; colleagues: WaitLine[] } {
  const lines = waits
    .filter((wait) => wait !== 'drivers' && wait !== 'dates')
    .map((wait) => ({ wait, count: counts[wait] }))
    .filter(({ count }) => count > 0);
  const isMine = ({ wait }: WaitLine): boolean =>
    wait === 'reviews' || wait === 'files' ? rights.mayReview : rights.mayAct;
  return { mine: lines.filter(isMine), colleagues: lines.filter((line) => !isMine(line)) };
}

/** The facts of an active order that decide whose turn it is. */
export interface OrderWaitFacts {
  readonly waiting: WaitCounts;
  readonly seatsTaken: number;
  readonly numberOfDrivers: number;
  /** Drivers between the first contact and the hire. */
  readonly underWay: number;
}

/** The party whose move an active order waits for, from the reader's point of view. */
export type OrderTurn =
  | { readonly turn: 'mine' | 'colleagues'; readonly lines: readonly WaitLine[]; readonly count: number }
  | { readonly turn: 'drivers' | 'date'; readonly count: number }
  | { readonly turn: 'full' | 'search' | 'open'; readonly count: 0 };

const total = (lines: readonly WaitLine[]): number => lines.reduce((sum, { count }) => sum + count, 0);

/** The party whose turn it is on an order; lists, headers, tabs and the next action all use this. */
export function orderTurn(order: OrderWaitFacts, rights: Rights): OrderTurn {
  const { mine, colleagues } = waitLines(order.waiting, rights);
  if (mine.length > 0) return { turn: 'mine', lines: mine, count: total(mine) };
  if (colleagues.length > 0) return { turn: 'colleagues', lines: colleagues, count: total(colleagues) };
  const openSeats = order.numberOfDrivers - order.seatsTaken;
  const { drivers, dates } = order.waiting;
  if (openSeats <= 0) return drivers > 0 ? { turn: 'drivers', count: drivers } : { turn: 'full', count: 0 };
  // Fewer candidates than open seats: the carrier has to find more.
  if (order.underWay < openSeats) return { turn: rights.mayAct ? 'search' : 'open', count: 0 };
  return drivers > 0 ? { turn: 'drivers', count: drivers } : { turn: 'date', count: dates };
}

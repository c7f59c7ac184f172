import type { StoredShift } from './shift';
import type { WorkdayEntries } from './workday/schema';

/** The entries of people in a workday. */
export interface WorkdayContent {
  readonly shifts: readonly StoredShift[];
  readonly entries: WorkdayEntries;
}

/** A workday without times and entries. */
export const NO_ENTRIES: WorkdayEntries = {
  milesTenths: 0,
  stops: 0,
  nightsAway: 0,
  breakdownMinutes: 0,
  waitingMinutes: 0,
  option: null,
};

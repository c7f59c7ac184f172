import { stageDueAt } from '../driver-pipeline/deadlines';
import type { ExitReason } from '../driver-pipeline/reasons';
import { isApplicationSent } from '../driver-pipeline/requirements';
import { closedStages, stageTable } from '../driver-pipeline/stages';
import type { DriverPipelineState } from '../driver-pipeline/state';
import { DAY_MS, instantAfter } from '../shared/durations';
import { isWorkingDay } from '../shared/working-days';
import { dateAt, nextDate } from '../shared/zoned-time';

/**
 * Number of working days after the calendar day of an instant, up to and including the day of another, where the driver
 * lives; 0 if that day has come.
 */
export function workingDaysUntil(from: string, until: string, zone: string): number {
  const last = dateAt(until, zone);
  let days = 0;
  for (let day = nextDate(dateAt(from, zone)); day <= last; day = nextDate(day)) {
    if (isWorkingDay(day)) days += 1;
  }
  return days;
}

/**
 * When the call of an application is due: at the target age of the call's stage, which the driver enters now if the
 * application was submitted this instant.
 */
export const callDueAt = (state: DriverPipelineState, at: string): string =>
  state.stage === 'Interview'
    ? (stageDueAt(state) ?? state.enteredAt)
    : instantAfter(at, stageTable.Interview.targetDays * DAY_MS);

/** Working days within which operations call the driver, as the receipt by email and the driver's page promise it. */
export const callWithinWorkingDays = (state: DriverPipelineState, at: string, zone: string): number =>
  workingDaysUntil(at, callDueAt(state, at), zone);

/** Whether a submitted application waits for its screening call. */
export const awaitsCall = (state: DriverPipelineState): boolean =>
  state.stage === 'Interview' && state.call === null && isApplicationSent(state);

/** Whether the application was rejected or withdrawn, so that nothing waits for the driver anymore. */
export const isClosed = ({ stage }: Pick<DriverPipelineState, 'stage'>): boolean => closedStages.includes(stage);

/** Exit reasons that the driver's page shows. A reason that a person decided on is explained in person. */
export const driverFacingReasons = ['underage', 'no_cdl', 'documents_missing'] as const satisfies readonly ExitReason[];
/** One of {@link driverFacingReasons}. */
export type DriverFacingReason = (typeof driverFacingReasons)[number];

/** The reason to show to the driver; null if it is not shown. */
export const driverFacingReason = (reason: string | null): DriverFacingReason | null =>
  driverFacingReasons.find((shown) => shown === reason) ?? null;

import type { ExitReason } from '../driver-pipeline/reasons';
import { isApplicationSent } from '../driver-pipeline/requirements';
import { stageTable } from '../driver-pipeline/stages';
import type { DriverPipelineState } from '../driver-pipeline/state';
import { DAY_MS, instantAfter } from '../shared/durations';

const WEEKEND: readonly number[] = [0, 6];

/** Number of working days after an instant, up to and including the day of another; 0 if that has passed. */
export function workingDaysUntil(from: string, until: string): number {
  let days = 0;
  for (let at = Date.parse(from) + DAY_MS; at <= Date.parse(until); at += DAY_MS) {
    if (!WEEKEND.includes(new Date(at).getUTCDay())) days += 1;
  }
  return days;
}

/**
 * Working days within which operations call a driver who submits at this instant: the target age of the call's stage.
 */
export const callWithinWorkingDays = (sentAt: string): number =>
  workingDaysUntil(sentAt, instantAfter(sentAt, stageTable.Interview.targetDays * DAY_MS));

/** Whether a submitted application waits for its screening call. */
export const awaitsCall = (state: DriverPipelineState): boolean =>
  state.stage === 'Interview' && state.call === null && isApplicationSent(state);

/** Whether the application was rejected or withdrawn, so that nothing waits for the driver anymore. */
export const isClosed = ({ stage }: Pick<DriverPipelineState, 'stage'>): boolean =>
  stage === 'NotQualified' || stage === 'NotInterested';

/** Exit reasons that the driver's page shows. A reason that a person decided on is explained in person. */
export const driverFacingReasons = ['underage', 'no_cdl', 'documents_missing'] as const satisfies readonly ExitReason[];
/** One of {@link driverFacingReasons}. */
export type DriverFacingReason = (typeof driverFacingReasons)[number];

/** The reason to show to the driver; null if it is not shown. */
export const driverFacingReason = (reason: string | null): DriverFacingReason | null =>
  driverFacingReasons.find((shown) => shown === reason) ?? null;

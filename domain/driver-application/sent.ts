import type { DriverPipelineState } from '../driver-pipeline/state';
import { isApplicationSent } from '../driver-pipeline/requirements';
import type { ExitReason } from '../driver-pipeline/reasons';
import { stageTable } from '../drivers/stages';
import { DAY_MS, instantAfter } from '../shared/durations';

const WEEKEND: readonly number[] = [0, 6];

/** Working days after an instant, up to and with the day of another one; 0 when that has passed. */
export const workingDaysUntil = (from: string, until: string): number => {
  let days = 0;
  for (let at = Date.parse(from) + DAY_MS; at <= Date.parse(until); at += DAY_MS) {
    if (!WEEKEND.includes(new Date(at).getUTCDay())) days += 1;
  }
  return days;
};

/** Working days in which somebody calls whoever sent an application then: the target age of the stage of the call. */
export const callWithinWorkingDays = (sentAt: string): number =>
  workingDaysUntil(sentAt, instantAfter(sentAt, stageTable.Interview.targetDays * DAY_MS));

/** Whether the application lies with operations, and its screening call has not taken place. */
export const awaitsCall = (state: DriverPipelineState): boolean =>
  state.stage === 'Interview' && state.call === null && isApplicationSent(state);

/** Whether the application was decided against, or called off: nothing of it waits for the driver any more. */
export const isClosed = ({ stage }: Pick<DriverPipelineState, 'stage'>): boolean =>
  stage === 'NotQualified' || stage === 'NotInterested';

/** Reasons that a driver is told on the page; what a person judged is explained by a person. */
export const driverFacingReasons = ['underage', 'no_cdl', 'documents_missing'] as const satisfies readonly ExitReason[];
/** One of {@link driverFacingReasons}. */
export type DriverFacingReason = (typeof driverFacingReasons)[number];

/** The reason as the driver's page tells it, or nothing. */
export const driverFacingReason = (reason: string | null): DriverFacingReason | null =>
  driverFacingReasons.find((shown) => shown === reason) ?? null;

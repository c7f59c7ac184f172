import type { Problem } from '../problems';
import { DAY_MS, MINUTE_MS } from '../shared/durations';

/** The largest difference between the clocks of a device and the server. */
export const CLOCK_TOLERANCE_MS = 5 * MINUTE_MS;
/** The oldest status of a phone without network; older ones belong in the logging device. */
const OLDEST_MS = 8 * DAY_MS;

/** Why a status with a device's time is refused; undefined if it is not. A queued status keeps its own time. */
export function dutyStatusProblem(at: string, now: number): Problem | undefined {
  const behind = now - Date.parse(at);
  if (behind < -CLOCK_TOLERANCE_MS) return { code: 'duty-status-in-future' };
  if (behind > OLDEST_MS) return { code: 'duty-status-too-old' };
  return undefined;
}

/** Whether a status came later than its own time, which the log shows. */
export const isLate = (at: string, receivedAt: string): boolean =>
  Date.parse(receivedAt) - Date.parse(at) > CLOCK_TOLERANCE_MS;

import { daysAfter } from '../../shared/periods';
import type { DriverFile } from '../model/driver-file';

/**
 * The last day of the licenses of a state that the driver holds on a day, renewals without a gap included: null if open,
 * undefined if none is held on that day.
 */
export function licensedThrough(
  { licenses }: DriverFile,
  state: string | null,
  day: string,
): string | null | undefined {
  const ofState = (licenses ?? [])
    .filter((license) => license.state === state)
    .toSorted((one, other) => one.heldFrom.localeCompare(other.heldFrom));
  let end: string | null | undefined;
  for (const { heldFrom, heldUntil } of ofState) {
    const isHeld = heldFrom <= day && (heldUntil === null || heldUntil >= day);
    const follows = typeof end === 'string' && heldFrom <= daysAfter(end, 1) && (heldUntil ?? end) >= end;
    if (end === undefined ? isHeld : follows) end = heldUntil;
  }
  return end;
}

import { daysAfter } from '../../shared/periods';
import type { DriverFile } from '../model/driver-file';

/**
 * The last day through which the driver holds licenses of a state from a day on, without a day between two of them:
 * null if open, undefined if none is held on that day.
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

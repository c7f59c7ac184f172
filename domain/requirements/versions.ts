import type { Problem } from '../problems';
import { daysAfter } from '../shared/periods';
import { END_OF_TIME } from './dates';
import type { Requirement } from './model/requirement';

/** The days on which a version is in force, both included; a null end is open. */
export type DaysInForce = Pick<Requirement, 'from' | 'to'>;

/** A version and its days. */
export interface VersionDates extends DaysInForce {
  readonly id: string;
}

/** A version that was withdrawn before its first day is never in force. */
export const isWithdrawn = ({ from, to }: DaysInForce): boolean => to !== null && to < from;

/** Whether a version is in force on a day. */
export const isInForceOn = ({ from, to }: DaysInForce, day: string): boolean =>
  from <= day && (to === null || day <= to);

/** A new version, and the one that it replaces. */
export interface NewVersion extends DaysInForce {
  /** Null if the requirement has no version, or none at that time. */
  readonly replaces: string | null;
  /** The last day of the replaced version as the author saw it; it must not have changed. */
  readonly replacesUntil: string | null;
}

/** Whether both versions would be in force on any day. */
export const overlaps = (one: DaysInForce, other: DaysInForce): boolean =>
  one.from <= (other.to ?? END_OF_TIME) &&
  other.from <= (one.to ?? END_OF_TIME) &&
  !isWithdrawn(one) &&
  !isWithdrawn(other);

/** Why a new version is refused: past days must not change, and no day may have two versions. */
export function checkNewVersion(
  versions: readonly VersionDates[],
  draft: NewVersion,
  today: string,
): Problem | undefined {
  if (draft.from < today) return { code: 'effective-date-past' };
  if (isWithdrawn(draft)) return { code: 'end-before-start' };
  const before = versions.find(({ id }) => id === draft.replaces);
  if (draft.replaces !== null && (before === undefined || !isAsSeen(before, draft))) {
    return { code: 'requirement-changed' };
  }
  if (before !== undefined && draft.from <= before.from) return { code: 'effective-date-not-new' };
  const other = versions.find((version) => version !== before && overlaps(version, draft));
  return other && { code: 'requirement-dates-overlap', params: { from: other.from, to: other.to ?? '…' } };
}

// A version may be followed without a gap by the new one; one that ends earlier cannot be replaced.
const isAsSeen = ({ to }: VersionDates, { replacesUntil, from }: NewVersion): boolean =>
  to === replacesUntil && (to === null || from <= daysAfter(to, 1));

/** Days on which a requirement has no version in force, both included; without an end until a version is added. */
export type GapInForce = DaysInForce;

/** The days between a version's end and the next version; undefined if there are none. */
export function gapAfter(versions: readonly DaysInForce[], version: DaysInForce): GapInForce | undefined {
  const { to } = version;
  if (to === null || isWithdrawn(version)) return undefined;
  const next = versions
    .filter((other) => !isWithdrawn(other) && other.from > to)
    .map(({ from }) => from)
    .toSorted()[0];
  const first = daysAfter(to, 1);
  return next === first ? undefined : { from: first, to: next === undefined ? null : daysAfter(next, -1) };
}

/**
 * Why a version cannot end with a day: past days must not change, and an end must not move to a later day. A version that
 * ends on the day before its first one is withdrawn.
 */
export function checkEnd({ from, to }: VersionDates, lastDay: string, today: string): Problem | undefined {
  if (lastDay < daysAfter(today, -1)) return { code: 'effective-date-past' };
  if (lastDay < daysAfter(from, -1)) return { code: 'end-before-start' };
  return to !== null && to <= lastDay ? { code: 'requirement-ends-earlier' } : undefined;
}

/** Why a correction is refused: it is for a version that has begun, and ends with it at the latest. */
export function checkCorrection(version: VersionDates, draft: DaysInForce, today: string): Problem | undefined {
  if (isWithdrawn(version)) return { code: 'requirement-withdrawn' };
  if (version.from > today) return { code: 'requirement-not-begun' };
  if (draft.from > today) return { code: 'correction-not-past' };
  if (isWithdrawn(draft)) return { code: 'end-before-start' };
  return (draft.to ?? END_OF_TIME) > (version.to ?? END_OF_TIME) ? { code: 'correction-ends-later' } : undefined;
}

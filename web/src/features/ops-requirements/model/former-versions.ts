import type { Problem } from '#domain/problems';
import { daysAfter } from '#domain/shared/periods';
import { END_OF_TIME } from '#domain/requirements/dates';
import type { RequirementRecord } from '#domain/requirements/record';

/** The effective dates of a version. */
export type VersionDates = Pick<RequirementRecord, 'id' | 'effectiveFrom' | 'effectiveTo'>;

/** The last day before a version's end, which is the first day on which it is not in effect. */
export const lastDayBefore = (effectiveTo: string): string => daysAfter(effectiveTo, -1);

/** A new version, and the one that it replaces. */
export interface NewVersion {
  readonly effectiveFrom: string;
  readonly effectiveTo: string | null;
  /** Null if the requirement has no version, or none at that time. */
  readonly replaces: string | null;
  /** The end of the replaced version as the author saw it; it must not have changed. */
  readonly replacesUntil: string | null;
}

/** Whether both versions would be in effect on any day. */
export const overlaps = (one: Omit<VersionDates, 'id'>, other: Omit<VersionDates, 'id'>): boolean =>
  one.effectiveFrom < (other.effectiveTo ?? END_OF_TIME) &&
  other.effectiveFrom < (one.effectiveTo ?? END_OF_TIME) &&
  !isEmpty(one) &&
  !isEmpty(other);

/** A version that was withdrawn before its first day is never in effect. */
const isEmpty = ({ effectiveFrom, effectiveTo }: Omit<VersionDates, 'id'>): boolean => effectiveTo === effectiveFrom;

/** Why a new version is refused: past days must not change, and no day may have two versions. */
export function checkNewVersion(
  versions: readonly VersionDates[],
  draft: NewVersion,
  today: string,
): Problem | undefined {
  if (draft.effectiveFrom < today) return { code: 'effective-date-past' };
  if (draft.effectiveTo !== null && draft.effectiveTo <= draft.effectiveFrom) return { code: 'end-before-start' };
  const before = versions.find(({ id }) => id === draft.replaces);
  if (draft.replaces !== null && (before === undefined || !isAsSeen(before, draft))) {
    return { code: 'requirement-changed' };
  }
  if (before !== undefined && draft.effectiveFrom <= before.effectiveFrom) return { code: 'effective-date-not-new' };
  const other = versions.find((version) => version !== before && overlaps(version, draft));
  if (other === undefined) return undefined;
  return { code: 'requirement-dates-overlap', params: { from: other.effectiveFrom, to: other.effectiveTo ?? '…' } };
}

// A version that ends on the new one's first day may be followed by it; one that ends earlier cannot be replaced.
const isAsSeen = ({ effectiveTo }: VersionDates, { replacesUntil, effectiveFrom }: NewVersion): boolean =>
  effectiveTo === replacesUntil && (effectiveTo === null || effectiveFrom <= effectiveTo);

/** Days on which a requirement has no version in effect; without an end until a version is added. */
export interface GapInForce {
  readonly from: string;
  readonly to: string | null;
}

/** The days between a version's end and the next version; undefined if there are none. */
export function gapAfter(
  versions: readonly Omit<VersionDates, 'id'>[],
  { effectiveFrom, effectiveTo }: Omit<VersionDates, 'id'>,
): GapInForce | undefined {
  if (effectiveTo === null || effectiveTo === effectiveFrom) return undefined;
  const starts = versions
    .filter((version) => !isEmpty(version) && version.effectiveFrom >= effectiveTo)
    .map((version) => version.effectiveFrom);
  const next = starts.sort()[0] ?? null;
  return next === effectiveTo ? undefined : { from: effectiveTo, to: next };
}

/** Why a version cannot end on a day: past days must not change, and an end must not move to a later day. */
export function checkEnd({ effectiveFrom, effectiveTo }: VersionDates, on: string, today: string): Problem | undefined {
  if (on < today) return { code: 'effective-date-past' };
  if (on < effectiveFrom) return { code: 'end-before-start' };
  return effectiveTo !== null && effectiveTo <= on ? { code: 'requirement-ends-earlier' } : undefined;
}

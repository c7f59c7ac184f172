import type { Problem } from '../problems';
import { END_OF_TIME } from './dates';
import type { RequirementRecord } from './record';

/** When a version is in force. */
export type VersionDates = Pick<RequirementRecord, 'id' | 'effectiveFrom' | 'effectiveTo'>;

/** A version that somebody wants to add, and the one that it takes the place of. */
export interface NewVersion {
  readonly effectiveFrom: string;
  readonly effectiveTo: string | null;
  /** Null for a requirement, or a time, that has no version yet. */
  readonly replaces: string | null;
  /** The end of that version as it was seen: whoever replaces it replaces what he saw. */
  readonly replacesUntil: string | null;
}

/** Whether two versions would be in force on one day. */
export const overlaps = (one: Omit<VersionDates, 'id'>, other: Omit<VersionDates, 'id'>): boolean =>
  one.effectiveFrom < (other.effectiveTo ?? END_OF_TIME) &&
  other.effectiveFrom < (one.effectiveTo ?? END_OF_TIME) &&
  !isEmpty(one) &&
  !isEmpty(other);

/** A version that was taken back before its first day is never in force. */
const isEmpty = ({ effectiveFrom, effectiveTo }: Omit<VersionDates, 'id'>): boolean => effectiveTo === effectiveFrom;

/** Why a version is refused: past days keep their answer, and no day has two. */
export const checkNewVersion = (
  versions: readonly VersionDates[],
  draft: NewVersion,
  today: string,
): Problem | undefined => {
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
};

// One that ends on the new version's first day is followed by it; one that ends before has nothing to be replaced.
const isAsSeen = ({ effectiveTo }: VersionDates, { replacesUntil, effectiveFrom }: NewVersion): boolean =>
  effectiveTo === replacesUntil && (effectiveTo === null || effectiveFrom <= effectiveTo);

/** Days on which nothing of a requirement is asked; without an end until somebody writes a version. */
export interface GapInForce {
  readonly from: string;
  readonly to: string | null;
}

/** What lies between a version's end and the beginning of the next one; undefined where they meet, or it has no end. */
export const gapAfter = (
  versions: readonly Omit<VersionDates, 'id'>[],
  { effectiveFrom, effectiveTo }: Omit<VersionDates, 'id'>,
): GapInForce | undefined => {
  if (effectiveTo === null || effectiveTo === effectiveFrom) return undefined;
  const starts = versions
    .filter((version) => !isEmpty(version) && version.effectiveFrom >= effectiveTo)
    .map((version) => version.effectiveFrom);
  const next = starts.sort()[0] ?? null;
  return next === effectiveTo ? undefined : { from: effectiveTo, to: next };
};

/** Why a version can not end on a day: past days keep their answer, and it ends once. */
export const checkEnd = (
  { effectiveFrom, effectiveTo }: VersionDates,
  on: string,
  today: string,
): Problem | undefined => {
  if (on < today) return { code: 'effective-date-past' };
  if (on < effectiveFrom) return { code: 'end-before-start' };
  return effectiveTo !== null && effectiveTo <= on ? { code: 'requirement-changed' } : undefined;
};

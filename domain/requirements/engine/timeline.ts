import { daysAfter } from '../../shared/periods';
import type { Requirement } from '../model/requirement';

/** Days on which one version is the law; a null end is open. */
export interface Stretch {
  readonly version: Requirement;
  readonly from: string;
  readonly to: string | null;
}

/** The parts of a stretch outside the days of another version. */
function without(stretch: Stretch, { from, to }: Requirement): Stretch[] {
  const isApart = (stretch.to !== null && stretch.to < from) || (to !== null && to < stretch.from);
  if (isApart) return [stretch];
  const before = stretch.from < from ? [{ ...stretch, to: daysAfter(from, -1) }] : [];
  const isOver = to === null || (stretch.to !== null && stretch.to <= to);
  return isOver ? before : [...before, { ...stretch, from: daysAfter(to, 1) }];
}

/**
 * The versions of one requirement with the days on which each is the law. A correction replaces what was recorded before it for its
 * days; with `knownAt`, corrections after that instant are ignored, so that the answer of then stays readable.
 */
export function timelineOf(versions: readonly Requirement[], knownAt: string | null): Stretch[] {
  const known = versions
    .filter(({ correction }) => correction === null || knownAt === null || correction.at <= knownAt)
    .toSorted((one, other) => (one.correction?.at ?? '').localeCompare(other.correction?.at ?? ''));
  let stretches: Stretch[] = [];
  for (const version of known) {
    const rest = version.correction === null ? stretches : stretches.flatMap((stretch) => without(stretch, version));
    stretches = [...rest, { version, from: version.from, to: version.to }];
  }
  return stretches.toSorted((one, other) => one.from.localeCompare(other.from));
}

/** The version that is the law on a day. */
export const versionOn = (timeline: readonly Stretch[], day: string): Requirement | undefined =>
  timeline.find(({ from, to }) => from <= day && (to === null || day <= to))?.version;

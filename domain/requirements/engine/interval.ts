import { daysAfter } from '../../shared/periods';
import type { Evidence } from '../model/evidence';
import type { Requirement } from '../model/requirement';

/** Days on which a requirement is met, the last one included; a null end is open. */
export interface Interval {
  /** The date of the proof. */
  readonly day: string;
  readonly from: string;
  readonly to: string | null;
  /** Null for a proof by facts. */
  readonly evidence: Evidence | null;
  /** Whether it is from before the application, or long before the hire. */
  readonly isEarly: boolean;
  /** The correction of the law without which the proof would not count on these days. */
  readonly correction: Requirement['correction'];
}

/** A period that interrupts what is proven. */
export type Interruption = Pick<Interval, 'from' | 'to'>;

const isBefore = (end: string | null, day: string): boolean => end !== null && end < day;

/** The part of an interval within days; undefined if there is none. */
export function clip(interval: Interval, { from, to }: Interruption): Interval | undefined {
  const start = interval.from > from ? interval.from : from;
  const ends = [interval.to, to].filter((end) => end !== null).toSorted();
  const end = ends[0] ?? null;
  return isBefore(end, start) ? undefined : { ...interval, from: start, to: end };
}

/** The parts of an interval outside an interruption. */
export function cut(interval: Interval, { from, to }: Interruption): Interval[] {
  if (isBefore(interval.to, from) || isBefore(to, interval.from)) return [interval];
  const before = interval.from < from ? [{ ...interval, to: daysAfter(from, -1) }] : [];
  const isOver = to === null || (interval.to !== null && interval.to <= to);
  return isOver ? before : [...before, { ...interval, from: daysAfter(to, 1) }];
}

/** Joins intervals of the same document that follow each other without a day between; oldest first. */
export function joined(intervals: readonly Interval[]): Interval[] {
  const result: Interval[] = [];
  for (const next of intervals.toSorted((one, other) => one.from.localeCompare(other.from))) {
    const index = result.findLastIndex(
      ({ evidence, to }) => evidence?.id === next.evidence?.id && to !== null && daysAfter(to, 1) >= next.from,
    );
    const last = result[index];
    if (last === undefined) result.push(next);
    else {
      const correction = last.correction ?? next.correction;
      result[index] = { ...last, correction, to: isBefore(next.to, last.to ?? '') ? last.to : next.to };
    }
  }
  return result;
}

import type { Lateness } from '../model/answer';
import { daysBetween } from './days';
import type { Interval } from './interval';

/** The proofs of a duty through a day. */
export interface ProofHistory {
  /** The proof that counts, or the last one that did. */
  readonly last: Interval | null;
  /** The last good day of what is next; null if nothing is. */
  readonly due: string | null;
  readonly lateness: readonly Lateness[];
}

/**
 * Walks through the proofs, oldest first: the first is due on the first due day, each next one on the day on which
 * its predecessor ends. One dated after that is late and stays so. Without a first due day nothing can be late.
 */
export function proofHistory(intervals: readonly Interval[], firstDue: string | null, dutyDay: string): ProofHistory {
  const lateness: Lateness[] = [];
  let last: Interval | null = null;
  let due = firstDue;
  for (const interval of intervals) {
    const { from, to } = interval;
    if (last?.to === null || (due !== null && due > dutyDay && from > due)) break;
    if (to !== null && due !== null && to < due) {
      // It ended before the duty began, or a newer one has replaced it.
      last ??= firstDue !== null && to < firstDue ? interval : null;
      continue;
    }
    if (firstDue !== null && due !== null && from > due) {
      lateness.push({ dueOn: due, provenOn: from, days: daysBetween(due, from) });
    }
    last = interval;
    due = to;
  }
  return { last, due, lateness };
}

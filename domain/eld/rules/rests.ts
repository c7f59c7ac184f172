import type { StretchStatus } from '../statuses';
import { lengthOf, type Span, type Stretch } from '../timeline';
import { FULL_REST_MS, SPLIT_BERTH_MS, SPLIT_SHORT_MS } from './limits';

/** Whether the time counts as work: driving, or on duty without driving. */
export const isWork = ({ status }: { readonly status: StretchStatus }): boolean =>
  status === 'driving' || status === 'onDuty';

/** A time without work, and its longest time in the sleeper berth. */
export interface Rest extends Span {
  readonly berth: Span | null;
}

/**
 * The times without work. A time without a record may have been rest, so that it counts as such: missing data is no
 * violation.
 */
export function restsOf(timeline: readonly Stretch[]): Rest[] {
  const rests: Rest[] = [];
  let open: Rest | undefined;
  for (const stretch of timeline) {
    if (isWork(stretch)) {
      if (open !== undefined) rests.push(open);
      open = undefined;
    } else {
      open = { from: open?.from ?? stretch.from, to: stretch.to, berth: longerBerth(open?.berth ?? null, stretch) };
    }
  }
  return open === undefined ? rests : [...rests, open];
}

function longerBerth(berth: Span | null, stretch: Stretch): Span | null {
  if (stretch.status !== 'sleeperBed') return berth;
  // Two records with different remarks are still one time in the berth.
  if (berth?.to === stretch.from) return { from: berth.from, to: stretch.to };
  return berth === null || lengthOf(stretch) > lengthOf(berth) ? { from: stretch.from, to: stretch.to } : berth;
}

/** Whether the rest starts a new day of driving. */
export const isFullRest = (rest: Span): boolean => lengthOf(rest) >= FULL_REST_MS;

/** The time in the berth, if it is long enough to be a part of a split rest. */
export const splitBerth = ({ berth }: Rest): Span | null =>
  berth !== null && lengthOf(berth) >= SPLIT_BERTH_MS ? berth : null;

/** The parts of the two rests that make a split rest, earlier one first (395.1(g)(1)(ii)); undefined if they make none. */
export function splitOf(earlier: Rest, later: Rest): readonly [Span, Span] | undefined {
  const choices: (readonly [Span | null, Span | null])[] = [
    [splitBerth(earlier), later],
    [earlier, splitBerth(later)],
  ];
  for (const [one, other] of choices) {
    if (one === null || other === null) continue;
    const isLong = Math.min(lengthOf(one), lengthOf(other)) >= SPLIT_SHORT_MS;
    if (isLong && lengthOf(one) + lengthOf(other) >= FULL_REST_MS) return [one, other];
  }
  return undefined;
}

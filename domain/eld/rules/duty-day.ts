import { dateAt } from '../../shared/zoned-time';
import { lengthOf, overlapOf, type Span, type Stretch } from '../timeline';
import { ADVERSE_MS, DRIVING_MS, type HosTerms, SPLIT_SHORT_MS, WINDOW_MS } from './limits';
import { isFullRest, isWork, type Rest, restsOf, splitBerth, splitOf } from './rests';

/** The beginning of a day of driving: for work after `appliesFrom`, it began at `from`. */
interface Beginning {
  readonly appliesFrom: number;
  readonly from: number;
}

/** The beginnings of days of driving in a log, and the rests that the 14 hours leave out. */
export interface DutyDays {
  readonly timeline: readonly Stretch[];
  readonly beginnings: readonly Beginning[];
  readonly leftOut: readonly Span[];
}

/**
 * Finds full rests, and split rests: with the second part of a split, the day begins again at the end of the first one, and
 * neither counts in the 14 hours. The last time in the berth is left out before its second part is known, as logging devices
 * do it; a short rest is not.
 */
export function dutyDaysOf(timeline: readonly Stretch[]): DutyDays {
  const beginnings: Beginning[] = [{ appliesFrom: Number.NEGATIVE_INFINITY, from: timeline[0]?.from ?? 0 }];
  const leftOut: Span[] = [];
  let parts: Rest[] = [];
  for (const rest of restsOf(timeline)) {
    if (lengthOf(rest) < SPLIT_SHORT_MS) continue;
    const split = parts.map((part) => splitOf(part, rest)).findLast((found) => found !== undefined);
    if (split !== undefined) leftOut.push(...split);
    if (isFullRest(rest)) beginnings.push({ appliesFrom: rest.to, from: rest.to });
    else if (split !== undefined) beginnings.push({ appliesFrom: rest.to, from: split[0].to });
    parts = isFullRest(rest) ? [] : [...parts, rest];
  }
  for (const berth of parts.map(splitBerth)) if (berth !== null) leftOut.push(berth);
  return { timeline, beginnings, leftOut: distinct(leftOut) };
}

/** A rest may be the second part of one split and the first of the next. */
const distinct = (spans: readonly Span[]): Span[] =>
  spans.filter(({ from }, index) => spans.findIndex((other) => other.from === from) === index);

/** The day of driving to which an instant belongs. */
export interface DutyDay {
  /** The first work of the day; null if there is none yet. */
  readonly startedAt: number | null;
  /** Driving so far. */
  readonly drivenMs: number;
  readonly drivingLimitMs: number;
  /** The end of the 14 hours; null before the first work. */
  readonly windowEndsAt: number | null;
  readonly windowLimitMs: number;
  /** The calendar date of the first work, whose exceptions count. */
  readonly date: string;
}

/** The day of driving at an instant. */
export function dutyDayAt({ timeline, beginnings, leftOut }: DutyDays, at: number, terms: HosTerms): DutyDay {
  const from = beginnings.findLast(({ appliesFrom }) => appliesFrom <= at)?.from ?? at;
  const until = { from, to: at };
  const first = timeline.find((stretch) => isWork(stretch) && stretch.to > from && stretch.from < at);
  const startedAt = first === undefined ? null : Math.max(first.from, from);
  const date = dateAt(new Date(startedAt ?? at).toISOString(), terms.zone);
  const more = terms.exemptions.adverseConditions.includes(date) ? ADVERSE_MS : 0;
  const driving = timeline.filter(({ status }) => status === 'driving');
  const windowLimitMs = WINDOW_MS + more;
  const rested = startedAt === null ? [] : leftOut.map((rest) => overlapOf(rest, { from: startedAt, to: at }));
  return {
    startedAt,
    drivenMs: driving.reduce((sum, stretch) => sum + overlapOf(stretch, until), 0),
    drivingLimitMs: DRIVING_MS + more,
    windowEndsAt: startedAt === null ? null : startedAt + windowLimitMs + rested.reduce((sum, ms) => sum + ms, 0),
    windowLimitMs,
    date,
  };
}

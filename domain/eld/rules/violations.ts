import type { Span, Stretch } from '../timeline';
import { lengthOf } from '../timeline';
import { byDay, cycleWork } from './cycle';
import { dutyDayAt, type DutyDays, dutyDaysOf } from './duty-day';
import { BREAK_AFTER_MS, BREAK_MS, cycleLimits, type HosRule, type HosTerms, ruleParagraphs } from './limits';

/** A time of driving that a rule does not allow. */
export interface Violation extends Span {
  readonly rule: HosRule;
  /** The paragraph of 49 CFR that it breaks. */
  readonly paragraph: string;
}

/** The part of a time of driving after an instant. */
const after = ({ from, to }: Span, limit: number): Span[] => (limit < to ? [{ from: Math.max(from, limit), to }] : []);

/** Driving since the last break at the beginning of each time of driving. */
function drivenSinceBreak(timeline: readonly Stretch[]): ReadonlyMap<Stretch, number> {
  const driven = new Map<Stretch, number>();
  let sum = 0;
  let pause = 0;
  for (const stretch of timeline) {
    if (stretch.status === 'driving') {
      if (pause >= BREAK_MS) sum = 0;
      driven.set(stretch, sum);
      sum += lengthOf(stretch);
      pause = 0;
    } else {
      pause += lengthOf(stretch);
    }
  }
  return driven;
}

/** Driving since the last break of 30 minutes, at the end of a timeline (395.3(a)(3)(ii)). */
export function drivingSinceBreak(timeline: readonly Stretch[]): number {
  const last = timeline.findLast(({ status }) => status === 'driving');
  const end = timeline.at(-1)?.to ?? 0;
  if (last === undefined || end - last.to >= BREAK_MS) return 0;
  return (drivenSinceBreak(timeline).get(last) ?? 0) + lengthOf(last);
}

function dailyViolations(days: DutyDays, stretch: Stretch, terms: HosTerms): Violation[] {
  const { drivenMs, drivingLimitMs, windowEndsAt } = dutyDayAt(days, stretch.from, terms);
  // Before any other work, this driving begins the day.
  const windowEnd = windowEndsAt ?? dutyDayAt(days, stretch.to, terms).windowEndsAt ?? stretch.to;
  return [
    ...after(stretch, stretch.from + drivingLimitMs - drivenMs).map((span) => ({ rule: 'driving' as const, ...span })),
    ...after(stretch, windowEnd).map((span) => ({ rule: 'window' as const, ...span })),
  ].map((found) => ({ ...found, paragraph: ruleParagraphs[found.rule] }));
}

function cycleViolations(timeline: readonly Stretch[], stretch: Stretch, terms: HosTerms): Violation[] {
  const { workMs, paragraph } = cycleLimits[terms.cycle];
  return byDay(stretch, terms.zone).flatMap((part) => {
    const left = workMs - cycleWork(timeline, part.from, terms);
    return after(part, part.from + left).map((span) => ({ rule: 'cycle' as const, paragraph, ...span }));
  });
}

/**
 * Driving that 49 CFR 395.3 does not allow, in the order of time: after 11 hours of driving, after the 14th hour, after 8 hours
 * of driving without a break, and after 60 or 70 hours of work. The timeline begins early enough to have the last full rest
 * and the week before.
 */
export function violationsOf(timeline: readonly Stretch[], terms: HosTerms): Violation[] {
  const days = dutyDaysOf(timeline);
  const sinceBreak = drivenSinceBreak(timeline);
  return timeline
    .filter(({ status }) => status === 'driving')
    .flatMap((stretch) => {
      const isShortHaul = terms.exemptions.shortHaul.includes(dutyDayAt(days, stretch.to, terms).date);
      const breakDue = stretch.from + BREAK_AFTER_MS - (sinceBreak.get(stretch) ?? 0);
      const paragraph = ruleParagraphs.break;
      return [
        ...dailyViolations(days, stretch, terms),
        ...(isShortHaul ? [] : after(stretch, breakDue)).map((span) => ({
          rule: 'break' as const,
          paragraph,
          ...span,
        })),
        ...cycleViolations(timeline, stretch, terms),
      ];
    })
    .toSorted((one, other) => one.from - other.from);
}

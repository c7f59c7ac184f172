import type { OvertimeEligibility } from '../job-orders/enums';
import { SECOND_MS } from '../shared/durations';
import type { WorkweekStart } from './model';
import type { PaidSegment } from './work-time';
import { type Workweek, workweekAt } from './workweek';

/** Paid time of one workday in one workweek that is paid alike. */
export interface PaidHours {
  readonly week: Workweek;
  readonly date: string;
  readonly kind: 'straight' | 'overtimeDaily' | 'overtimeWeekly';
  readonly seconds: number;
}

const HOUR = 3_600;

/** Hours of a day and of a week at the regular rate; `over8` has the weekly limit of 40 behind it (29 U.S.C. 207(a)). */
export const overtimeLimits: Record<
  OvertimeEligibility,
  { readonly day: number | null; readonly week: number | null }
> = {
  over8: { day: 8, week: 40 },
  over40: { day: null, week: 40 },
  over45: { day: null, week: 45 },
  over50: { day: null, week: 50 },
  no: { day: null, week: null },
};

interface Counting {
  readonly eligibility: OvertimeEligibility;
  readonly workweek: WorkweekStart;
  readonly zone: string;
}

/** A segment cut at the ends of workweeks. */
function byWeek(segment: PaidSegment, { workweek, zone }: Counting): (PaidSegment & { week: Workweek })[] {
  const parts: (PaidSegment & { week: Workweek })[] = [];
  let from = segment.from;
  while (from < segment.to) {
    const week = workweekAt(new Date(from * SECOND_MS).toISOString(), workweek, zone);
    const to = Math.min(segment.to, Date.parse(week.endsAt) / SECOND_MS);
    parts.push({ ...segment, from, to, week });
    from = to;
  }
  return parts;
}

/** Takes up to the rest of a limit, and counts it. */
function take(used: Map<string, number>, key: string, { wanted, limit }: { wanted: number; limit: number | null }) {
  const before = used.get(key) ?? 0;
  const taken = limit === null ? wanted : Math.min(wanted, Math.max(0, limit * HOUR - before));
  used.set(key, before + taken);
  return taken;
}

/**
 * Divides paid time into straight time and overtime: the daily rule first, the weekly rule on what is left of it, so that
 * no hour counts twice. Segments are oldest first; the last hours of a day and of a week are the overtime.
 */
export function divideHours(segments: readonly PaidSegment[], counting: Counting): PaidHours[] {
  const limits = overtimeLimits[counting.eligibility];
  const [days, weeks] = [new Map<string, number>(), new Map<string, number>()];
  const sums = new Map<string, PaidHours>();
  const add = (hours: PaidHours): void => {
    const key = `${hours.week.startsOn} ${hours.date} ${hours.kind}`;
    if (hours.seconds > 0) sums.set(key, { ...hours, seconds: hours.seconds + (sums.get(key)?.seconds ?? 0) });
  };
  for (const { from, to, date, week } of segments.flatMap((segment) => byWeek(segment, counting))) {
    const withinDay = take(days, date, { wanted: to - from, limit: limits.day });
    const straight = take(weeks, week.startsOn, { wanted: withinDay, limit: limits.week });
    add({ week, date, kind: 'straight', seconds: straight });
    add({ week, date, kind: 'overtimeWeekly', seconds: withinDay - straight });
    add({ week, date, kind: 'overtimeDaily', seconds: to - from - withinDay });
  }
  return [...sums.values()];
}

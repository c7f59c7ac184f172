import { termsOn } from './agreed-rates';
import { entryDrafts, hourDrafts, type LineDraft } from './drafts';
import { divideHours, type PaidHours } from './hours';
import { isOvertime } from './line-kinds';
import { linesOfWeek, summaryOf } from './lines';
import { checkMinimumWage } from './minimum-wage';
import type { DayEntry, DayRule, DayTime, PayDay, PayFlag, PayInput, PayWeek } from './model';
import { hasRegularRate, premiumDrafts } from './regular-rate';
import { type PaidSegment, paidSegments } from './work-time';
import { type Workweek, workweekAt, workweekOfDate } from './workweek';

const SECOND_MS = 1_000;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The hours and entries of one workweek before they are priced. */
interface WeekParts {
  readonly week: Workweek;
  readonly hours: PaidHours[];
  readonly entries: DayEntry[];
}

/** All entries of a date as one, and one for each date with hours. */
function entriesByDate(input: PayInput, segments: readonly PaidSegment[]): DayEntry[] {
  const dates = new Set(input.entries.map(({ date }) => date));
  const bare = [...new Set(segments.map(({ date }) => date))].filter((date) => !dates.has(date));
  return [...input.entries, ...bare.map((date) => ({ date }))];
}

/** The week in which a workday began: that of its first paid second, or of its date. */
function weekOfEntry({ date }: DayEntry, input: PayInput, segments: readonly PaidSegment[]): Workweek {
  const first = segments.find((segment) => segment.date === date);
  return first === undefined
    ? workweekOfDate(date, input.workweek, input.zone)
    : workweekAt(new Date(first.from * SECOND_MS).toISOString(), input.workweek, input.zone);
}

function partsByWeek(input: PayInput, segments: readonly PaidSegment[]): WeekParts[] {
  const weeks = new Map<string, WeekParts>();
  const of = (week: Workweek): WeekParts => {
    const parts = weeks.get(week.startsOn) ?? { week, hours: [], entries: [] };
    weeks.set(week.startsOn, parts);
    return parts;
  };
  const { terms, workweek, zone } = input;
  const isOvertimePaid = terms.paymentType === 'hourly' || terms.paymentType === 'hourlyPlusMileage';
  const eligibility = isOvertimePaid ? terms.overtime : 'no';
  for (const hours of divideHours(segments, { eligibility, workweek, zone })) of(hours.week).hours.push(hours);
  for (const entry of entriesByDate(input, segments)) of(weekOfEntry(entry, input, segments)).entries.push(entry);
  return [...weeks.values()].sort((one, other) => one.week.startsOn.localeCompare(other.week.startsOn));
}

const secondsOf = (hours: readonly PaidHours[]): number => sum(hours.map(({ seconds }) => seconds));
const overtimeOf = (hours: readonly PaidHours[]): number => secondsOf(hours.filter(({ kind }) => isOvertime(kind)));

function daysOf(hours: readonly PaidHours[]): DayTime[] {
  const dates = [...new Set(hours.map(({ date }) => date))].sort();
  return dates.map((date) => {
    const own = hours.filter((each) => each.date === date);
    return { date, paidSeconds: secondsOf(own), overtimeSeconds: overtimeOf(own) };
  });
}

const byHand = new Set(['estimatedPay', 'other']);

function flagsOf({ terms, rates }: PayInput, { entries, hours }: WeekParts, shortfallCents: number): PayFlag[] {
  const isRateOpen = hours.some(({ date }) => termsOn(terms, rates, date).isRateOpen);
  const isTyped = ({ amounts = [] }: DayEntry): boolean => amounts.some(({ kind }) => kind === 'wage');
  return [
    ...(shortfallCents > 0 ? (['minimumWage'] as const) : []),
    ...(isRateOpen ? (['rateOpen'] as const) : []),
    ...(byHand.has(terms.paymentType) && !entries.every(isTyped) ? (['amountMissing'] as const) : []),
  ];
}

function draftsOf(input: PayInput, parts: WeekParts, segments: readonly PaidSegment[]): LineDraft[] {
  const { terms, rates } = input;
  const onDay = (date: string) => termsOn(terms, rates, date);
  const worked = (date: string): number =>
    sum(segments.filter((segment) => segment.date === date).map(({ from, to }) => to - from));
  const others = parts.entries.flatMap((entry) => entryDrafts(entry, onDay(entry.date), worked(entry.date)));
  const hasTwoRates = new Set(parts.hours.map(({ date }) => onDay(date).hourlyMills)).size > 1;
  const hasPremium = hasRegularRate(terms, parts.hours, { others, hasTwoRates });
  const drafts = [...parts.hours.flatMap((hours) => hourDrafts([hours], onDay(hours.date), hasPremium)), ...others];
  return hasPremium ? [...drafts, ...premiumDrafts(drafts, parts.hours)] : drafts;
}

function weekOf(input: PayInput, parts: WeekParts, segments: readonly PaidSegment[]): PayWeek {
  const lines = linesOfWeek(draftsOf(input, parts, segments), input.terms);
  const days = daysOf(parts.hours);
  const minimumWage = checkMinimumWage(lines, days, input);
  return {
    ...parts.week,
    lines,
    summary: summaryOf(lines),
    days,
    paidSeconds: secondsOf(parts.hours),
    overtimeSeconds: overtimeOf(parts.hours),
    payCents: sum(lines.map(({ payCents }) => payCents)),
    billCents: sum(lines.map(({ billCents }) => billCents)),
    minimumWage,
    flags: flagsOf(input, parts, minimumWage?.shortfallCents ?? 0),
  };
}

/** A flat price is for the day on which a shift started, whatever rule the hours have. */
export const dayRuleOf = ({ terms, dayRule }: Pick<PayInput, 'terms' | 'dayRule'>): DayRule =>
  terms.paymentType === 'flat' ? 'shiftStart' : dayRule;

/**
 * The pay of an assignment by workweek, oldest first: each amount with its calculation, for the driver and for the carrier's
 * bill (docs/pay.md). Give it all shifts of a week: overtime depends on the whole week. Shifts are finished; open ones are
 * not paid.
 */
export function computePay(request: PayInput): PayWeek[] {
  const input: PayInput = { ...request, dayRule: dayRuleOf(request) };
  const segments = paidSegments(input.shifts, input);
  return partsByWeek(input, segments).map((parts) => weekOf(input, parts, segments));
}

/** The amounts of weeks by workday, oldest first. */
export function payByDay(weeks: readonly PayWeek[]): PayDay[] {
  const lines = weeks.flatMap((week) => week.lines);
  const times = weeks.flatMap(({ days }) => days);
  const dates = [...new Set([...lines, ...times].map(({ date }) => date ?? ''))].sort();
  return dates.map((date) => {
    const [own, time] = [lines.filter((line) => line.date === date), times.filter((day) => day.date === date)];
    return {
      date,
      paidSeconds: sum(time.map(({ paidSeconds }) => paidSeconds)),
      overtimeSeconds: sum(time.map(({ overtimeSeconds }) => overtimeSeconds)),
      payCents: sum(own.map(({ payCents }) => payCents)),
      billCents: sum(own.map(({ billCents }) => billCents)),
      lines: own,
    };
  });
}

import type { AgreedRate } from '../pay/agreed-rates';
import { computePay, dayRuleOf, payByDay } from '../pay/compute';
import type { DayEntry, DayRule, PayLine, PayWeek, WorkweekStart } from '../pay/model';
import type { PayTerms } from '../pay/terms';
import { previousDate } from '../shared/zoned-time';
import type { WorkdayContent } from './content';
import { isFinished } from './shift';
import { weekOfDay } from './week';

/** The basis of the pay of a workday; an approval freezes it for the rest of the week. */
export interface PayRules {
  readonly terms: PayTerms;
  /** The agreed rates, in the order in which they were set. */
  readonly rates: readonly AgreedRate[];
  readonly workweek: WorkweekStart;
  readonly dayRule: DayRule;
}

/** The rules of a day: those of its week. */
export type RulesOfDay = (day: string) => PayRules;

/** The place of an assignment: the state and city of its facility. */
export interface PayPlace {
  readonly state: string | null;
  readonly city: string | null;
}

/** A workday that is to be paid. */
export interface PaidWorkday extends WorkdayContent {
  readonly id: string;
  readonly day: string;
  /** The facility's zone when the workday was created: a later one moves no hours to another day. */
  readonly timeZone: string;
  readonly typedCents: number | null;
}

/** The pay of one workday. */
export interface WorkdayPay {
  readonly payCents: number;
  /** Pay plus markup, or the carrier's own rates. */
  readonly billCents: number;
  readonly lines: readonly PayLine[];
}

/** The pay of an assignment's workdays, by workday and by workweek. */
export interface AssignmentPay {
  readonly of: ReadonlyMap<string, WorkdayPay>;
  readonly weeks: readonly PayWeek[];
}

const NOTHING: WorkdayPay = { payCents: 0, billCents: 0, lines: [] };

/** The pay of a workday that was computed with others; nothing if it has no paid time or entry. */
export const payOf = ({ of }: AssignmentPay, id: string): WorkdayPay => of.get(id) ?? NOTHING;

/** Workdays whose weeks have the same rules and the same zone. */
interface Alike {
  readonly rules: PayRules;
  readonly zone: string;
  readonly days: Set<string>;
}

const weekFrom = (day: string, { workweek }: PayRules): string => weekOfDay(day, workweek.weekday).from;

/** A week has one zone, that of its first workday: it is 168 hours long, also if the facility moves in it. */
function alike(workdays: readonly PaidWorkday[], rulesOf: RulesOfDay): Alike[] {
  const zones = new Map<string, string>();
  const found = new Map<string, Alike>();
  for (const { day, timeZone } of workdays.toSorted((one, other) => one.day.localeCompare(other.day))) {
    const rules = rulesOf(day);
    const week = weekFrom(day, rules);
    const zone = zones.get(week) ?? timeZone;
    zones.set(week, zone);
    const key = JSON.stringify([rules, zone]);
    const group = found.get(key) ?? { rules, zone, days: new Set() };
    found.set(key, group);
    group.days.add(day);
  }
  return [...found.values()];
}

/**
 * Computes the pay of an assignment's workdays, which are all those of each week, by the rules of their weeks. Open shifts pay
 * nothing.
 */
export function payOfWorkdays(
  workdays: readonly PaidWorkday[],
  rulesOf: RulesOfDay,
  { state, city }: PayPlace,
): AssignmentPay {
  const shifts = workdays.flatMap(({ shifts: own, day, timeZone: zone }) =>
    own.filter(isFinished).map((shift) => ({ ...shift, zone, dayRule: dayRuleOf(rulesOf(day)) })),
  );
  const entries = workdays.map(entryOf);
  const idByDay = new Map(workdays.map(({ id, day }) => [day, id]));
  const of = new Map<string, WorkdayPay>();
  const weeks = alike(workdays, rulesOf).flatMap(({ rules, zone, days }) => {
    const computed = computePay({ ...rules, zone, state, city, shifts, entries });
    for (const pay of payByDay(computed)) {
      // Hours after midnight may count to a day on which no shift started: they are those of the workday before.
      const day = idByDay.has(pay.date) ? pay.date : previousDate(pay.date);
      const id = idByDay.get(day);
      if (id !== undefined && days.has(day)) of.set(id, sumOf(of.get(id) ?? NOTHING, pay));
    }
    const starts = new Set([...days].map((day) => weekFrom(day, rules)));
    return computed.filter(({ startsOn }) => starts.has(startsOn));
  });
  return { of, weeks };
}

const sumOf = (one: WorkdayPay, { payCents, billCents, lines }: WorkdayPay): WorkdayPay => ({
  payCents: one.payCents + payCents,
  billCents: one.billCents + billCents,
  lines: [...one.lines, ...lines],
});

/** Rules that an approval froze, with its workday. */
export interface FrozenRules {
  readonly day: string;
  readonly rules: PayRules;
}

/**
 * The rules of each day: those that an approval of its week froze, the current ones in other weeks. Agreed rates are never
 * frozen: they are dated, and none is set for days that are approved.
 */
export function rulesByWeek(frozen: readonly FrozenRules[], current: PayRules): RulesOfDay {
  const weeks = frozen.map(({ day, rules }) => ({ ...weekOfDay(day, rules.workweek.weekday), rules }));
  return (day) => {
    const rules = weeks.findLast(({ from, to }) => from <= day && day <= to)?.rules;
    return rules === undefined ? current : { ...rules, rates: current.rates };
  };
}

const entryOf = ({ day, entries, typedCents }: PaidWorkday): DayEntry => ({
  date: day,
  milesTenths: entries.milesTenths,
  stops: entries.stops,
  nights: entries.nightsAway,
  breakdownMinutes: entries.breakdownMinutes,
  waitingMinutes: entries.waitingMinutes,
  dayOption: entries.option,
  amounts: typedCents === null ? [] : [{ cents: typedCents, kind: 'wage' }],
});

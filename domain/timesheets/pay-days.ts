import type { AgreedRate } from '../pay/agreed-rates';
import { computePay, payByDay } from '../pay/compute';
import type { DayEntry, DayRule, PayLine, PayWeek, WorkweekStart } from '../pay/model';
import type { PayTerms } from '../pay/terms';
import { previousDate } from '../shared/zoned-time';
import type { WorkdayContent } from './content';
import { isFinished } from './shift';

/** The basis of the pay of a workday; an approval freezes it for the rest of the week. */
export interface PayRules {
  readonly terms: PayTerms;
  /** The agreed rates, in the order in which they were set. */
  readonly rates: readonly AgreedRate[];
  readonly workweek: WorkweekStart;
  readonly dayRule: DayRule;
}

/** The place of an assignment: the zone, state and city of its facility. */
export interface PayPlace {
  readonly zone: string;
  readonly state: string | null;
  readonly city: string | null;
}

/** A workday that is to be paid. */
export interface PaidWorkday extends WorkdayContent {
  readonly id: string;
  readonly day: string;
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

/** Computes the pay of an assignment's workdays, which are all those of each week. Open shifts pay nothing. */
export function payOfWorkdays(workdays: readonly PaidWorkday[], rules: PayRules, place: PayPlace): AssignmentPay {
  const weeks = computePay({
    ...rules,
    ...place,
    shifts: workdays.flatMap(({ shifts }) => shifts.filter(isFinished)),
    entries: workdays.map(entryOf),
  });
  const idByDay = new Map(workdays.map(({ id, day }) => [day, id]));
  const of = new Map<string, WorkdayPay>();
  for (const { date, payCents, billCents, lines } of payByDay(weeks)) {
    // Hours after midnight may count to a day on which no shift started: they are those of the workday before.
    const id = idByDay.get(date) ?? idByDay.get(previousDate(date));
    if (id === undefined) continue;
    const { payCents: pay, billCents: bill, lines: before } = of.get(id) ?? NOTHING;
    of.set(id, { payCents: pay + payCents, billCents: bill + billCents, lines: [...before, ...lines] });
  }
  return { of, weeks };
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

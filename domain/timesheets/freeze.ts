import { overtimeIn } from '../pay/line-kinds';
import type { PayLine } from '../pay/model';
import { daysAfter } from '../shared/periods';
import { previousDate } from '../shared/zoned-time';
import { type PaidWorkday, payOf, payOfWorkdays, type PayPlace, type PayRules, type RulesOfDay } from './pay-days';
import { type DayRange, weekOfDay } from './week';

/** Amounts that an earlier approval froze. */
export interface FrozenPay {
  readonly payCents: number;
  /** Null for direct billing. */
  readonly billedCents: number | null;
  readonly lines: readonly PayLine[];
  readonly weekOvertimeSeconds: number;
}

/** Amounts that an approval freezes. */
export interface NewlyFrozen {
  readonly id: string;
  readonly payCents: number;
  readonly billCents: number;
  /** The part of `payCents` by which it changed days that were approved before. */
  readonly weekDifferenceCents: number;
  /** Overtime by which it changed them. */
  readonly weekOvertimeSeconds: number;
  readonly lines: readonly PayLine[];
  readonly rules: PayRules;
}

/** An assignment's approved workdays and those to approve, in whole weeks with a week before and after. */
export interface FreezeInput {
  /** To approve, oldest first. */
  readonly batch: readonly PaidWorkday[];
  /** Approved before. */
  readonly approved: readonly (PaidWorkday & { readonly frozen: FrozenPay })[];
  readonly rulesOf: RulesOfDay;
  readonly place: PayPlace;
}

interface Difference {
  readonly pay: number;
  readonly bill: number;
  readonly overtime: number;
}

const NO_DIFFERENCE: Difference = { pay: 0, bill: 0, overtime: 0 };

/**
 * Computes what the approval of workdays freezes. Overtime depends on the whole week, so that a day may change what others
 * pay: the last of the new days carries the difference, and the frozen amounts of a week always add up to its pay.
 */
export function freeze({ batch, approved, rulesOf, place }: FreezeInput): NewlyFrozen[] {
  const pay = payOfWorkdays([...approved, ...batch], rulesOf, place);
  const differences = differencesOf({ batch, approved, rulesOf, place }, pay);
  return batch.map(({ id, day }) => {
    const { payCents, billCents, lines } = payOf(pay, id);
    const difference = differences.get(id) ?? NO_DIFFERENCE;
    return {
      id,
      payCents: payCents + difference.pay,
      billCents: billCents + difference.bill,
      weekDifferenceCents: difference.pay,
      weekOvertimeSeconds: difference.overtime,
      lines,
      rules: rulesOf(day),
    };
  });
}

function differencesOf(
  { batch, approved, rulesOf }: FreezeInput,
  pay: ReturnType<typeof payOfWorkdays>,
): ReadonlyMap<string, Difference> {
  const [first] = batch;
  const differences = new Map<string, Difference>();
  if (first === undefined) return differences;
  const ranges = batch.map(({ day }) => changedBy(day, rulesOf(day)));
  for (const { id, day, frozen } of approved.filter((each) => isWithin(each.day, ranges))) {
    const { payCents, billCents, lines } = payOf(pay, id);
    const carrier = carrierOf(batch, weekOf(day, rulesOf(day)).to) ?? first;
    const sum = differences.get(carrier.id) ?? NO_DIFFERENCE;
    differences.set(carrier.id, {
      pay: sum.pay + payCents - frozen.payCents,
      bill: sum.bill + billCents - (frozen.billedCents ?? billCents),
      overtime: sum.overtime + overtimeIn(lines) - overtimeIn(frozen.lines) - frozen.weekOvertimeSeconds,
    });
  }
  return differences;
}

const weekOf = (day: string, { workweek }: PayRules): DayRange => weekOfDay(day, workweek.weekday);

/**
 * The days whose pay a workday may change: its week, and the next one, into which its last shift may reach. Its first hours are
 * those of the week before if weeks begin later in the day. Other weeks are there in part only.
 */
function changedBy(day: string, rules: PayRules): DayRange {
  const { from } = weekOf(rules.workweek.hour === 0 ? day : previousDate(day), rules);
  return { from, to: daysAfter(weekOf(day, rules).to, DAYS) };
}

const isWithin = (day: string, ranges: readonly DayRange[]): boolean =>
  ranges.some(({ from, to }) => from <= day && day <= to);

const DAYS = 7;

/** The last new day of the week that ends on a day, or else of an earlier one. */
const carrierOf = (batch: readonly PaidWorkday[], to: string): PaidWorkday | undefined =>
  batch.findLast(({ day }) => day <= to);

import type { PayLine } from '../pay/model';
import type { Weekday } from '../shared/job-enums';
import { type PaidWorkday, payOf, payOfWorkdays, type PayPlace, type PayRules } from './pay-days';
import { weekOfDay } from './week';

/** Amounts that an earlier approval froze. */
export interface FrozenPay {
  readonly payCents: number;
  /** Null for direct billing. */
  readonly billedCents: number | null;
}

/** Amounts that an approval freezes. */
export interface NewlyFrozen {
  readonly id: string;
  readonly payCents: number;
  readonly billCents: number;
  /** The part of `payCents` by which it changed days that were approved before. */
  readonly weekDifferenceCents: number;
  readonly lines: readonly PayLine[];
}

/** An assignment's approved workdays and those to approve, in whole weeks with a week before and after. */
export interface FreezeInput {
  /** To approve, oldest first. */
  readonly batch: readonly PaidWorkday[];
  /** Approved before. */
  readonly approved: readonly (PaidWorkday & { readonly frozen: FrozenPay })[];
  readonly rules: PayRules;
  readonly place: PayPlace;
}

interface Difference {
  readonly pay: number;
  readonly bill: number;
}

/**
 * Computes what the approval of workdays freezes. Overtime depends on the whole week, so that a day may change what others
 * pay: the last of the new days carries the difference, and the frozen amounts of a week always add up to its pay.
 */
export function freeze({ batch, approved, rules, place }: FreezeInput): NewlyFrozen[] {
  const pay = payOfWorkdays([...approved, ...batch], rules, place);
  const differences = differencesOf({ batch, approved, rules, place }, pay);
  return batch.map(({ id }) => {
    const { payCents, billCents, lines } = payOf(pay, id);
    const difference = differences.get(id) ?? { pay: 0, bill: 0 };
    return {
      id,
      payCents: payCents + difference.pay,
      billCents: billCents + difference.bill,
      weekDifferenceCents: difference.pay,
      lines,
    };
  });
}

function differencesOf(
  { batch, approved, rules }: FreezeInput,
  pay: ReturnType<typeof payOfWorkdays>,
): ReadonlyMap<string, Difference> {
  const [first] = batch;
  const differences = new Map<string, Difference>();
  if (first === undefined) return differences;
  const { weekday } = rules.workweek;
  const { from } = weekOfDay(first.day, weekday);
  // The week before is only there for its last shift: the pay of its other days may depend on earlier weeks.
  for (const { id, day, frozen } of approved.filter((workday) => workday.day >= from)) {
    const { payCents, billCents } = payOf(pay, id);
    const carrier = carrierOf(batch, day, weekday) ?? first;
    const sum = differences.get(carrier.id) ?? { pay: 0, bill: 0 };
    differences.set(carrier.id, {
      pay: sum.pay + payCents - frozen.payCents,
      bill: sum.bill + billCents - (frozen.billedCents ?? billCents),
    });
  }
  return differences;
}

/** The last new day of the week, or else of an earlier one. */
const carrierOf = (batch: readonly PaidWorkday[], day: string, weekday: Weekday): PaidWorkday | undefined =>
  batch.findLast((workday) => workday.day <= weekOfDay(day, weekday).to);

import type { Transaction } from '#db/core/handle';
import { storeAgreedRate } from '#db/timesheets/agreed-rate-store';
import type { AssignmentRow } from '#db/timesheets/assignments';
import { exceedsCarrier } from '#domain/agreed-rates/carrier-rates';
import { orderRateOf, rateUnitOf } from '#domain/pay/agreed-rates';
import { payTermsOf } from '#domain/pay/terms';
import { daysAfter } from '#domain/shared/periods';
import { dateAt, startOfDate } from '#domain/shared/zoned-time';
import { derivedId } from '#platform/ids';
import { approverOf, readAssignments } from './assignments';
import type { World } from './world';

/** Tenths of a cent by which a hire, and then its raise, is above the order's rate. */
const STEPS = { hour: 250, mile: 10, day: 2_500 } as const;
const RAISE = { days: 10, reason: 'Raise for night loads' } as const;
/** Every third assignment has no agreed rate, and every third has a raise. */
const KINDS = 3;

/** Rates that carriers agreed on with their hires: some at the hire only, some with a raise that begins later. */
export async function storeAgreedRates(trx: Transaction, world: World): Promise<number> {
  const assignments = await readAssignments(trx, world);
  let count = 0;
  for (const [index, assignment] of assignments.entries()) {
    if (index % KINDS === KINDS - 1) continue;
    const rates = ratesOf(world, assignment).slice(0, index % KINDS === 0 ? 2 : 1);
    for (const rate of rates) await storeAgreedRate(trx, rate);
    count += rates.length;
  }
  return count;
}

/** The rate of the hire, above the order's own, and a raise from next week on, when nothing is approved yet. */
function ratesOf(world: World, assignment: AssignmentRow): Parameters<typeof storeAgreedRate>[1][] {
  const { assignmentId, organizationId, content, markupRate, periods, timeZone } = assignment;
  const unit = rateUnitOf(content.paymentType);
  const approver = approverOf(world, assignment);
  const [hire] = periods;
  if (unit === null || approver === undefined || hire === undefined) return [];
  const own = orderRateOf(unit, payTermsOf(content, markupRate));
  const today = dateAt(new Date(world.size.now).toISOString(), timeZone);
  const dated = [
    { startsOn: hire.from, reason: null, setOn: daysAfter(hire.from, -2) },
    { startsOn: daysAfter(today, RAISE.days), reason: RAISE.reason, setOn: daysAfter(today, -1) },
  ];
  return dated.flatMap((rate, index) => {
    const mills = own + (index + 1) * STEPS[unit];
    if (exceedsCarrier(content, mills)) return [];
    const { startsOn, reason, setOn } = rate;
    const id = derivedId('seed', 'agreed-rate', assignmentId, String(index));
    const set = { by: approver.id, at: startOfDate(setOn, timeZone) };
    return [{ id, assignmentId, organizationId, unit, mills, startsOn, reason, ...set }];
  });
}

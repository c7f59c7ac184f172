import type { Db } from '#db/core/handle';
import { insertPayment } from '#db/invoice-payments/payment-store';
import { insertRefund } from '#db/invoice-payments/refund-store';
import { storeCard } from '#db/payments/payment-card-store';
import { requeueFailed } from '#db/payouts/payout-store';
import { newId } from '#platform/ids';
import { createStripeBilling } from '#platform/stripe-billing';
import { type Payout, STRIPE_KEYS, type StripeServer } from '../core/stripe-server';

/** The courses of payments through Stripe, in turn. */
export const courses = ['arrives', 'settlesLater', 'failsLater', 'isRefunded', 'isReturned'] as const;
/** One of {@link courses}. */
export type Course = (typeof courses)[number];

/** A payment through Stripe of which our side may not have the answer. */
export interface StripeAttempt {
  readonly id: string;
  readonly organizationId: string;
  readonly course: Course;
  readonly cents: number;
  /** Stripe's id of it. */
  readonly intent: string;
}

/** Days that wait for drivers and approvers, before the weeks that are paid. */
export const UNFINISHED_ON = '2027-01-11';

/** One day of each assignment that its driver has not submitted, or, with a shift of eight hours, that nobody has approved. */
export async function addUnfinishedDays(db: Db, since: string): Promise<void> {
  await db.raw(
    `insert into workdays (id, assignment_id, order_id, driver_id, organization_id, facility_id, time_zone, day, state, version,
       state_since, entries, created_at)
     select gen_random_uuid(), assignment_id, order_id, driver_id, organization_id, facility_id, time_zone, cast(:day as date),
       case when row_number() over (order by assignment_id) % 2 = 0 then 'open' else 'submitted' end, 2, cast(:since as timestamptz), entries, cast(:since as timestamptz)
     from (select distinct on (assignment_id) * from workdays where state = 'approved' order by assignment_id, day) as each`,
    { day: UNFINISHED_ON, since },
  );
  const at = (time: string): string => `((day + time '${time}') at time zone time_zone)`;
  await db.raw(
    `insert into work_shifts (id, workday_id, driver_id, starts_at, ends_at, slot)
     select gen_random_uuid(), id, driver_id, ${at('08:00')}, ${at('16:00')}, tstzrange(${at('08:00')}, ${at('16:00')})
     from workdays where day = ? and state = 'submitted'`,
    [UNFINISHED_ON],
  );
}

/** Of four drivers, two have a card, one has none, and one has a card that refuses money. */
export const addCards = (db: Db, at: string) =>
  db.raw(
    `insert into payment_cards (driver_id, provider, source_token, brand, last4, exp_month, exp_year, added_at)
     select driver_id, 'sandbox', case when n % 4 = 3 then 'refuses-' else '' end || driver_id, 'visa', '5556', 12, 2030, cast(? as timestamptz)
     from (select driver_id, row_number() over (order by driver_id) as n
       from (select distinct driver_id from workdays where state = 'approved') as drivers) as numbered
     where n % 4 <> 2 on conflict (driver_id) do nothing`,
    [at],
  );

/** Drivers whose payouts wait or failed save another card, as the route does. */
export async function replaceCards(db: Db, at: string): Promise<void> {
  const waiting = await db('payouts').whereNot({ state: 'paid' }).distinct('driver_id');
  const card = { provider: 'sandbox', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2030, addedAt: at } as const;
  for (const { driver_id: driverId } of waiting) {
    await db.transaction(async (trx) => {
      await storeCard(trx, driverId, { ...card, sourceToken: newId() });
      await requeueFailed(trx, { driverId }, new Date(at));
    });
  }
}

/** The excess of a payment that is refunded in part. */
const EXCESS_CENTS = 1_000;
const REFUND_CENTS = 600;

const onlyCard: readonly Course[] = ['arrives', 'isRefunded', 'isReturned'];

/** A payment that is to be made. */
export interface Paying extends Pick<StripeAttempt, 'organizationId' | 'course' | 'cents'> {
  readonly invoiceId: string;
  readonly method: 'card' | 'bankTransfer';
  readonly source: string;
}

/** Every third invoice, except for one in six of these. */
export async function listPayable(db: Db): Promise<Paying[]> {
  const invoices = await db('invoices').orderBy('number').select('id', 'organization_id', 'total_cents');
  const unpaid = invoices.filter((_, index) => index % 3 === 2);
  return unpaid.flatMap(({ id: invoiceId, organization_id: organizationId, total_cents: total }, index) => {
    const course = courses[index % (courses.length + 1)];
    if (course === undefined) return [];
    const isCard = onlyCard.includes(course);
    const cents = total + (course === 'isRefunded' ? EXCESS_CENTS : 0);
    const method = isCard ? ('card' as const) : ('bankTransfer' as const);
    return [{ invoiceId, organizationId, course, cents, method, source: isCard ? 'quick' : SLOW }];
  });
}

/** The token of a bank account whose payments take days. */
export const SLOW = 'slow';

/** The attempt is stored, Stripe has it, the API is killed before it stores the answer, and nobody sends the call again. */
export async function abandonPayment(
  db: Db,
  stripe: StripeServer,
  { paying, at }: { readonly paying: Paying; readonly at: string },
): Promise<StripeAttempt> {
  const billing = createStripeBilling({ ...STRIPE_KEYS, now: () => new Date(at), apiUrl: stripe.url });
  const { organizationId, invoiceId, course, cents, method, source } = paying;
  const actor = await db('users').where({ organization_id: organizationId }).orderBy('id').first('id');
  const id = newId();
  const attempt = { id, organizationId, method, cents, startedAt: at };
  const stored = { ...attempt, invoiceId, countsOn: at.slice(0, 10), actorId: actor?.id ?? '', provider: 'stripe' };
  await db.transaction((trx) => insertPayment(trx, stored));
  const { providerPaymentId } = await billing.pay({ ...attempt, attemptId: id, source });
  return { id, organizationId, course, cents, intent: providerPaymentId ?? '' };
}

/** Continues the payments at Stripe. */
export function followCourses(stripe: StripeServer, attempts: readonly StripeAttempt[]): void {
  for (const { course, intent } of attempts) {
    if (course === 'settlesLater') stripe.change(intent, 'succeeded');
    if (course === 'failsLater') stripe.change(intent, 'requires_payment_method', 'insufficient_funds');
    if (course === 'isReturned') stripe.lose(intent);
  }
}

/** Operations refund a part of the credit of carriers that paid too much; the API is killed before it sends them to Stripe. */
export async function requestRefunds(db: Db, attempts: readonly StripeAttempt[], now: string): Promise<void> {
  const actor = await db('users').whereRaw(`'ops' = any (roles)`).orderBy('id').first('id');
  for (const { id, organizationId } of attempts.filter(({ course }) => course === 'isRefunded')) {
    const payment = { id, organizationId, method: 'card' as const };
    const refund = { id: newId(), payment, cents: REFUND_CENTS, reason: 'Paid twice', actorId: actor?.id ?? '', now };
    await db.transaction((trx) => insertRefund(trx, refund));
  }
}

/** Payments in one deposit. */
const IN_DEPOSIT = 4;
const FEE_CENTS = 30;

/** Stripe sends what it has to the bank, and has not said yet what is in it. */
export function sendDeposits(stripe: StripeServer, attempts: readonly StripeAttempt[], at: string): Payout[] {
  const paid = attempts.filter(({ course }) => course !== 'failsLater');
  const seconds = Date.parse(at) / 1_000;
  const payouts = Array.from({ length: Math.ceil(paid.length / IN_DEPOSIT) }, (_, index): Payout => {
    const part = paid.slice(index * IN_DEPOSIT, (index + 1) * IN_DEPOSIT);
    const charges = part.map(({ intent, cents }) => transactionOf('charge', cents, { intent, fee: FEE_CENTS }));
    const lost = part.filter(({ course }) => course === 'isReturned');
    const disputes = lost.map(({ intent, cents }) => transactionOf('adjustment', -cents, { intent, fee: 0 }));
    const parts = [...charges, ...disputes];
    const amount = parts.reduce((sum, transaction) => sum + transaction.amount - transaction.fee, 0);
    const transactions = [...parts, transactionOf('payout', -amount, { intent: null, fee: 0 })];
    const id = `po_${String(index + 1)}`;
    const state = { currency: 'usd', status: 'in_transit', reconciliation_status: 'in_progress' };
    const named = { object: 'payout', id, amount, created: seconds, arrival_date: seconds, ...state };
    return { ...named, transactions };
  });
  for (const payout of payouts) stripe.payouts.set(payout.id, payout);
  return payouts;
}

const transactionOf = (
  type: string,
  amount: number,
  { intent, fee }: { readonly intent: string | null; readonly fee: number },
) => ({ id: `txn_${newId()}`, type, amount, fee, source: intent === null ? null : { payment_intent: intent } });

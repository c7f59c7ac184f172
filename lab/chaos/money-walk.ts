import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Db } from '#db/core/handle';
import { logProgress } from '../core/progress';
import { seededRandom } from '../core/seeded-random';
import { worldSeeds } from '../core/seeds';
import type { Payout } from '../core/stripe-server';
import {
  addCards,
  addUnfinishedDays,
  followCourses,
  replaceCards,
  requestRefunds,
  sendDeposits,
  type StripeAttempt,
} from './money-facts';
import type { MoneyWindow } from './money-holds';
import { deliver, type StripeEvent } from './money-processes';
import { approveWaiting, payThroughStripe } from './money-requests';
import type { MoneyRun } from './money-run';

/** Attempts, deposits, reports and runs of the walk, with which the rows are compared. */
export interface WalkedMoney {
  readonly attempts: readonly StripeAttempt[];
  readonly deposits: readonly Payout[];
  readonly events: readonly StripeEvent[];
  /** When invoices were reminded of. */
  readonly remindedAt: readonly string[];
}

const at = (day: string, time = '18:00'): string => `2027-${day}T${time}:00.000Z`;
const writes = (...tables: readonly string[]): MoneyWindow[] => tables.map((table) => ({ table }));

/** Ten weeks with January's invoices and February's workdays; each job is killed, and repeated until its work is done. */
export async function walkMoney(db: Db, run: MoneyRun): Promise<WalkedMoney> {
  logProgress('ten weeks of payments, deposits, payouts and reminders');
  await addUnfinishedDays(db, at('02-01', '12:00'));
  await addCards(db, at('02-01'));
  const drivers = await countOf(db('workdays').countDistinct('driver_id as count'));
  const toRemind = { windows: writes('messages', 'workdays'), rows: drivers / 4 };
  await run.job({ job: 'remindOfWorkdays', at: at('02-05'), ...toRemind });
  await run.job({ job: 'remindOfWorkdays', at: at('02-09') });
  const paid = await walkPayments(db, run);
  await approveWaiting(db, run, at('02-19'));
  await walkPayouts(db, run, drivers / 4);
  return { ...paid, remindedAt: await walkReminders(db, run) };
}

async function walkPayments(db: Db, run: MoneyRun): Promise<Omit<WalkedMoney, 'remindedAt'>> {
  const { stripe } = run;
  const attempts = await payThroughStripe(db, run, at('02-10'));
  const rows = attempts.length / 2;
  const isKnown = () => isNone(db('payments').where({ state: 'unknown', provider: 'stripe' }));
  const afterPayment = writes('ledger_lines', 'payments', 'messages', 'payment_applications');
  const firstPoll = { job: 'followUpPayments', at: at('02-10', '18:20') } as const;
  await run.job({ ...firstPoll, windows: afterPayment, rows, isDone: isKnown });
  followCourses(stripe, attempts);
  await requestRefunds(db, attempts, at('02-11', '05:00'));
  const ofPayments = shuffled(reportsOfPayments(attempts));
  await report(db, run, { events: ofPayments, at: at('02-11', '06:00'), isKilled: true });
  const isSettled = async () =>
    (await isNone(db('payments').whereIn('state', ['unknown', 'processing']))) &&
    (await isNone(db('payment_refunds').where({ state: 'unknown' }))) &&
    (await isNone(db('provider_events').whereNull('processed_at')));
  const later = { job: 'followUpPayments', at: at('02-11', '12:00') } as const;
  const windows: MoneyWindow[] = [{ provider: 'stripe' }, ...writes('payment_refunds')];
  await run.job({ ...later, windows, rows: attempts.length / 8, isDone: isSettled });
  const { deposits, events } = await walkDeposits(db, run, attempts);
  return { attempts, deposits, events: [...ofPayments, ...events] };
}

/** Deposits are sent, arrive with what is in them, and the bank refuses one. */
async function walkDeposits(
  db: Db,
  run: MoneyRun,
  attempts: readonly StripeAttempt[],
): Promise<Pick<WalkedMoney, 'deposits' | 'events'>> {
  const deposits = sendDeposits(run.stripe, attempts, at('02-12'));
  await run.job({ job: 'bookDeposits', at: at('02-12') });
  for (const deposit of deposits) Object.assign(deposit, { status: 'paid', reconciliation_status: 'completed' });
  const windows = writes('deposit_items', 'ledger_lines', 'deposits');
  await run.job({ job: 'bookDeposits', at: at('02-14'), windows, rows: deposits.length });
  const [refused] = deposits;
  if (refused !== undefined) refused.status = 'failed';
  const events = deposits.map(({ id }) => eventOf('payout', id, 'payout.paid'));
  await report(db, run, { events, at: at('02-16'), isKilled: false });
  return { deposits, events };
}

/** Two weeks are paid; later, the drivers whose pay waits have another card. */
async function walkPayouts(db: Db, run: MoneyRun, rows: number): Promise<void> {
  const isSent = () =>
    isNone(
      db('payouts')
        .join('payment_cards', 'payment_cards.driver_id', 'payouts.driver_id')
        .where('payouts.state', 'queued'),
    );
  const windows: MoneyWindow[] = [{ provider: 'drivers' }, ...writes('payouts', 'messages')];
  const firstWindow = { table: 'payout_items' };
  await run.job({ job: 'payDrivers', at: at('02-20'), firstWindow, windows, rows, isDone: isSent });
  await replaceCards(db, at('02-21'));
  const again: MoneyWindow[] = [...writes('messages', 'payouts'), { provider: 'drivers' }];
  await run.job({ job: 'payDrivers', at: at('02-22'), windows: again, rows, isDone: isSent });
}

/** The days of the reminders of invoices that are due on March 3. */
const reminderDays = ['02-24', '03-03', '03-10', '03-24', '04-02', '04-17'] as const;

async function walkReminders(db: Db, run: MoneyRun): Promise<string[]> {
  const rows = (await countOf(db('invoices').count('* as count'))) / 4;
  for (const [index, day] of reminderDays.entries()) {
    const windows = index === 2 ? writes('invoice_reminders', 'messages') : [];
    await run.job({ job: 'remindOfInvoices', at: at(day), windows, rows });
  }
  return reminderDays.map((day) => at(day));
}

const eventOf = (object: 'payment_intent' | 'payout', id: string, type: string): StripeEvent => ({
  ...{ id: `evt_${type}_${id}`, type },
  object: { object, id },
});

/** Every second payment that goes on at Stripe is reported, and every one that was lost. Others arrive late and say nothing new. */
const reportsOfPayments = (attempts: readonly StripeAttempt[]): StripeEvent[] =>
  attempts.flatMap(({ course, intent }, index) => {
    if (course === 'isRefunded') return [];
    if (course === 'isReturned') return [eventOf('payment_intent', intent, 'charge.dispute.closed')];
    const late = [eventOf('payment_intent', intent, 'payment_intent.processing')];
    if (course === 'arrives') return late;
    return index % 2 === 0 ? [...late, eventOf('payment_intent', intent, 'payment_intent.updated')] : [];
  });

function shuffled<T>(items: readonly T[]): T[] {
  const random = seededRandom(worldSeeds.chaosBilling);
  return items
    .map((item) => ({ item, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

interface Reported {
  readonly events: readonly StripeEvent[];
  readonly at: string;
  readonly isKilled: boolean;
}

const POLL_INTERVAL_MS = 10;

/** Delivers each report twice or more; what a killed process had not processed, the next run of the job does. */
async function report(db: Db, run: MoneyRun, { events, at: now, isKilled }: Reported): Promise<void> {
  const isProcessed = () => isNone(db('provider_events').whereNull('processed_at'));
  const send = async (some: readonly StripeEvent[], isOver: () => boolean): Promise<void> => {
    for (const event of [...some, ...some]) await deliver(run.workers, event, now);
    while (!isOver() && !(await isProcessed())) await pause(POLL_INTERVAL_MS);
  };
  const windows = isKilled ? writes('provider_events', 'ledger_lines', 'messages') : [];
  let part = 0;
  await run.killEach({ what: 'reports of Stripe', windows, rows: events.length / 2 }, (isOver) => {
    const own = events.filter((_, index) => index % run.killsPerWork === part);
    part += 1;
    return send(own, isOver);
  });
  await send(events, () => isKilled);
}

const isNone = async (query: Knex.QueryBuilder): Promise<boolean> =>
  ((await query.limit(1)) as readonly unknown[]).length === 0;

async function countOf(query: Knex.QueryBuilder): Promise<number> {
  const [row] = (await query) as readonly { readonly count: string }[];
  return Number(row?.count ?? 0);
}

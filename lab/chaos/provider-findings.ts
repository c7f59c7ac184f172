import type { Db } from '#db/core/handle';
import type { PaymentState } from '#domain/payments/states';
import type { CountedFact } from './counted-facts';
import type { Course, StripeAttempt } from './money-facts';
import type { MoneyRun } from './money-run';
import type { WalkedMoney } from './money-walk';

/** The state of a payment after its course. */
const endOf: Readonly<Record<Course, PaymentState>> = {
  arrives: 'succeeded',
  settlesLater: 'succeeded',
  failsLater: 'failed',
  isRefunded: 'succeeded',
  isReturned: 'returned',
};

/** Compares what the providers carried out with the rows. */
export async function countAtProviders(db: Db, run: MoneyRun, walked: WalkedMoney): Promise<CountedFact[]> {
  return [
    ...(await countPayments(db, run, walked.attempts)),
    ...(await countRefunds(db, run)),
    ...(await countPayouts(db, run)),
    ...(await countDeposits(db, walked)),
  ];
}

async function countPayments(db: Db, { stripe }: MoneyRun, attempts: readonly StripeAttempt[]): Promise<CountedFact[]> {
  const rows = await db('payments').where({ provider: 'stripe' }).select('id', 'state', 'provider_payment_id');
  const intents = [...stripe.intents.values()];
  return attempts.flatMap(({ id, course, intent }) => {
    const row = rows.find((each) => each.id === id);
    const isRight = row?.state === endOf[course] && row.provider_payment_id === intent;
    const made = intents.filter(({ metadata }) => metadata['attemptId'] === id).length;
    return [
      { what: `payments at Stripe for ${id}`, expected: 1, found: made },
      { what: `payment ${id} as ${endOf[course]} (it is ${String(row?.state)})`, expected: 1, found: Number(isRight) },
    ];
  });
}

async function countRefunds(db: Db, { stripe }: MoneyRun): Promise<CountedFact[]> {
  const rows = await db('payment_refunds').select('id', 'state');
  const made = [...stripe.refunds.values()] as { readonly metadata?: { readonly refundId?: string } }[];
  return rows.flatMap(({ id, state }) => [
    {
      what: `refunds at Stripe for ${id}`,
      expected: 1,
      found: made.filter(({ metadata }) => metadata?.refundId === id).length,
    },
    { what: `refund ${id} as succeeded`, expected: 1, found: Number(state === 'succeeded') },
  ]);
}

async function countPayouts(db: Db, { sent }: MoneyRun): Promise<CountedFact[]> {
  const rows = await db('payouts').select('id', 'cents');
  const cents = new Map<string, number[]>();
  for (const { key, cents: paid } of sent.values()) {
    const id = key.split('/')[1] ?? '';
    cents.set(id, [...(cents.get(id) ?? []), paid]);
  }
  return rows.map(({ id, cents: due }) => ({
    what: `cents that the provider paid for ${id}`,
    expected: due,
    found: (cents.get(id) ?? []).reduce((sum, paid) => sum + paid, 0),
  }));
}

async function countDeposits(db: Db, { deposits }: WalkedMoney): Promise<CountedFact[]> {
  const rows = await db('deposits').where({ provider: 'stripe' }).select('id', 'reference', 'state');
  const items = await db('deposit_items').where({ provider: 'stripe' }).select('deposit_id');
  return deposits.flatMap(({ id: reference, status, transactions }) => {
    const own = rows.filter((row) => row.reference === reference);
    return [
      {
        what: `deposit ${reference} as ${status}`,
        expected: 1,
        found: own.filter(({ state }) => state === status).length,
      },
      {
        what: `items of deposit ${reference}`,
        expected: transactions.filter(({ type }) => type !== 'payout').length,
        found: items.filter(({ deposit_id: id }) => own.some((row) => row.id === id)).length,
      },
    ];
  });
}

import Stripe from 'stripe';
import type { DepositState } from '#domain/deposits/states';
import type { DepositHead, DepositReport, ReportedItem } from './billing-provider';

const MS_PER_SECOND = 1_000;

const states: Readonly<Partial<Record<string, DepositState>>> = { paid: 'paid', failed: 'failed', canceled: 'failed' };

const headOf = ({ id, status }: Stripe.Payout): DepositHead => ({ reference: id, state: states[status] ?? 'onTheWay' });

const isInDollars = ({ currency }: Stripe.Payout): boolean => currency === 'usd';

/** The payouts, as Stripe calls money that it sends to the bank. */
export async function listStripeDeposits(stripe: Stripe, since: Date): Promise<DepositHead[]> {
  const created = { gte: Math.floor(since.getTime() / MS_PER_SECOND) };
  const heads: DepositHead[] = [];
  for await (const payout of stripe.payouts.list({ created, limit: 100 })) {
    if (isInDollars(payout)) heads.push(headOf(payout));
  }
  return heads;
}

/** Reads a payout with its transactions; those that Stripe has not assigned yet come with a later report. */
export async function findStripeDeposit(stripe: Stripe, id: string): Promise<DepositReport | undefined> {
  const payout = await findPayout(stripe, id);
  if (payout === undefined || !isInDollars(payout)) return undefined;
  const { amount, created, arrival_date: arrival, reconciliation_status: assigned } = payout;
  return {
    ...headOf(payout),
    cents: amount,
    startedAt: instantOf(created),
    arrivesOn: instantOf(arrival).slice(0, 10),
    items: assigned === 'in_progress' ? undefined : await itemsOf(stripe, id),
  };
}

const instantOf = (seconds: number): string => new Date(seconds * MS_PER_SECOND).toISOString();

async function findPayout(stripe: Stripe, id: string): Promise<Stripe.Payout | undefined> {
  try {
    return await stripe.payouts.retrieve(id);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return undefined;
    throw error;
  }
}

/** The transactions of a payout, without the payout itself. */
async function itemsOf(stripe: Stripe, payout: string): Promise<ReportedItem[]> {
  const items: ReportedItem[] = [];
  for await (const transaction of stripe.balanceTransactions.list({ payout, limit: 100, expand: ['data.source'] })) {
    if (transaction.type !== 'payout') items.push(itemOf(transaction));
  }
  return items;
}

const kinds: Readonly<Record<string, ReportedItem['kind']>> = {
  charge: 'payment',
  payment: 'payment',
  refund: 'refund',
  payment_refund: 'refund',
  refund_failure: 'refund',
  stripe_fee: 'fee',
  stripe_fx_fee: 'fee',
  tax_fee: 'fee',
};

/** A fee of Stripe that belongs to no payment is a transaction of its own. */
function itemOf({ id, type, amount, fee, source }: Stripe.BalanceTransaction): ReportedItem {
  const kind = kinds[type] ?? 'other';
  const paymentRef = paymentOf(source);
  return kind === 'fee'
    ? { reference: id, kind, paymentRef, cents: 0, feeCents: fee - amount }
    : { reference: id, kind, paymentRef, cents: amount, feeCents: fee };
}

/** The payment of a charge, a refund or a dispute. */
function paymentOf(source: Stripe.BalanceTransaction['source']): string | null {
  const payment: unknown =
    typeof source === 'object' && source !== null && 'payment_intent' in source ? source.payment_intent : null;
  return typeof payment === 'string' ? payment : null;
}

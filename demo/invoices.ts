import type { Transaction } from '#db/core/handle';
import { billOrganization } from '#db/invoices/bill-organization';
import { finishRun, openRun } from '#db/invoices/billing-runs';
import { refreshSchedules } from '#db/invoices/billing-schedules';
import { readMatchOffers } from '#db/purchases/match-offers';
import { storePurchase } from '#db/purchases/purchase-store';
import { billingInstant } from '#domain/invoices/periods';
import { DAY_MS } from '#domain/shared/durations';
import { dateAt, startOfDate } from '#domain/shared/zoned-time';
import type { Buyer, Messages } from './buyer';
import { type Billed, creditMatch, payInPart, payRecently, payTwice } from './invoice-payments';
import type { World } from './world';

/** Months ago and days into the month of each match: the invoice of the oldest is paid, the next is overdue. */
const MATCHES = [
  [5, 9],
  [4, 9],
  [1, 9],
  [4, 10],
] as const;
const OLDEST = Math.max(...MATCHES.map(([ago]) => ago));

/** Payments and credits of the invoices, by the number of months ago. */
const payments = new Map<number, (billed: Billed) => Promise<void>>([
  [OLDEST - 1, payTwice],
  [OLDEST - 2, payInPart],
  [0, payRecently],
]);

/**
 * Purchases and invoices of the second carrier, issued by the product's own monthly runs: one is paid, one overdue with late
 * fees, and the last one is open. Approved workdays of past months are on them, too.
 */
export async function storeInvoices(trx: Transaction, world: World, messages: Messages): Promise<number> {
  const carrier = world.carriers[1];
  const recruiter = carrier?.staff.find(({ position }) => position === 'RECRUITER');
  const payer = carrier?.staff.find(({ position }) => position === 'ACCOUNTING') ?? recruiter;
  if (carrier === undefined || recruiter === undefined || payer === undefined) return 0;
  const organization = await trx('organizations').where({ id: carrier.id }).first('time_zone');
  const zone = organization?.time_zone ?? 'America/Chicago';
  const { now } = world.size;
  const buyer = {
    organizationId: carrier.id,
    zone,
    now,
    recruiterId: recruiter.id,
    payerId: payer.id,
    opsId: world.ops.id,
  };
  await buyMatches(trx, buyer);
  await refreshSchedules(trx);
  for (let ago = OLDEST - 1; ago >= 0; ago -= 1) {
    const at = billingInstant(startOfMonth(buyer, ago), zone);
    if (Date.parse(at) > now) continue;
    // Before the last run, whose invoice has it as a line.
    if (ago === 0) await creditMatch(trx, buyer, at);
    await bill(trx, { ...messages, organizationId: carrier.id, at });
    await payments.get(ago)?.({ trx, buyer, messages, issuedAt: Date.parse(at) });
  }
  const invoices = await trx('invoices').where({ organization_id: carrier.id }).pluck('id');
  return invoices.length;
}

/** The first instant of a month in the carrier's zone. */
function startOfMonth({ zone, now }: Buyer, monthsAgo: number): string {
  const [year = 0, month = 1] = dateAt(new Date(now).toISOString(), zone).split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 - monthsAgo, 1)).toISOString();
  return startOfDate(first.slice(0, 10), zone);
}

/** Each driver is bought once: candidates who got into review, in the order of their ids. */
async function buyMatches(trx: Transaction, buyer: Buyer): Promise<void> {
  const { organizationId, recruiterId, now } = buyer;
  const candidates = await trx('candidacies')
    .where({ organization_id: organizationId })
    .whereIn('state', ['inReview', 'approved', 'interviewing', 'hired', 'ended'])
    .orderBy('id')
    .select('id', 'driver_id', 'order_id', 'round');
  const days = MATCHES.map(([ago, day]) => Date.parse(startOfMonth(buyer, ago)) + day * DAY_MS);
  const driverIds = candidates.map(({ driver_id: id }) => id);
  const offers = await readMatchOffers(trx, { organizationId, driverIds, at: new Date(now) });
  for (const { id, driver_id: driverId, order_id: orderId, round } of candidates) {
    const offer = offers.get(driverId);
    const [day] = days;
    if (day === undefined) return;
    if (offer === undefined || offer.reason !== null) continue;
    const isNew = await storePurchase(trx, {
      organization_id: organizationId,
      driver_id: driverId,
      product: offer.product,
      price_id: offer.priceId,
      list_cents: offer.listCents,
      cents: offer.cents,
      reason: null,
      order_id: orderId,
      candidacy_id: id,
      round,
      bought_by: recruiterId,
      bought_at: new Date(day),
    });
    if (isNew) days.shift();
  }
}

interface Billing extends Messages {
  readonly organizationId: string;
  readonly at: string;
}

async function bill(db: Transaction, { organizationId, at, ...messages }: Billing): Promise<void> {
  const runId = await openRun(db, at);
  const error = await billOrganization({ db, ...messages }, { runId, organizationId, now: at });
  if (error !== undefined) throw error;
  await finishRun(db, runId, at);
}

import type { Transaction } from '#db/core/handle';
import { insertPayment } from '#db/invoice-payments/payment-store';
import { arrived, settlePayment } from '#db/invoice-payments/settle-payment';
import { billOrganization } from '#db/invoices/bill-organization';
import { finishRun, openRun } from '#db/invoices/billing-runs';
import { refreshSchedules } from '#db/invoices/billing-schedules';
import { readMatchOffers } from '#db/purchases/match-offers';
import { storePurchase } from '#db/purchases/purchase-store';
import { billingInstant } from '#domain/invoices/periods';
import { DAY_MS } from '#domain/shared/durations';
import { dateAt, startOfDate } from '#domain/shared/zoned-time';
import { derivedId } from '#platform/ids';
import type { Sealer } from '#platform/sealing';
import type { World } from './world';

/** The matches of a month, by the number of months ago: those of the oldest are paid, the next are overdue. */
const MATCHES = new Map([
  [4, 1],
  [3, 1],
  [1, 1],
]);
const OLDEST = Math.max(...MATCHES.keys());
const PAID_AFTER_DAYS = 20;

interface Messages {
  readonly sealer: Sealer;
  readonly publicUrl: string;
}

interface Buyer {
  readonly organizationId: string;
  readonly zone: string;
  readonly now: number;
  readonly recruiterId: string;
  readonly actorId: string;
}

/**
 * Purchases and invoices of the second carrier, issued by the product's own monthly runs: one is paid, one overdue, and the
 * last one is open. Approved workdays of past months are on them, too.
 */
export async function storeInvoices(trx: Transaction, world: World, messages: Messages): Promise<number> {
  const carrier = world.carriers[1];
  const recruiter = carrier?.staff.find(({ position }) => position === 'RECRUITER');
  if (carrier === undefined || recruiter === undefined) return 0;
  const organization = await trx('organizations').where({ id: carrier.id }).first('time_zone');
  const zone = organization?.time_zone ?? 'America/Chicago';
  const { now } = world.size;
  const buyer = { organizationId: carrier.id, zone, now, recruiterId: recruiter.id, actorId: world.ops.id };
  await buyMatches(trx, buyer);
  await refreshSchedules(trx);
  for (let ago = OLDEST - 1; ago >= 0; ago -= 1) {
    const at = billingInstant(startOfMonth(buyer, ago), zone);
    if (Date.parse(at) > now) continue;
    await bill(trx, { ...messages, organizationId: carrier.id, at });
    if (ago === OLDEST - 1) await payAll(trx, buyer, { ...messages, at });
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
  const days = [...MATCHES].flatMap(([ago, count]) =>
    Array.from({ length: count }, (_, index) => Date.parse(startOfMonth(buyer, ago)) + (9 + index) * DAY_MS),
  );
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

interface Billed extends Messages {
  readonly organizationId: string;
  readonly at: string;
}

async function bill(db: Transaction, { organizationId, at, ...messages }: Billed): Promise<void> {
  const runId = await openRun(db, at);
  const error = await billOrganization({ db, ...messages }, { runId, organizationId, now: at });
  if (error !== undefined) throw error;
  await finishRun(db, runId, at);
}

/** The carrier's check arrives some weeks later, and operations enter it. */
async function payAll(trx: Transaction, { organizationId, actorId, zone }: Buyer, billed: Messages & { at: string }) {
  const { at, ...messages } = billed;
  const now = new Date(Date.parse(at) + PAID_AFTER_DAYS * DAY_MS).toISOString();
  for (const invoice of await trx('invoices').where({ organization_id: organizationId }).select('id', 'total_cents')) {
    const id = derivedId('seed', 'payment', invoice.id);
    await insertPayment(trx, {
      id,
      organizationId,
      invoiceId: invoice.id,
      method: 'transfer',
      cents: invoice.total_cents,
      countsOn: dateAt(now, zone),
      startedAt: now,
      actorId,
      reference: 'Check 1042',
    });
    await settlePayment(trx, messages, { id, report: arrived, now });
  }
}

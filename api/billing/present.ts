import { findPayable } from '#db/invoice-payments/owed-invoices';
import { listPayments } from '#db/invoice-payments/payment-list';
import {
  findInvoice,
  listLines,
  listReminders,
  type StoredInvoice,
  type StoredLine,
} from '#db/invoices/invoice-details';
import { findLateInvoice, lateFeeRates } from '#db/invoices/late-fee-store';
import { type Actor, isOps } from '#domain/accounts/actor';
import { refusedActions } from '#domain/invoices/actions';
import { nextLateFee } from '#domain/invoices/late-fees';
import { lineText } from '#domain/invoices/line-text';
import type { Invoice, InvoiceLine } from '#domain/invoices/schema';
import type { Payment } from '#domain/payments/invoice-payments-schema';
import { ProblemError } from '#domain/problems';
import { dateAt } from '#domain/shared/zoned-time';
import type { RouteContext } from '../http/context';
import { driverName } from './driver-name';
import { carrierOf } from './scope';

type Ctx = Pick<RouteContext<'billing:read'>, 'db' | 'actor' | 'now'>;

/** Payments of one invoice that are shown with it. */
const MAX_PAYMENTS = 100;

/** Where lines are shown: a table has a column for their days, a text has none. */
type LinesIn = 'table' | 'text';

/** An invoice that the reader may see, with its lines and payments. */
export async function readInvoice(ctx: Ctx, id: string, linesIn: LinesIn = 'table'): Promise<Invoice> {
  const { db } = ctx;
  const now = ctx.now().toISOString();
  const invoice = await findInvoice(db, { id, organizationId: carrierOf(ctx.actor), now });
  if (invoice === undefined) throw new ProblemError('not-found');
  const [lines, payments, reminders, lateFee, refusals] = await Promise.all([
    listLines(db, id),
    listPayments(db, { invoiceId: id }, { limit: MAX_PAYMENTS, isOps: isOps(ctx.actor) }),
    listReminders(db, id),
    findNextFee(ctx, invoice, now),
    db.transaction((trx) => findPayable(trx, id)),
  ]);
  const creditCents = lines.reduce((sum, { kind, cents }) => (kind === 'credit' ? sum + cents : sum), 0);
  return {
    ...invoice,
    subtotalCents: invoice.totalCents - creditCents,
    creditUsedCents: Math.max(0, -creditCents),
    lines: lines.map((line) => presentLine(line, ctx.actor, { zone: invoice.timeZone, linesIn })),
    payments,
    reminders,
    lateFee,
    refusals: refusals === undefined ? [] : refusedActions(refusals),
  };
}

/** A line with its text, as its reader may see it. */
export function presentLine(
  { driver, occurredAt, ...line }: StoredLine,
  reader: Actor,
  { zone, linesIn }: { readonly zone: string; readonly linesIn: LinesIn },
): InvoiceLine {
  const occurredOn = dateAt(occurredAt, zone);
  const name = driver && driverName(reader, driver);
  return {
    ...line,
    occurredOn,
    text: lineText({ ...line, occurredOn, driver: name, hasDateColumn: linesIn === 'table' }),
  };
}

async function findNextFee(
  { db }: Ctx,
  { _id: id, status, timeZone }: StoredInvoice,
  now: string,
): Promise<Invoice['lateFee']> {
  const none = { nextOn: null, nextCents: null };
  if (status !== 'open' && status !== 'overdue') return none;
  const invoice = await findLateInvoice(db, id);
  if (invoice === undefined) return none;
  const rateOn = await lateFeeRates(db, timeZone);
  const next = nextLateFee(invoice, dateAt(now, timeZone), (day) => rateOn(day, invoice.state));
  return next === undefined ? none : { nextOn: next.on, nextCents: next.cents };
}

/** One payment, as its readers see it. */
export async function readPayment({ db, actor }: Pick<Ctx, 'db' | 'actor'>, id: string): Promise<Payment> {
  const [payment] = await listPayments(db, { id }, { limit: 1, isOps: isOps(actor) });
  if (payment === undefined) throw new ProblemError('not-found');
  return payment;
}

import { billingInstant, type BillingPosition, nextPeriodEnd } from '#domain/invoices/periods';
import type { FailureName } from '#domain/invoices/run-results';
import { HOUR_MS, instantAfter } from '#domain/shared/durations';
import { dateAt } from '#domain/shared/zoned-time';
import type { Sealer } from '#platform/sealing';
import type { Db, Transaction } from '../core/handle';
import { lockAccount } from './account-lock';
import { saveResult } from './billing-runs';
import { advanceSchedule, type HeldSchedule, holdSchedule, retrySchedule } from './billing-schedules';
import { queueInvoiceMessages } from './invoice-messages';
import { type IssuedInvoice, issueInvoice } from './issue-invoice';
import { chargeLateFees } from './late-fee-store';
import { MissingPriceError } from './missing-price';

/** The services for billing. */
export interface BillingDeps {
  readonly db: Db;
  readonly sealer: Sealer;
  readonly publicUrl: string;
}

/** One carrier of a run. */
export interface BillingTask {
  readonly runId: string;
  readonly organizationId: string;
  readonly now: string;
}

const RETRY_MS = HOUR_MS;

/**
 * Bills a carrier for the periods that are over, in one short transaction: late fees, lines, ledger, messages and the
 * number. No PDF is drawn and no email is sent in it. Repeated or in parallel, it changes nothing more. Returns the error of
 * a carrier that could not be billed; it is tried again after an hour.
 */
export async function billOrganization(deps: BillingDeps, task: BillingTask): Promise<Error | undefined> {
  const { runId, organizationId, now } = task;
  try {
    await deps.db.transaction((trx) => billInTransaction(trx, deps, task));
    return undefined;
  } catch (error) {
    await retrySchedule(deps.db, organizationId, instantAfter(now, RETRY_MS));
    const failure = failureOf(error);
    await saveResult(deps.db, { runId, organizationId, state: 'failed', invoiceId: null, failure }, now);
    return error instanceof Error ? error : new Error('The carrier could not be billed');
  }
}

async function billInTransaction(trx: Transaction, deps: BillingDeps, task: BillingTask): Promise<void> {
  const { runId, organizationId, now } = task;
  const schedule = await holdSchedule(trx, organizationId, now);
  if (schedule === undefined) return;
  await lockAccount(trx, organizationId);
  const { invoice, position } = await billPeriods(trx, schedule, task);
  if (invoice !== undefined)
    await queueInvoiceMessages(trx, deps, { organizationId, invoice, carrier: schedule.carrier });
  await advanceSchedule(trx, organizationId, position);
  const state = invoice === undefined ? 'nothing' : 'invoiced';
  await saveResult(trx, { runId, organizationId, state, invoiceId: invoice?.id ?? null, failure: null }, now);
}

/** Goes through the months that are over until one has something to bill; further ones are those of the next run. */
async function billPeriods(
  trx: Transaction,
  schedule: HeldSchedule,
  { organizationId, now }: BillingTask,
): Promise<{ readonly invoice: IssuedInvoice | undefined; readonly position: BillingPosition }> {
  const { zone } = schedule;
  let position: BillingPosition = schedule;
  for (;;) {
    const endsAt = nextPeriodEnd(position);
    if (billingInstant(endsAt, zone) > now) return { invoice: undefined, position };
    await chargeLateFees(trx, { organizationId, zone, today: dateAt(endsAt, zone) });
    const period = { organizationId, zone, startsAt: position.billedThrough, endsAt };
    const invoice = await issueInvoice(trx, period, now);
    position = { billedThrough: endsAt, isPeriodEnd: true, zone };
    if (invoice !== undefined) return { invoice, position };
  }
}

const LOCK_FAILURES: ReadonlySet<unknown> = new Set(['40001', '40P01', '55P03', '57014']);

function failureOf(error: unknown): FailureName {
  if (error instanceof MissingPriceError) return 'priceMissing';
  return error instanceof Error && 'code' in error && LOCK_FAILURES.has(error.code) ? 'busy' : 'other';
}

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { bookDeposits } from '#activities/invoices/book-deposits';
import { followUpPayments } from '#activities/invoices/follow-up-payments';
import { remindOfInvoices } from '#activities/invoices/remind-of-invoices';
import { payDrivers } from '#activities/payouts/pay-drivers';
import { remindOfWorkdays } from '#activities/timesheets/remind';
import { invoicePaymentRoutes } from '#api/billing/payment-routes';
import { BILLING_WEBHOOK_PATH, billingWebhook, WEBHOOK_LIMIT } from '#api/billing/webhook';
import type { ApiDeps } from '#api/deps';
import { problemHandler } from '#api/http/problem-handler';
import { registerRoutes } from '#api/http/register-routes';
import { requestLog } from '#api/http/request-log';
import { timesheetRoutes } from '#api/timesheets/routes';
import { createDatabase } from '#db/core/handle';
import { readEnvironment, secretsOf } from '#platform/env';
import { newId } from '#platform/ids';
import { createLogger } from '#platform/logger';
import type { PaymentProvider, PayoutOrder, PayoutReport } from '#platform/payment-provider';
import { createSandboxPayments } from '#platform/sandbox-payments';
import { createSealer } from '#platform/sealing';
import { createStripeBilling } from '#platform/stripe-billing';
import { STRIPE_KEYS } from '../core/stripe-server';

/** A recurring job about money. */
export type MoneyJob = 'payDrivers' | 'bookDeposits' | 'followUpPayments' | 'remindOfInvoices' | 'remindOfWorkdays';

/** Messages of the parent: a job to run at an instant, the time, or the answer of the drivers' payment provider. */
export type ToMoneyWorker =
  | { readonly run: MoneyJob; readonly at: string }
  | { readonly clock: string }
  | { readonly answer: string; readonly report: PayoutReport };

/** Messages of the process: the port of the routes, the end of a job, or an order for the drivers' provider. */
export type FromMoneyWorker =
  | { readonly port: number }
  | { readonly ended: MoneyJob; readonly error: string | null }
  | { readonly order: PayoutOrder; readonly id: string };

/** The pool of a worker. */
const POOL = 10;

const say = (message: FromMoneyWorker) => process.send?.(message);

/**
 * `money-worker.ts <url of Stripe's API>`: runs jobs as the worker does and has routes of the API, on
 * DATABASE_URL, when the parent says so, at the time that it says.
 */
async function main([apiUrl]: readonly string[]): Promise<void> {
  if (apiUrl === undefined) throw new Error('Usage: money-worker.ts <url>');
  const env = readEnvironment();
  let clock = new Date(0);
  const now = () => clock;
  const sealer = createSealer(secretsOf(env));
  const answers = new Map<string, (report: PayoutReport) => void>();
  const payOut = (order: PayoutOrder) =>
    new Promise<PayoutReport>((resolve) => {
      const id = newId();
      answers.set(id, resolve);
      say({ order, id });
    });
  const payments: PaymentProvider = { ...createSandboxPayments({ sealer, now }), payOut };
  const billing = createStripeBilling({ ...STRIPE_KEYS, now, apiUrl: new URL(apiUrl) });
  const db = createDatabase(env.DATABASE_URL, { name: 'worker', pool: POOL });
  const log = createLogger({ level: 'error', name: 'money-worker' });
  const deps = { db, sealer, publicUrl: env.PUBLIC_URL, log, billing, payments };
  const jobs: Readonly<Record<MoneyJob, (at: Date) => Promise<void>>> = {
    payDrivers: (at) => payDrivers(deps, at),
    bookDeposits: (at) => bookDeposits(deps, at),
    followUpPayments: (at) => followUpPayments(deps, at),
    remindOfInvoices: (at) => remindOfInvoices(deps, at),
    remindOfWorkdays: (at) => remindOfWorkdays(deps, at),
  };
  const run = async (job: MoneyJob): Promise<void> => {
    const error = await jobs[job](clock).then(
      () => null,
      (reason: unknown) => String(reason),
    );
    say({ ended: job, error });
  };
  process.on('message', (message: ToMoneyWorker) => {
    if ('answer' in message) return answers.get(message.answer)?.(message.report);
    clock = new Date('clock' in message ? message.clock : message.at);
    if ('run' in message) void run(message.run);
  });
  // The parent is gone.
  process.on('disconnect', () => process.exit());
  say({ port: await listen({ ...deps, now, ...limits } as unknown as ApiDeps) });
}

/** Dependencies of the routes beside the providers; they send no command to a workflow. */
const limits = {
  checkResponses: true,
  temporal: { deadlineMs: 8_000 },
  limits: { maxConcurrentCommands: 60 },
};

/** The API's routes of payments, timesheets and reports of Stripe. */
async function listen(deps: ApiDeps): Promise<number> {
  const app = express().use(requestLog(deps.log));
  app.post(BILLING_WEBHOOK_PATH, express.raw({ limit: WEBHOOK_LIMIT, type: () => true }), billingWebhook(deps));
  app.use('/api', express.json());
  app.use(registerRoutes([...timesheetRoutes, ...invoicePaymentRoutes], deps), problemHandler(deps.publicUrl));
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

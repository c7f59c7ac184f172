import { z } from 'zod';
import { listDeposits, readDepositTotals } from '#db/deposits/deposit-list';
import { readAging } from '#db/invoices/aging';
import { findRun, listResults, listRuns } from '#db/invoices/billing-runs';
import { DepositList } from '#domain/deposits/schema';
import {
  Aging,
  BillingRunDetails,
  BillingRunList,
  BillingRunResult,
  Invoice,
  InvoiceReasonBody,
} from '#domain/invoices/schema';
import { CreditInvoice, EnterTransfer, Payment, RefundPayment } from '#domain/payments/invoice-payments-schema';
import { ProblemError } from '#domain/problems';
import { LimitSkip } from '#domain/shared/schema';
import { csvResponse } from '../http/csv';
import { defineRoute, type Route } from '../http/define-route';
import { keyPart, KeysetQuery, parseCursor, toKeysetPage } from '../http/keyset';
import { depositsCsv } from './deposits-file';
import { InvoiceParams } from './invoice-routes';
import { creditInvoice, enterTransfer, refundPayment, voidOne, writeOff } from './ops-actions';
import { runAgain } from './run-again';

const cursor = z.tuple([keyPart.instant, keyPart.id]);
const RunParams = z.object({ runId: z.uuid() });
const REASON = 'Agreed with the carrier';

/** Commands of operations on invoices and payments. */
const opsInvoiceRoutes: readonly Route[] = [
  defineRoute({
    id: 'ops.enter-transfer',
    method: 'post',
    paths: ['/api/ops/invoices/:invoiceId/transfers'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Record a received check or transfer',
    params: InvoiceParams,
    body: EnterTransfer,
    response: Invoice,
    status: 201,
    problems: ['not-found', 'invoice-not-open', 'payment-exceeds-balance', 'received-in-future'],
    example: ({ invoiceId }) => ({
      params: { invoiceId },
      body: { cents: 100, receivedOn: '2026-01-15', reference: 'Check 1042' },
    }),
    handler: ({ params: { invoiceId }, body, ctx }) => enterTransfer(ctx, invoiceId, body),
  }),
  defineRoute({
    id: 'ops.credit-invoice',
    method: 'post',
    paths: ['/api/ops/invoices/:invoiceId/credits'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Record a credit on an invoice',
    params: InvoiceParams,
    body: CreditInvoice,
    response: Invoice,
    status: 201,
    problems: ['not-found', 'invoice-void', 'credit-exceeds-invoice'],
    example: ({ invoiceId }) => ({ params: { invoiceId }, body: { cents: 100, reason: REASON } }),
    handler: ({ params: { invoiceId }, body, ctx }) => creditInvoice(ctx, invoiceId, body),
  }),
  defineRoute({
    id: 'ops.void-invoice',
    method: 'post',
    paths: ['/api/ops/invoices/:invoiceId/void'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Mark an invoice without payments as void',
    params: InvoiceParams,
    body: InvoiceReasonBody,
    response: Invoice,
    problems: ['not-found', 'invoice-void', 'invoice-has-payments'],
    example: ({ spareInvoiceId }) => ({ params: { invoiceId: spareInvoiceId }, body: { reason: REASON } }),
    handler: ({ params: { invoiceId }, body, ctx }) => voidOne(ctx, invoiceId, body.reason),
  }),
  defineRoute({
    id: 'ops.write-off-invoice',
    method: 'post',
    paths: ['/api/ops/invoices/:invoiceId/write-off'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Mark the unpaid balance of an invoice as written off',
    params: InvoiceParams,
    body: InvoiceReasonBody,
    response: Invoice,
    problems: ['not-found', 'invoice-not-open', 'write-off-too-early'],
    example: ({ invoiceId }) => ({ params: { invoiceId }, body: { reason: REASON } }),
    handler: ({ params: { invoiceId }, body, ctx }) => writeOff(ctx, invoiceId, body.reason),
  }),
  defineRoute({
    id: 'ops.refund-payment',
    method: 'post',
    paths: ['/api/ops/payments/:paymentId/refunds'],
    permission: 'ops:act',
    scope: 'ops',
    summary: "Return a carrier's credit the way it was paid",
    params: z.object({ paymentId: z.uuid() }),
    body: RefundPayment,
    response: Payment,
    status: 201,
    problems: ['not-found', 'refund-not-possible', 'refund-exceeds-credit', 'refund-refused'],
    example: ({ paymentId }) => ({ params: { paymentId }, body: { cents: 100, reason: REASON } }),
    handler: ({ params: { paymentId }, body, ctx }) => refundPayment(ctx, paymentId, body),
  }),
];

/** Lists of billing for operations. */
const opsBillingReadRoutes: readonly Route[] = [
  defineRoute({
    id: 'ops.read-aging',
    method: 'get',
    paths: ['/api/ops/billing/aging'],
    permission: 'ops:read',
    scope: 'ops',
    summary: 'List what carriers owe, by age',
    query: LimitSkip,
    response: Aging,
    problems: [],
    example: () => ({}),
    handler: ({ query, ctx: { db, now } }) => readAging(db, { ...query, now: now().toISOString() }),
  }),
  defineRoute({
    id: 'ops.list-billing-runs',
    method: 'get',
    paths: ['/api/ops/billing/runs'],
    permission: 'ops:read',
    scope: 'ops',
    summary: 'List billing runs',
    query: KeysetQuery,
    response: BillingRunList,
    problems: [],
    example: () => ({}),
    handler: async ({ query: { limit, after }, ctx: { db } }) => {
      const rows = await listRuns(db, { limit: limit + 1, after: parseCursor(after, cursor) });
      const { data, next } = toKeysetPage(rows, limit, ({ startedAt, _id }) => [startedAt, _id]);
      return { data: [...data], next };
    },
  }),
  defineRoute({
    id: 'ops.read-billing-run',
    method: 'get',
    paths: ['/api/ops/billing/runs/:runId'],
    permission: 'ops:read',
    scope: 'ops',
    summary: 'Retrieve a billing run with its results',
    params: RunParams,
    response: BillingRunDetails,
    problems: ['not-found'],
    example: ({ billingRunId }) => ({ params: { runId: billingRunId } }),
    handler: async ({ params: { runId }, ctx: { db } }) => {
      const [run, results] = await Promise.all([findRun(db, runId), listResults(db, runId)]);
      if (run === undefined) throw new ProblemError('not-found');
      return { ...run, results };
    },
  }),
  defineRoute({
    id: 'ops.export-deposits',
    method: 'get',
    paths: ['/api/ops/billing/deposits/csv'],
    permission: 'ops:read',
    scope: 'ops',
    summary: 'Export deposits as CSV',
    response: csvResponse,
    problems: [],
    example: () => ({}),
    handler: ({ ctx }) => depositsCsv(ctx),
  }),
  defineRoute({
    id: 'ops.list-deposits',
    method: 'get',
    paths: ['/api/ops/billing/deposits'],
    permission: 'ops:read',
    scope: 'ops',
    summary: 'List deposits of the payment provider',
    query: KeysetQuery,
    response: DepositList,
    problems: [],
    example: () => ({}),
    handler: async ({ query: { limit, after }, ctx: { db } }) => {
      const page = { limit: limit + 1, after: parseCursor(after, cursor) };
      const [rows, totals] = await Promise.all([listDeposits(db, page), readDepositTotals(db)]);
      const { data, next } = toKeysetPage(rows, limit, ({ startedAt, _id }) => [startedAt, _id]);
      return { data: [...data], next, ...totals };
    },
  }),
  defineRoute({
    id: 'ops.bill-again',
    method: 'post',
    paths: ['/api/ops/billing/runs/:runId/organizations/:organizationId/again'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Run billing again for a carrier that could not be billed',
    params: RunParams.extend({ organizationId: z.uuid() }),
    response: BillingRunResult,
    problems: ['not-found', 'billing-not-failed'],
    example: ({ billingRunId, organizationId }) => ({ params: { runId: billingRunId, organizationId } }),
    handler: ({ params, ctx }) => runAgain(ctx, params),
  }),
];

/** Billing, for operations. */
export const opsBillingRoutes: readonly Route[] = [...opsBillingReadRoutes, ...opsInvoiceRoutes];

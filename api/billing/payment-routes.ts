import { z } from 'zod';
import { listPayments } from '#db/invoice-payments/payment-list';
import { isOps } from '#domain/accounts/actor';
import { CarrierQuery } from '#domain/invoices/schema';
import {
  FundingToken,
  PayInvoice,
  Payment,
  PaymentList,
  PaymentOptions,
} from '#domain/payments/invoice-payments-schema';
import { defineRoute, type Route } from '../http/define-route';
import { keyPart, KeysetQuery, parseCursor, toKeysetPage } from '../http/keyset';
import { InvoiceParams } from './invoice-routes';
import { checkPayment, fundingToken, payInvoice, paymentOptions } from './pay';
import { carrierOf } from './scope';

const cursor = z.tuple([keyPart.instant, keyPart.id]);

/** Payments of invoices (docs/billing.md#payments). */
export const invoicePaymentRoutes: readonly Route[] = [
  defineRoute({
    id: 'invoice-payments.list',
    method: 'get',
    paths: ['/api/payments'],
    permission: 'billing:read',
    scope: 'organization',
    summary: 'List payments, credits and write-offs',
    query: KeysetQuery.extend(CarrierQuery.shape).extend({ invoiceId: z.uuid().optional() }),
    response: PaymentList,
    problems: ['not-found'],
    example: ({ organizationId }) => ({ query: { organizationId } }),
    furtherExamples: ({ invoiceId }) => [{ query: { invoiceId } }],
    handler: async ({ query: { limit, after, organizationId, invoiceId }, ctx: { db, actor } }) => {
      const filters = { organizationId: carrierOf(actor, organizationId), invoiceId };
      const page = { limit: limit + 1, after: parseCursor(after, cursor), isOps: isOps(actor) };
      const rows = await listPayments(db, filters, page);
      const { data, next } = toKeysetPage(rows, limit, ({ startedAt, _id }) => [startedAt, _id]);
      return { data: [...data], next };
    },
  }),
  defineRoute({
    id: 'invoice-payments.options',
    method: 'get',
    paths: ['/api/payments/options'],
    permission: 'billing:read',
    scope: 'none',
    summary: 'List the ways to pay invoices online',
    response: PaymentOptions,
    problems: [],
    example: () => ({}),
    handler: ({ ctx }) => Promise.resolve(paymentOptions(ctx)),
  }),
  defineRoute({
    id: 'invoice-payments.create-funding-token',
    method: 'post',
    paths: ['/api/payments/funding-token'],
    permission: 'billing:pay',
    scope: 'self',
    summary: 'Create a token for a test card or bank account',
    response: FundingToken,
    problems: ['online-payments-closed'],
    // The response contains a secret.
    idempotent: false,
    example: () => ({}),
    handler: ({ ctx }) => Promise.resolve(fundingToken(ctx)),
  }),
  defineRoute({
    id: 'invoice-payments.pay',
    method: 'post',
    paths: ['/api/invoices/:invoiceId/payments'],
    permission: 'billing:pay',
    scope: 'organization',
    summary: 'Start a payment of an invoice by card or bank transfer',
    params: InvoiceParams,
    body: PayInvoice,
    response: Payment,
    status: 201,
    problems: ['not-found', 'invoice-not-open', 'payment-in-progress', 'payment-unresolved', 'online-payments-closed'],
    // The response may contain the payer's secret; a repeat asks the provider again, with the same key.
    storesResponse: false,
    example: ({ invoiceId }) => ({
      params: { invoiceId },
      body: { method: 'card', cents: 1_000, source: 'token-from-the-provider' },
    }),
    handler: ({ params: { invoiceId }, body, ctx }) => payInvoice(ctx, invoiceId, body),
  }),
  defineRoute({
    id: 'invoice-payments.check',
    method: 'post',
    paths: ['/api/payments/:paymentId/check'],
    permission: 'billing:pay',
    scope: 'organization',
    summary: 'Check a payment at the payment provider',
    params: z.object({ paymentId: z.uuid() }),
    response: Payment,
    problems: ['not-found'],
    // The response may contain the payer's secret.
    idempotent: false,
    example: ({ paymentId }) => ({ params: { paymentId } }),
    handler: ({ params: { paymentId }, ctx }) => checkPayment(ctx, paymentId),
  }),
];

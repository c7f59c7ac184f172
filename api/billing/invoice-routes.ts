import { z } from 'zod';
import { listInvoices } from '#db/invoices/invoice-list';
import { summarizeInvoices } from '#db/invoices/invoice-summary';
import {
  CarrierQuery,
  Invoice,
  InvoiceFilters,
  InvoiceList,
  InvoiceQuery,
  InvoiceSummary,
} from '#domain/invoices/schema';
import { csvResponse } from '../http/csv';
import { defineRoute, fileResponse, type Route } from '../http/define-route';
import { invoicePdf, invoicesCsv, invoicesIif } from './files';
import { readInvoice } from './present';
import { carrierOf } from './scope';

export const InvoiceParams = z.object({ invoiceId: z.uuid() });

/** Invoices, for the carrier's ACCOUNTING and administrators, and for operations (docs/billing.md). */
export const invoiceRoutes: readonly Route[] = [
  defineRoute({
    id: 'invoices.list',
    method: 'get',
    paths: ['/api/invoices'],
    permission: 'billing:read',
    scope: 'organization',
    summary: 'List invoices with the totals of all pages',
    query: InvoiceQuery,
    response: InvoiceList,
    problems: ['not-found'],
    example: ({ organizationId }) => ({ query: { organizationId } }),
    handler: ({ query: { sort, limit, skip, ...filters }, ctx: { db, actor, now } }) => {
      const organizationId = carrierOf(actor, filters.organizationId);
      return listInvoices(db, { ...filters, organizationId, now: now().toISOString() }, { sort, limit, skip });
    },
  }),
  defineRoute({
    id: 'invoices.summarize',
    method: 'get',
    paths: ['/api/invoices/summary'],
    permission: 'billing:read',
    scope: 'organization',
    summary: 'Summarize what is due, overdue and billed',
    query: CarrierQuery,
    response: InvoiceSummary,
    problems: ['not-found'],
    example: ({ organizationId }) => ({ query: { organizationId } }),
    handler: ({ query, ctx: { db, actor, now } }) =>
      summarizeInvoices(db, { organizationId: carrierOf(actor, query.organizationId), now: now().toISOString() }),
  }),
  defineRoute({
    id: 'invoices.export-csv',
    method: 'get',
    paths: ['/api/invoices/csv'],
    permission: 'billing:read',
    scope: 'organization',
    summary: 'Export invoices as CSV',
    query: InvoiceFilters,
    response: csvResponse,
    problems: ['not-found'],
    example: ({ organizationId }) => ({ query: { organizationId } }),
    handler: async ({ query, ctx }) => {
      const organizationId = carrierOf(ctx.actor, query.organizationId);
      return invoicesCsv(ctx, { ...query, organizationId, now: ctx.now().toISOString() });
    },
  }),
  defineRoute({
    id: 'invoices.export-iif',
    method: 'get',
    paths: ['/api/invoices/iif'],
    permission: 'billing:read',
    scope: 'organization',
    summary: 'Export invoices for QuickBooks Desktop (IIF)',
    query: InvoiceFilters,
    response: fileResponse('text/plain'),
    problems: ['not-found'],
    example: ({ organizationId }) => ({ query: { organizationId } }),
    handler: async ({ query, ctx }) => {
      const organizationId = carrierOf(ctx.actor, query.organizationId);
      return Promise.resolve(invoicesIif(ctx, { ...query, organizationId, now: ctx.now().toISOString() }));
    },
  }),
  defineRoute({
    id: 'invoices.read',
    method: 'get',
    paths: ['/api/invoices/:invoiceId'],
    permission: 'billing:read',
    scope: 'organization',
    summary: 'Retrieve an invoice with its lines and payments',
    params: InvoiceParams,
    response: Invoice,
    problems: ['not-found'],
    example: ({ invoiceId }) => ({ params: { invoiceId } }),
    handler: ({ params: { invoiceId }, ctx }) => readInvoice(ctx, invoiceId),
  }),
  defineRoute({
    id: 'invoices.open-pdf',
    method: 'get',
    paths: ['/api/invoices/:invoiceId/pdf'],
    permission: 'billing:read',
    scope: 'organization',
    summary: 'Download an invoice as PDF',
    params: InvoiceParams,
    response: fileResponse('application/pdf'),
    problems: ['not-found'],
    example: ({ invoiceId }) => ({ params: { invoiceId } }),
    handler: ({ params: { invoiceId }, ctx }) => invoicePdf(ctx, invoiceId),
  }),
];

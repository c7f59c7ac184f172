import { z } from 'zod';
import { CalendarDay } from '../shared/schema';
import { tooLong } from '../shared/too-long';
import { onlineMethods, paymentFailures, paymentMethods, paymentStates } from './states';

const MAX_SOURCE = 4_000;
const MAX_REASON = 500;
const MAX_REFERENCE = 80;
/** Ten million dollars: more is a typing error. */
const MAX_CENTS = 1_000_000_000;
const Cents = z.number().int();
const PaidCents = z.number().int().min(1).max(MAX_CENTS);
const Reason = z.string().trim().min(1, { error: 'field-blank' }).max(MAX_REASON, tooLong());

/** A payment, a credit or a write-off, with the invoices to which it was applied. */
export const Payment = z
  .object({
    _id: z.uuid(),
    organizationId: z.uuid(),
    organization: z.string(),
    method: z.enum(paymentMethods),
    state: z.enum(paymentStates),
    cents: Cents,
    appliedCents: Cents,
    /** The excess, which became the carrier's credit. */
    creditedCents: Cents,
    refundedCents: Cents,
    /** The part that the payer's bank took back. */
    returnedCents: Cents,
    startedAt: z.iso.datetime(),
    /** The day from which it counts for late fees. */
    countsOn: z.iso.date(),
    settledAt: z.iso.datetime().nullable(),
    /** The number of a check or transfer, as operations typed it, or that of a credit. */
    reference: z.string().nullable(),
    reason: z.string().nullable(),
    brand: z.string().nullable(),
    last4: z.string().nullable(),
    failure: z.enum(paymentFailures).nullable(),
    /** With which the page lets the payer confirm it; only in the response to the payer. */
    clientSecret: z.string().nullable(),
    by: z.object({ _id: z.uuid(), name: z.string() }).nullable(),
    applications: z.array(z.object({ invoiceId: z.uuid(), number: z.string(), cents: Cents })),
    /** The amount that operations can refund. */
    canRefundCents: Cents,
  })
  .meta({ id: 'Payment' });
/** A payment, a credit or a write-off. */
export type Payment = z.infer<typeof Payment>;

/** A page of payments, newest first. */
export const PaymentList = z
  .object({ data: z.array(Payment), next: z.string().nullable() })
  .meta({ id: 'PaymentList' });

/** Ways to pay invoices online. */
export const PaymentOptions = z
  .object({
    /** Null if there is no provider: then invoices are paid by transfer only. */
    provider: z.enum(['sandbox', 'stripe']).nullable(),
    publishableKey: z.string().nullable(),
    methods: z.array(z.enum(onlineMethods)),
  })
  .meta({ id: 'PaymentOptions' });
/** Ways to pay invoices online. */
export type PaymentOptions = z.infer<typeof PaymentOptions>;

/** With which the page sends a card or bank account to the sandbox. */
export const FundingToken = z
  .object({ token: z.string(), url: z.string(), expiresAt: z.iso.datetime() })
  .meta({ id: 'FundingToken' });
/** With which the page sends a card or bank account to the sandbox. */
export type FundingToken = z.infer<typeof FundingToken>;

/** Pays an invoice with what the provider's field returned. */
export const PayInvoice = z
  .object({ method: z.enum(onlineMethods), cents: PaidCents, source: z.string().min(1).max(MAX_SOURCE, tooLong()) })
  .meta({ id: 'PayInvoice' });
/** Pays an invoice. */
export type PayInvoice = z.infer<typeof PayInvoice>;

/** A check or transfer that arrived. */
export const EnterTransfer = z
  .object({
    cents: PaidCents,
    receivedOn: CalendarDay,
    reference: z.string().trim().min(1, { error: 'field-blank' }).max(MAX_REFERENCE, tooLong()),
  })
  .meta({ id: 'EnterTransfer' });
/** A check or transfer that arrived. */
export type EnterTransfer = z.infer<typeof EnterTransfer>;

/** A credit on an invoice. */
export const CreditInvoice = z.object({ cents: PaidCents, reason: Reason }).meta({ id: 'CreditInvoice' });
/** A credit on an invoice. */
export type CreditInvoice = z.infer<typeof CreditInvoice>;

/** Pays out a carrier's credit. */
export const RefundPayment = z.object({ cents: PaidCents, reason: Reason }).meta({ id: 'RefundPayment' });
/** Pays out a carrier's credit. */
export type RefundPayment = z.infer<typeof RefundPayment>;

/** A card or bank account for the sandbox; the rules report its problems. */
export const SandboxSourceBody = z.discriminatedUnion('method', [
  z.object({
    method: z.literal('card'),
    number: z.string().max(40, tooLong()),
    expiry: z.string().max(20, tooLong()),
    cvc: z.string().max(10, tooLong()),
  }),
  z.object({
    method: z.literal('bankTransfer'),
    routingNumber: z.string().max(20, tooLong()),
    accountNumber: z.string().max(40, tooLong()),
  }),
]);

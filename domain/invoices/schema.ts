import { z } from 'zod';
import { Payment } from '../payments/invoice-payments-schema';
import { CalendarDay, LimitSkip, queryList, Refusal } from '../shared/schema';
import { tooLong } from '../shared/too-long';
import { reminderKinds } from './reminders';
import { failureNames, runStates } from './run-results';
import { invoiceSorts } from './sorts';
import { invoiceStatuses } from './status';

const Cents = z.number().int();
const MAX_NUMBER = 20;
const MAX_REASON = 500;

/** The filters of a list of invoices; those of a carrier are limited to its own. */
export const InvoiceFilters = z.object({
  status: queryList(z.enum(invoiceStatuses)).optional(),
  organizationId: z.uuid().optional(),
  /** A part of the number. */
  number: z.string().max(MAX_NUMBER, tooLong()).optional(),
  issuedFrom: CalendarDay.optional(),
  issuedTo: CalendarDay.optional(),
});
/** The filters of a list of invoices. */
export type InvoiceFilters = z.infer<typeof InvoiceFilters>;

/** Filters, order and page of a list of invoices. */
export const InvoiceQuery = InvoiceFilters.extend(LimitSkip.shape).extend({
  sort: z.enum(invoiceSorts).default('newest'),
});
/** Filters, order and page of a list of invoices. */
export type InvoiceQuery = z.infer<typeof InvoiceQuery>;

/** An invoice in a list. */
export const InvoiceListItem = z
  .object({
    _id: z.uuid(),
    number: z.string(),
    organizationId: z.uuid(),
    organization: z.string(),
    status: z.enum(invoiceStatuses),
    periodStartsAt: z.iso.datetime(),
    /** Exclusive. */
    periodEndsAt: z.iso.datetime(),
    issuedAt: z.iso.datetime(),
    /** In the carrier's zone; this day is still in time. */
    dueOn: z.iso.date(),
    /** 0 unless overdue. */
    daysOverdue: z.number().int(),
    totalCents: Cents,
    paidCents: Cents,
    balanceCents: Cents,
    /** Of payments that the provider has not finished; part of the balance. */
    processingCents: Cents,
  })
  .meta({ id: 'InvoiceListItem' });
/** An invoice in a list. */
export type InvoiceListItem = z.infer<typeof InvoiceListItem>;

/** Sums of money of invoices. */
export const InvoiceTotals = z
  .object({ totalCents: Cents, paidCents: Cents, balanceCents: Cents })
  .meta({ id: 'InvoiceTotals' });

/** A page of invoices with the totals of all pages. */
export const InvoiceList = z
  .object({ data: z.array(InvoiceListItem), count: z.number().int(), totals: InvoiceTotals })
  .meta({ id: 'InvoiceList' });
/** A page of invoices. */
export type InvoiceList = z.infer<typeof InvoiceList>;

/** A carrier, for operations; a carrier's staff see their own. */
export const CarrierQuery = z.object({ organizationId: z.uuid().optional() });

const StatusTotals = z
  .object({ count: z.number().int(), totalCents: Cents, balanceCents: Cents })
  .meta({ id: 'InvoiceStatusTotals' });

/** Totals of invoices that are due and overdue, and of the last months. */
export const InvoiceSummary = z
  .object({
    byStatus: z.object({ open: StatusTotals, overdue: StatusTotals, paid: StatusTotals, void: StatusTotals }),
    processingCents: Cents,
    /** The credit that the next invoice uses. */
    creditCents: Cents,
    nextDueOn: z.iso.date().nullable(),
    /** Invoiced in this month and in the last one. */
    thisMonthCents: Cents,
    lastMonthCents: Cents,
    /** The last twelve months, oldest first. */
    months: z.array(z.object({ month: z.string(), invoicedCents: Cents, paidCents: Cents })),
  })
  .meta({ id: 'InvoiceSummary' });
/** Totals of invoices that are due and overdue, and of the last months. */
export type InvoiceSummary = z.infer<typeof InvoiceSummary>;

/** Kinds of lines of an invoice; `credit` uses the carrier's credit, or adds to it. */
export const lineKinds = ['match', 'onboarding', 'workday', 'lateFee', 'adjustment', 'credit'] as const;
/** One of {@link lineKinds}. */
export type LineKind = (typeof lineKinds)[number];

/** A line of an invoice with its source. */
export const InvoiceLine = z
  .object({
    position: z.number().int(),
    kind: z.enum(lineKinds),
    /** The whole text, in English. */
    text: z.string(),
    details: z.record(z.string(), z.unknown()),
    /** The purchase, workday or invoice that the line is for. */
    sourceId: z.uuid().nullable(),
    occurredOn: z.iso.date(),
    cents: Cents,
  })
  .meta({ id: 'InvoiceLine' });
/** A line of an invoice. */
export type InvoiceLine = z.infer<typeof InvoiceLine>;

/** An invoice with its lines and payments. */
export const Invoice = InvoiceListItem.extend({
  timeZone: z.string(),
  /** Without the credit that was used. */
  subtotalCents: Cents,
  creditUsedCents: Cents,
  voidedAt: z.iso.datetime().nullable(),
  voidReason: z.string().nullable(),
  lines: z.array(InvoiceLine),
  payments: z.array(Payment),
  reminders: z.array(z.object({ kind: z.enum(reminderKinds), sentAt: z.iso.datetime() })),
  /** The late fee that is added if nothing is paid until that day. */
  lateFee: z.object({ nextOn: z.iso.date().nullable(), nextCents: Cents.nullable() }),
  refusals: z.array(Refusal),
}).meta({ id: 'Invoice' });
/** An invoice with its lines and payments. */
export type Invoice = z.infer<typeof Invoice>;

/** Why operations changed an invoice. */
export const InvoiceReasonBody = z
  .object({ reason: z.string().trim().min(1, { error: 'field-blank' }).max(MAX_REASON, tooLong()) })
  .meta({ id: 'InvoiceReasonBody' });

const Bucket = z.number().int();

/** Balances by the days since they were due. */
export const AgingBuckets = z
  .object({
    notDueCents: Bucket,
    days1To30Cents: Bucket,
    days31To60Cents: Bucket,
    days61To90Cents: Bucket,
    over90Cents: Bucket,
    balanceCents: Bucket,
  })
  .meta({ id: 'AgingBuckets' });

/** The debt of a carrier by age. */
export const AgingRow = AgingBuckets.extend({
  organizationId: z.uuid(),
  organization: z.string(),
  /** Null for a disabled carrier that owes nothing. */
  oldestDueOn: z.iso.date().nullable(),
  openCount: z.number().int(),
  overdueCount: z.number().int(),
  creditCents: Cents,
  isDisabled: z.boolean(),
  /** The carrier is disabled and has no overdue invoice any more. */
  isEnableOffered: z.boolean(),
}).meta({ id: 'AgingRow' });
/** The debt of a carrier by age. */
export type AgingRow = z.infer<typeof AgingRow>;

/** Debts of carriers, oldest first, with the sums of all. */
export const Aging = z
  .object({ data: z.array(AgingRow), count: z.number().int(), totals: AgingBuckets })
  .meta({ id: 'Aging' });
/** Debts of carriers. */
export type Aging = z.infer<typeof Aging>;

/** A run that issued invoices. */
export const BillingRun = z
  .object({
    _id: z.uuid(),
    startedAt: z.iso.datetime(),
    finishedAt: z.iso.datetime().nullable(),
    invoicedCount: z.number().int(),
    nothingCount: z.number().int(),
    failedCount: z.number().int(),
    totalCents: Cents,
  })
  .meta({ id: 'BillingRun' });
/** A run that issued invoices. */
export type BillingRun = z.infer<typeof BillingRun>;

/** A page of runs, newest first. */
export const BillingRunList = z
  .object({ data: z.array(BillingRun), next: z.string().nullable() })
  .meta({ id: 'BillingRunList' });

/** The result of a run for one carrier. */
export const BillingRunResult = z
  .object({
    organizationId: z.uuid(),
    organization: z.string(),
    state: z.enum(runStates),
    invoiceId: z.uuid().nullable(),
    number: z.string().nullable(),
    cents: Cents.nullable(),
    failure: z.enum(failureNames).nullable(),
    finishedAt: z.iso.datetime(),
    canRunAgain: z.boolean(),
  })
  .meta({ id: 'BillingRunResult' });
/** The result of a run for one carrier. */
export type BillingRunResult = z.infer<typeof BillingRunResult>;

/** A run with its results, failed ones first. */
export const BillingRunDetails = BillingRun.extend({ results: z.array(BillingRunResult) }).meta({
  id: 'BillingRunDetails',
});
/** A run with its results. */
export type BillingRunDetails = z.infer<typeof BillingRunDetails>;

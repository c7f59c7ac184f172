import type { AccountingWork } from '#domain/billing/schema';
import type {
  AgingRow,
  BillingRun,
  BillingRunDetails,
  Invoice,
  InvoiceLine,
  InvoiceListItem,
  InvoiceSummary,
} from '#domain/invoices/schema';
import type { Payment } from '#domain/payments/invoice-payments-schema';
import { ORGANIZATION_ID } from './carrier-orders';

const id = (last: number) => `018f0000-0000-7000-8000-0000000009${String(last).padStart(2, '0')}`;

export const INVOICE_ID = id(1);
export const PAYMENT_ID = id(2);
export const PURCHASE_ID = id(3);
export const RUN_ID = id(4);
export const LATE_INVOICE_ID = id(5);
const organization = { organizationId: ORGANIZATION_ID, organization: 'Long Beach Drayage' };

export const anInvoiceItem = (more: Partial<InvoiceListItem> = {}): InvoiceListItem => ({
  _id: INVOICE_ID,
  number: 'G-000042',
  ...organization,
  status: 'open',
  periodStartsAt: '2026-10-01T07:00:00.000Z',
  periodEndsAt: '2026-11-01T07:00:00.000Z',
  issuedAt: '2026-11-01T14:00:00.000Z',
  dueOn: '2026-12-01',
  daysOverdue: 0,
  totalCents: 8_000,
  paidCents: 0,
  balanceCents: 8_000,
  processingCents: 0,
  ...more,
});

export const anInvoiceLine = (more: Partial<InvoiceLine> = {}): InvoiceLine => ({
  position: 1,
  kind: 'match',
  text: 'Certified match, Night drayage',
  details: {},
  sourceId: PURCHASE_ID,
  occurredOn: '2026-10-12',
  cents: 5_000,
  ...more,
});

export const aPayment = (more: Partial<Payment> = {}): Payment => ({
  _id: PAYMENT_ID,
  ...organization,
  method: 'card',
  state: 'succeeded',
  cents: 3_000,
  appliedCents: 3_000,
  creditedCents: 0,
  refundedCents: 0,
  returnedCents: 0,
  startedAt: '2026-11-10T15:00:00.000Z',
  countsOn: '2026-11-10',
  settledAt: '2026-11-10T15:00:01.000Z',
  reference: null,
  reason: null,
  brand: 'visa',
  last4: '4242',
  failure: null,
  clientSecret: null,
  by: { _id: id(9), name: 'Robin Vale' },
  applications: [{ invoiceId: INVOICE_ID, number: 'G-000042', cents: 3_000 }],
  canRefundCents: 0,
  ...more,
});

export const anInvoice = (more: Partial<Invoice> = {}): Invoice => ({
  ...anInvoiceItem(),
  timeZone: 'America/Los_Angeles',
  subtotalCents: 8_000,
  creditUsedCents: 0,
  voidedAt: null,
  voidReason: null,
  lines: [
    anInvoiceLine(),
    anInvoiceLine({
      position: 2,
      kind: 'lateFee',
      text: '1.5 % of $2,000.00',
      sourceId: LATE_INVOICE_ID,
      cents: 3_000,
    }),
  ],
  payments: [],
  reminders: [],
  lateFee: { nextOn: null, nextCents: null },
  refusals: [],
  ...more,
});

const none = { count: 0, totalCents: 0, balanceCents: 0 };

const months = Array.from({ length: 12 }, (_, index) => ({
  month: index === 0 ? '2025-12' : `2026-${String(index).padStart(2, '0')}`,
  invoicedCents: index * 1_000,
  paidCents: index * 500,
}));

export const aSummary = (more: Partial<InvoiceSummary> = {}): InvoiceSummary => ({
  byStatus: {
    open: { count: 2, totalCents: 16_000, balanceCents: 12_000 },
    overdue: { count: 1, totalCents: 9_000, balanceCents: 9_000 },
    paid: { count: 7, totalCents: 70_000, balanceCents: 0 },
    void: none,
  },
  processingCents: 0,
  creditCents: 0,
  nextDueOn: '2026-12-01',
  thisMonthCents: 11_000,
  lastMonthCents: 10_000,
  months,
  ...more,
});

/** The summary of a carrier without invoices. */
export const anEmptySummary = (): InvoiceSummary =>
  aSummary({ byStatus: { open: none, overdue: none, paid: none, void: none }, nextDueOn: null });

export const someWork = (more: Partial<AccountingWork> = {}): AccountingWork => ({
  unbilled: { count: 3, cents: 11_000 },
  timesheets: null,
  ...more,
});

/** A page of invoices whose totals are their sums. */
export const aPageOf = (...data: InvoiceListItem[]) => {
  const sum = (cents: (invoice: InvoiceListItem) => number) => data.reduce((total, each) => total + cents(each), 0);
  return {
    data,
    count: data.length,
    totals: {
      totalCents: sum(({ totalCents }) => totalCents),
      paidCents: sum(({ paidCents }) => paidCents),
      balanceCents: sum(({ balanceCents }) => balanceCents),
    },
  };
};

export const anAgingRow = (more: Partial<AgingRow> = {}): AgingRow => ({
  ...organization,
  oldestDueOn: '2026-08-31',
  openCount: 1,
  overdueCount: 2,
  creditCents: 0,
  isDisabled: false,
  isEnableOffered: false,
  notDueCents: 1_000,
  days1To30Cents: 2_000,
  days31To60Cents: 0,
  days61To90Cents: 3_000,
  over90Cents: 4_000,
  balanceCents: 10_000,
  ...more,
});

export const aRun = (more: Partial<BillingRun> = {}): BillingRun => ({
  _id: RUN_ID,
  startedAt: '2026-11-01T14:00:00.000Z',
  finishedAt: '2026-11-01T14:05:00.000Z',
  invoicedCount: 12,
  nothingCount: 3,
  failedCount: 1,
  totalCents: 123_400,
  ...more,
});

export const someRunResults = (more: Partial<BillingRunDetails> = {}): BillingRunDetails => ({
  ...aRun(),
  results: [
    {
      ...organization,
      state: 'failed',
      invoiceId: null,
      number: null,
      cents: null,
      failure: 'priceMissing',
      finishedAt: '2026-11-01T14:02:00.000Z',
      canRunAgain: true,
    },
    {
      organizationId: id(20),
      organization: 'Juniper Ridge Haulage',
      state: 'invoiced',
      invoiceId: INVOICE_ID,
      number: 'G-000042',
      cents: 8_000,
      failure: null,
      finishedAt: '2026-11-01T14:01:00.000Z',
      canRunAgain: false,
    },
  ],
  ...more,
});

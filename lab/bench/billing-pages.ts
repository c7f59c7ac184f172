import { readTimesheets } from '#api/timesheets/list';
import { readAccountingWork } from '#db/billing/accounting';
import type { Db } from '#db/core/handle';
import { listInvoices } from '#db/invoices/invoice-list';
import { summarizeInvoices } from '#db/invoices/invoice-summary';
import { logProgress } from '../core/progress';
import { accountantOf, PAGE_NOW } from './billing-approval';
import { compareQueries, type Implementations, statement, type Times } from './compare-queries';

export interface ComparedPage {
  readonly name: string;
  readonly times: Times;
}

interface Sample {
  readonly organizationId: string;
  readonly ctx: Parameters<typeof readTimesheets>[0];
}

const PAGE_SIZE = 20;
const WEEK = { from: '2027-01-11', to: '2027-01-17' };

const queryInvoices = statement('billing-invoices.sql');
const queryTimesheets = statement('billing-timesheets.sql');
const queryAccounting = statement('billing-accounting.sql');

/** Compares the reads of accounting's pages with hand-written statements, for carriers of the world. */
export async function comparePages(
  db: Db,
  { samples: count, rounds }: { readonly samples: number; readonly rounds: number },
): Promise<ComparedPage[]> {
  const ids = await db('workdays')
    .distinct('organization_id')
    .orderBy('organization_id')
    .limit(count)
    .pluck('organization_id');
  const samples: Sample[] = [];
  for (const organizationId of ids) samples.push({ organizationId, ctx: await accountantOf(db, organizationId) });
  const pages: ComparedPage[] = [];
  for (const [name, page] of Object.entries({ invoices, timesheets, accounting })) {
    logProgress(`comparing the page of ${name}`);
    pages.push({ name, times: await compareQueries(db, { samples, rounds }, page) });
  }
  return pages;
}

const invoices: Implementations<Sample> = {
  model: async (db, { organizationId }) => {
    const page = { sort: 'newest', limit: PAGE_SIZE, skip: 0 } as const;
    const { data } = await listInvoices(db, { organizationId, now: PAGE_NOW }, page);
    return data.map(({ _id }) => _id);
  },
  handWritten: (db, { organizationId }) => queryInvoices(db, { organizationId, now: PAGE_NOW, limit: PAGE_SIZE }),
};

const timesheets: Implementations<Sample> = {
  model: async (_db, { ctx }) =>
    (await readTimesheets(ctx, { week: WEEK.from, limit: PAGE_SIZE, skip: 0 })).data.map(({ _id }) => _id),
  handWritten: (db, { organizationId }) => queryTimesheets(db, { organizationId, ...WEEK, limit: PAGE_SIZE }),
};

const accounting: Implementations<Sample> = {
  model: async (db, { organizationId }) => {
    const [summary, { unbilled, timesheets: waiting }] = await Promise.all([
      summarizeInvoices(db, { organizationId, now: PAGE_NOW }),
      readAccountingWork(db, organizationId),
    ]);
    const statuses = Object.entries(summary.byStatus).filter(([, { count }]) => count > 0);
    return [
      ...statuses
        .sort(([one], [other]) => one.localeCompare(other))
        .map(([status, { count, totalCents, balanceCents }]) => words(status, count, totalCents, balanceCents)),
      ...summary.months.map(({ month, invoicedCents, paidCents }) => words(month, invoicedCents, paidCents)),
      words('account', summary.processingCents, summary.creditCents),
      words('unbilled', unbilled.count, unbilled.cents),
      words('waiting', waiting?.waiting ?? 0, waiting?.oldestOn ?? ''),
    ];
  },
  handWritten: (db, { organizationId }) => queryAccounting(db, { organizationId, now: PAGE_NOW }),
};

const words = (...parts: readonly (string | number)[]): string => parts.map(String).join(' ');

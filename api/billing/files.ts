import { Readable } from 'node:stream';
import { listLines } from '#db/invoices/invoice-details';
import { type InvoiceScope, listZonedInvoices, type ZonedInvoice } from '#db/invoices/invoice-list';
import { invoiceBlocks } from '#domain/invoices/document';
import { iifHeader, iifInvoice } from '#domain/invoices/iif';
import type { LineKind } from '#domain/invoices/schema';
import { decimalDollars } from '#domain/shared/money';
import { dateAt } from '#domain/shared/zoned-time';
import { drawNow } from '../file-documents/draw-now';
import type { RouteContext } from '../http/context';
import { type CsvColumn, csvFile } from '../http/csv';
import type { FileResult } from '../http/define-route';
import { todayOf } from '../http/today';
import { presentLine, readInvoice } from './present';

type Ctx = RouteContext<'billing:read'>;

/** Rows of a file that are read per query. */
const FILE_PAGE = 500;

const statusNames = { open: 'Open', overdue: 'Overdue', paid: 'Paid', void: 'Void' } as const;

/** The columns of the CSV file; days are the carrier's, amounts are dollars with a point. */
const columns: readonly CsvColumn<ZonedInvoice>[] = [
  { header: 'Number', cell: ({ number }) => number },
  { header: 'Carrier', cell: ({ organization }) => organization },
  { header: 'Status', cell: ({ status }) => statusNames[status] },
  { header: 'Issued', cell: ({ issuedAt, timeZone }) => dateAt(issuedAt, timeZone) },
  { header: 'Due', cell: ({ dueOn }) => dueOn },
  { header: 'Days overdue', cell: ({ daysOverdue }) => daysOverdue },
  { header: 'Total (USD)', cell: ({ totalCents }) => decimalDollars(totalCents) },
  { header: 'Paid (USD)', cell: ({ paidCents }) => decimalDollars(paidCents) },
  { header: 'Balance (USD)', cell: ({ balanceCents }) => decimalDollars(balanceCents) },
];

/** All invoices of the filters, oldest first, read page by page. */
async function* allInvoices({ db }: Pick<Ctx, 'db'>, scope: InvoiceScope): AsyncGenerator<ZonedInvoice> {
  let after: string | undefined;
  for (;;) {
    const page = await listZonedInvoices(db, scope, { limit: FILE_PAGE, after });
    yield* page;
    if (page.length < FILE_PAGE) return;
    after = page.at(-1)?._id;
  }
}

/** The invoices of the filters as a table. */
export const invoicesCsv = (ctx: Ctx, scope: InvoiceScope): Promise<FileResult> =>
  csvFile({
    fileName: `invoices-${todayOf(ctx)}.csv`,
    columns,
    rows: allInvoices(ctx, scope),
  });

/** Names of the accounts of QuickBooks; an import creates those that are missing. */
const accounts: Readonly<Record<LineKind, string>> = {
  match: 'Driver matches',
  onboarding: 'Driver onboarding',
  workday: 'Driver workdays',
  lateFee: 'Late fees',
  adjustment: 'Billing adjustments',
  credit: 'Billing credit',
};

/** The invoices of the filters for QuickBooks Desktop; void ones are left out. */
export const invoicesIif = (ctx: Ctx, scope: InvoiceScope): FileResult => ({
  fileName: `invoices-${todayOf(ctx)}.iif`,
  content: Readable.from(iifTexts(ctx, scope)),
});

async function* iifTexts(ctx: Ctx, scope: InvoiceScope): AsyncGenerator<string> {
  yield iifHeader();
  for await (const invoice of allInvoices(ctx, scope)) {
    const { _id, status, timeZone } = invoice;
    if (status === 'void') continue;
    const lines = (await listLines(ctx.db, _id)).map((line) => {
      const { text, kind, cents } = presentLine(line, ctx.actor, { zone: timeZone, linesIn: 'text' });
      return { text, account: accounts[kind], cents };
    });
    const issuedOn = dateAt(invoice.issuedAt, timeZone);
    yield iifInvoice({ ...invoice, customer: invoice.organization, issuedOn, lines });
  }
}

/** The invoice as a PDF, drawn from its rows when it is opened. */
export async function invoicePdf(ctx: Ctx, id: string): Promise<FileResult> {
  const invoice = await readInvoice(ctx, id, 'text');
  const { publicUrl, support, billing } = ctx;
  const content = await drawNow(ctx, {
    title: `Invoice ${invoice.number}`,
    language: 'en',
    createdAt: invoice.issuedAt,
    blocks: invoiceBlocks(invoice, { ...support, publicUrl, paysOnline: billing !== undefined }),
    footer: `Invoice ${invoice.number} · ${invoice.organization}`,
  });
  return { fileName: `invoice-${invoice.number}.pdf`, content };
}

import type { InvoiceFilters, InvoiceList, InvoiceListItem } from '#domain/invoices/schema';
import type { InvoiceSort } from '#domain/invoices/sorts';
import type { InvoiceStatus } from '#domain/invoices/status';
import type { Db } from '../core/handle';

/** Filters with the carrier whose invoices the reader may see; undefined for operations. */
export type InvoiceScope = InvoiceFilters & { readonly now: string };

/** The carrier's day on which the statuses are those of a list. */
const TODAY = `(?::timestamptz at time zone organizations.time_zone)::date`;

const UNPAID = 'invoices.voided_at is null and invoices.paid_cents < invoices.total_cents';

const conditions: Readonly<Record<InvoiceStatus, string>> = {
  open: `(${UNPAID} and invoices.due_on >= ${TODAY})`,
  overdue: `(${UNPAID} and invoices.due_on < ${TODAY})`,
  paid: '(invoices.voided_at is null and invoices.paid_cents = invoices.total_cents)',
  void: '(invoices.voided_at is not null)',
};

const bindingsOf = (status: InvoiceStatus, now: string): string[] =>
  status === 'open' || status === 'overdue' ? [now] : [];

/** The status of a row, as `statusOf` derives it. */
const STATUS = `case when invoices.voided_at is not null then 'void'
  when invoices.paid_cents = invoices.total_cents then 'paid'
  when invoices.due_on < ${TODAY} then 'overdue' else 'open' end`;

const LIKE_SIGNS = /[\\%_]/g;

/** All invoices of the filters. */
export function filteredInvoices(db: Db, scope: InvoiceScope) {
  const { status, organizationId, number, issuedFrom, issuedTo, now } = scope;
  const query = db('invoices').join('organizations', 'organizations.id', 'invoices.organization_id');
  if (organizationId !== undefined) void query.where('invoices.organization_id', organizationId);
  if (status !== undefined && status.length > 0) {
    const bindings = status.flatMap((name) => bindingsOf(name, now));
    void query.whereRaw(`(${status.map((name) => conditions[name]).join(' or ')})`, bindings);
  }
  if (number !== undefined) {
    void query.whereRaw('invoices.number ilike ?', [`%${number.trim().replaceAll(LIKE_SIGNS, String.raw`\$&`)}%`]);
  }
  const issuedOn = '(invoices.issued_at at time zone invoices.time_zone)::date';
  if (issuedFrom !== undefined) void query.whereRaw(`${issuedOn} >= ?::date`, [issuedFrom]);
  if (issuedTo !== undefined) void query.whereRaw(`${issuedOn} <= ?::date`, [issuedTo]);
  return query;
}

const BALANCE = 'case when invoices.voided_at is null then invoices.total_cents - invoices.paid_cents else 0 end';

/** The columns of an invoice in a list. */
export const invoiceColumns = (db: Db, now: string) => ({
  _id: 'invoices.id',
  number: 'invoices.number',
  organizationId: 'invoices.organization_id',
  organization: 'organizations.name',
  status: db.raw(STATUS, [now]),
  periodStartsAt: 'invoices.period_starts_at',
  periodEndsAt: 'invoices.period_ends_at',
  issuedAt: 'invoices.issued_at',
  dueOn: 'invoices.due_on',
  daysOverdue: db.raw(`case when ${conditions.overdue} then ${TODAY} - invoices.due_on else 0 end`, [now, now]),
  totalCents: 'invoices.total_cents',
  paidCents: 'invoices.paid_cents',
  balanceCents: db.raw(BALANCE),
  processingCents: db.raw(`(select coalesce(sum(least(payments.cents, ${BALANCE})), 0)::bigint from payments
    where payments.invoice_id = invoices.id and payments.state in ('unknown', 'processing'))`),
});

/** The orders, as the columns of a list: both the page and the answer are sorted by them. */
const orders: Readonly<Record<InvoiceSort, readonly { readonly column: string; readonly order: 'asc' | 'desc' }[]>> = {
  newest: [
    { column: 'issuedAt', order: 'desc' },
    { column: '_id', order: 'desc' },
  ],
  oldest: [
    { column: 'issuedAt', order: 'asc' },
    { column: '_id', order: 'asc' },
  ],
  dueFirst: [
    { column: 'dueOn', order: 'asc' },
    { column: '_id', order: 'asc' },
  ],
  largest: [
    { column: 'totalCents', order: 'desc' },
    { column: '_id', order: 'desc' },
  ],
};

export interface InvoicePage {
  readonly sort: InvoiceSort;
  readonly limit: number;
  readonly skip: number;
}

const pageOf = (db: Db, scope: InvoiceScope, { sort, limit, skip }: InvoicePage) =>
  filteredInvoices(db, scope)
    .orderBy([...orders[sort]])
    .limit(limit)
    .offset(skip)
    .select(invoiceColumns(db, scope.now));

/** An invoice with the zone of its days: that of the carrier when it was issued. */
export interface ZonedInvoice extends InvoiceListItem {
  readonly timeZone: string;
}

/** The invoices after one in the order of the list. */
const AFTER = `(invoices.issued_at, invoices.id) >
  (select last.issued_at, last.id from invoices as last where last.id = ?)`;

/** A part of the invoices for files, which write days: oldest first, after an invoice, which changes do not move. */
export async function listZonedInvoices(
  db: Db,
  scope: InvoiceScope,
  { limit, after }: { readonly limit: number; readonly after?: string | undefined },
): Promise<ZonedInvoice[]> {
  const all = pageOf(db, scope, { sort: 'oldest', limit, skip: 0 });
  if (after !== undefined) void all.whereRaw(AFTER, [after]);
  const rows: unknown = await all.select({ timeZone: 'invoices.time_zone' });
  return rows as ZonedInvoice[];
}

/** The number of all invoices of the filters, and their sums, under names that no column of a list has. */
const sumsOf = (db: Db, scope: InvoiceScope) =>
  filteredInvoices(db, scope).select({
    count: db.raw('count(*)::integer'),
    allTotals: db.raw('coalesce(sum(invoices.total_cents) filter (where invoices.voided_at is null), 0)::bigint'),
    allPaid: db.raw('coalesce(sum(invoices.paid_cents), 0)::bigint'),
    allBalances: db.raw(`coalesce(sum(${BALANCE}), 0)::bigint`),
  });

/** The sums with an invoice of the page; without one, if the page is empty. */
type SummedItem = (InvoiceListItem | { readonly _id: null }) & {
  readonly count: number;
  readonly allTotals: number;
  readonly allPaid: number;
  readonly allBalances: number;
};

/**
 * The name under which PostgreSQL plans the statement once per connection, which takes longer than reading a carrier's first page;
 * undefined for rarer filters, so that a connection has few of them.
 */
function nameOf(scope: InvoiceScope, { sort, skip }: InvoicePage): string | undefined {
  const { organizationId, status = [], number, issuedFrom, issuedTo } = scope;
  const isRare = status.length > 1 || skip > 0 || [number, issuedFrom, issuedTo].some((each) => each !== undefined);
  return isRare || organizationId === undefined ? undefined : ['invoices', sort, ...status].join(' ');
}

/** A page of invoices with the sums of all pages, in one statement. */
export async function listInvoices(db: Db, scope: InvoiceScope, page: InvoicePage): Promise<InvoiceList> {
  const name = nameOf(scope, page);
  const rows: SummedItem[] = await db
    .with('sums', sumsOf(db, scope))
    .with('page', pageOf(db, scope, page))
    .from('sums')
    .joinRaw('left join page on true')
    .orderBy([...orders[page.sort]])
    .options(name === undefined ? {} : { name });
  const data: InvoiceListItem[] = [];
  let sums = { count: 0, allTotals: 0, allPaid: 0, allBalances: 0 };
  for (const { count, allTotals, allPaid, allBalances, ...item } of rows) {
    sums = { count, allTotals, allPaid, allBalances };
    if (item._id !== null) data.push(item);
  }
  const totals = { totalCents: sums.allTotals, paidCents: sums.allPaid, balanceCents: sums.allBalances };
  return { data, count: sums.count, totals };
}

import type { Knex } from 'knex';
import { matchProducts } from '#domain/prices/products';
import type { PurchaseFilters } from '#domain/purchases/schema';
import type { PurchaseState } from '#domain/purchases/states';
import { nextDate } from '#domain/shared/zoned-time';
import { nameVisibleSql } from '../candidacies/name-visible';
import type { Db } from '../core/handle';
import type { RowOf } from '../core/table';

const MATCHES = matchProducts.map((product) => `'${product}'`).join(', ');
/** The only charge of a purchase, by its key. */
const OWN_CHARGE = `charges.kind = (case when purchases.product in (${MATCHES}) then 'match' else 'onboarding' end)
  and charges.source_id = purchases.id and charges.source_version = 1`;
const STATE = `case when purchase_credits.purchase_id is not null then 'credited' when purchases.cents = 0 then 'free'
  when charges.invoice_id is not null then 'invoiced' else 'charged' end`;

/** A purchase with the names that belong to it. */
export interface PurchaseRow {
  readonly id: string;
  readonly product: RowOf<'purchases'>['product'];
  readonly state: PurchaseState;
  readonly organizationId: string;
  readonly organizationName: string;
  readonly driverId: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Whether the carrier may see the whole name of the driver now. */
  readonly isNameVisible: boolean;
  readonly orderId: string | null;
  readonly orderTitle: string | null;
  readonly boughtBy: string | null;
  readonly boughtAt: string;
  readonly listCents: number;
  readonly cents: number;
  readonly reason: RowOf<'purchases'>['reason'];
  readonly invoiceId: string | null;
  readonly creditNumber: string | null;
  readonly creditCents: number | null;
  readonly creditReason: string | null;
  readonly creditedAt: string | null;
}

/** A part of the list: counted from its start, or after a purchase, which new ones do not move. */
export interface PurchasePart {
  readonly limit: number;
  readonly skip?: number;
  readonly after?: string | undefined;
}

/** A part of the list, newest first. */
export async function listPurchases(
  db: Db,
  filters: PurchaseFilters,
  { limit, skip = 0, after }: PurchasePart,
): Promise<PurchaseRow[]> {
  const all = filtered(db, filters);
  if (after !== undefined) void all.whereRaw(AFTER, [after]);
  const rows: PurchaseRow[] = await all
    .join('drivers', 'drivers.id', 'purchases.driver_id')
    .leftJoin('job_orders', 'job_orders.id', 'purchases.order_id')
    .leftJoin('job_order_versions', 'job_order_versions.id', 'job_orders.version_id')
    .leftJoin('users as buyers', 'buyers.id', 'purchases.bought_by')
    .orderBy([
      { column: 'purchases.bought_at', order: 'desc' },
      { column: 'purchases.id', order: 'desc' },
    ])
    .limit(limit)
    .offset(skip)
    .select(columns(db));
  return rows;
}

/** How many purchases there are, and what they cost together after credits. */
export async function countPurchases(db: Db, filters: PurchaseFilters): Promise<{ count: number; totalCents: number }> {
  const row: unknown = await filtered(db, filters).first({
    count: db.raw('count(*)::integer'),
    totalCents: db.raw('coalesce(sum(purchases.cents - coalesce(purchase_credits.cents, 0)), 0)::bigint'),
  });
  return row as { count: number; totalCents: number };
}

/** The purchases after one in the order of the list. */
const AFTER = `(purchases.bought_at, purchases.id) <
  (select last.bought_at, last.id from purchases as last where last.id = ?)`;

/** The first instant of a day where the carrier is, as invoices count days. */
const MIDNIGHT = `(?::date)::timestamp at time zone organizations.time_zone`;

function filtered(db: Db, { organizationId, driverId, product, state, from, to }: PurchaseFilters): Knex.QueryBuilder {
  const query = db('purchases')
    .join('organizations', 'organizations.id', 'purchases.organization_id')
    .leftJoin('charges', (join) => join.on(db.raw(OWN_CHARGE)))
    .leftJoin('purchase_credits', 'purchase_credits.purchase_id', 'purchases.id');
  if (organizationId !== undefined) void query.where('purchases.organization_id', organizationId);
  if (driverId !== undefined) void query.where('purchases.driver_id', driverId);
  if (product !== undefined) void query.where('purchases.product', product);
  if (state !== undefined) void query.whereRaw(`(${STATE}) = ?`, [state]);
  if (from !== undefined) void query.whereRaw(`purchases.bought_at >= ${MIDNIGHT}`, [from]);
  if (to !== undefined) void query.whereRaw(`purchases.bought_at < ${MIDNIGHT}`, [nextDate(to)]);
  return query;
}

const columns = (db: Db) => ({
  id: 'purchases.id',
  product: 'purchases.product',
  state: db.raw(STATE),
  organizationId: 'purchases.organization_id',
  organizationName: 'organizations.name',
  driverId: 'purchases.driver_id',
  firstName: 'drivers.first_name',
  lastName: 'drivers.last_name',
  isNameVisible: db.raw(nameVisibleSql('purchases.driver_id', 'purchases.organization_id')),
  orderId: 'purchases.order_id',
  orderTitle: 'job_order_versions.title',
  boughtBy: db.raw("buyers.first_name || ' ' || buyers.last_name"),
  boughtAt: 'purchases.bought_at',
  listCents: 'purchases.list_cents',
  cents: 'purchases.cents',
  reason: 'purchases.reason',
  invoiceId: 'charges.invoice_id',
  creditNumber: 'purchase_credits.number',
  creditCents: 'purchase_credits.cents',
  creditReason: 'purchase_credits.reason',
  creditedAt: 'purchase_credits.credited_at',
});

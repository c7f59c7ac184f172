import { countPurchases, listPurchases, type PurchaseRow } from '#db/purchases/purchase-list';
import { type Actor, isOps } from '#domain/accounts/actor';
import { productLabels } from '#domain/prices/labels';
import { ProblemError } from '#domain/problems';
import { purchaseReasonLabels, purchaseStateLabels } from '#domain/purchases/labels';
import type { Purchase, PurchaseFilters, PurchasePage } from '#domain/purchases/schema';
import { decimalDollars } from '#domain/shared/money';
import type { RouteContext } from '../../http/context';
import { csvFile, timeColumn } from '../../http/csv';
import type { FileResult } from '../../http/define-route';
import { driverName } from '../driver-name';

type SignedIn = RouteContext & { readonly actor: Actor };

const CSV_PAGE = 500;

/** A carrier reads its own purchases, operations those of one carrier or of all. */
function scoped(
  { actor }: SignedIn,
  { organizationId = actor.organizationId, ...filters }: PurchaseFilters,
): PurchaseFilters {
  if (!isOps(actor) && organizationId !== actor.organizationId) throw new ProblemError('not-found');
  return { ...filters, organizationId };
}

/** A page of purchases, newest first. */
export async function readPurchases(
  ctx: SignedIn,
  { limit, skip, ...filters }: PurchaseFilters & { readonly limit: number; readonly skip: number },
): Promise<PurchasePage> {
  const own = scoped(ctx, filters);
  const [rows, totals] = await Promise.all([listPurchases(ctx.db, own, { limit, skip }), countPurchases(ctx.db, own)]);
  return { data: rows.map((row) => presentPurchase(ctx.actor, row)), ...totals };
}

const presentPurchase = (actor: Actor, row: PurchaseRow): Purchase => ({
  _id: row.id,
  product: row.product,
  state: row.state,
  organization: { _id: row.organizationId, name: row.organizationName },
  driver: { _id: row.driverId, name: driverName(actor, row) },
  order: row.orderId === null ? null : { _id: row.orderId, name: row.orderTitle ?? '' },
  boughtBy: row.boughtBy,
  boughtAt: row.boughtAt,
  listCents: row.listCents,
  cents: row.cents,
  reason: row.reason,
  invoiceId: row.invoiceId,
  credit:
    row.creditNumber === null || row.creditCents === null || row.creditReason === null || row.creditedAt === null
      ? null
      : { number: row.creditNumber, cents: row.creditCents, reason: row.creditReason, at: row.creditedAt },
});

/** All purchases of the filters as a CSV table. */
export function purchasesFile(ctx: SignedIn, filters: PurchaseFilters): Promise<FileResult> {
  const own = scoped(ctx, filters);
  return csvFile<PurchaseRow>({
    fileName: 'purchases.csv',
    columns: [
      timeColumn('Ordered', ctx.timeZone, ({ boughtAt }) => boughtAt),
      { header: 'Carrier', cell: ({ organizationName }) => organizationName },
      { header: 'Product', cell: ({ product }) => productLabels[product] },
      { header: 'Driver', cell: (row) => driverName(ctx.actor, row) },
      { header: 'Job order', cell: ({ orderTitle }) => orderTitle },
      { header: 'Ordered by', cell: ({ boughtBy }) => boughtBy },
      { header: 'Price', cell: ({ listCents }) => decimalDollars(listCents) },
      { header: 'Charged', cell: ({ cents }) => decimalDollars(cents) },
      { header: 'Credited', cell: ({ creditCents }) => (creditCents === null ? null : decimalDollars(creditCents)) },
      { header: 'Credit number', cell: ({ creditNumber }) => creditNumber },
      {
        header: 'State',
        cell: ({ state, reason }) =>
          reason === null || state !== 'free' ? purchaseStateLabels[state] : purchaseReasonLabels[reason],
      },
    ],
    rows: allPurchases(ctx, own),
  });
}

async function* allPurchases({ db }: SignedIn, filters: PurchaseFilters): AsyncGenerator<PurchaseRow> {
  let after: string | undefined;
  for (;;) {
    const rows = await listPurchases(db, filters, { limit: CSV_PAGE, after });
    yield* rows;
    if (rows.length < CSV_PAGE) return;
    after = rows.at(-1)?.id;
  }
}

import type { Knex } from 'knex';
import type { Db, Transaction } from '#db/core/handle';
import type { RowOf } from '#db/core/table';
import type { HistoryItems } from '#domain/driver-histories/items';
import type { HistoryKind } from '#domain/driver-histories/kinds';
import { isViolationOf } from '../core/violations';

/** One entry of a driver's history. */
export type StoredItem<K extends HistoryKind = HistoryKind> = HistoryItems[K] & { readonly _id: string };

/** The columns of an item; a period without an end continues today. */
const columns = ['id', 'kind', 'start_on', 'end_on', 'details'] as const;
type ItemRow = Pick<RowOf<'driver_history_items'>, (typeof columns)[number]>;

const toItem = <K extends HistoryKind>({ id, start_on, end_on, details }: ItemRow): StoredItem<K> =>
  // The details were validated when they were written.
  ({ ...details, _id: id, startDate: start_on, endDate: end_on }) as unknown as StoredItem<K>;

function toRow(item: HistoryItems[HistoryKind]) {
  const { startDate, endDate, ...details } = item;
  return { start_on: startDate, end_on: endDate, details: JSON.stringify(details) };
}

/** Lists a driver's items of one kind by start date. */
export async function listHistory<K extends HistoryKind>(
  db: Db | Transaction,
  driverId: string,
  kind: K,
): Promise<StoredItem<K>[]> {
  const rows = await db('driver_history_items')
    .where({ driver_id: driverId, kind })
    .orderBy([{ column: 'start_on' }, { column: 'id' }])
    .select(...columns);
  return rows.map((row) => toItem<K>(row));
}

/** All items of a driver's histories, by start date. */
export type AllHistories = { readonly [K in HistoryKind]: StoredItem<K>[] };

/** One row of {@link historyRowsOf}. */
export type HistoryRow = ItemRow;

/** The rows of a driver's histories, as a query for `readTogether`. */
export const historyRowsOf = (db: Db | Transaction, driverId: string): Knex.QueryBuilder =>
  db('driver_history_items')
    .where({ driver_id: driverId })
    .orderBy([{ column: 'start_on' }, { column: 'id' }])
    .select(...columns);

/** Lists all items of a driver's histories. */
export async function listAllHistories(db: Db | Transaction, driverId: string): Promise<AllHistories> {
  return historiesFrom((await historyRowsOf(db, driverId)) as HistoryRow[]);
}

/** The items of each kind. */
export function historiesFrom(rows: readonly HistoryRow[]): AllHistories {
  const of = <K extends HistoryKind>(kind: K) => rows.filter((row) => row.kind === kind).map((row) => toItem<K>(row));
  return {
    employment: of('employment'),
    residence: of('residence'),
    militaryService: of('militaryService'),
    drivingSchool: of('drivingSchool'),
    unemploymentPeriod: of('unemploymentPeriod'),
    violation: of('violation'),
    accident: of('accident'),
  };
}

/** Locks a driver's histories until the transaction ends, so that the checks still hold when it writes. */
export async function lockHistories(trx: Transaction, driverId: string): Promise<void> {
  await trx('drivers').where({ id: driverId }).forUpdate().first('id');
}

export interface NewItem {
  readonly id: string;
  readonly driverId: string;
  readonly kind: HistoryKind;
  readonly item: HistoryItems[HistoryKind];
}

/** Stores an item; a retry with the same id does nothing. */
export async function insertHistoryItem(trx: Transaction, { id, driverId, kind, item }: NewItem): Promise<void> {
  await trx('driver_history_items')
    .insert({ id, driver_id: driverId, kind, ...toRow(item) })
    .onConflict('id')
    .ignore();
}

/** Returns false if the driver has no such item of the kind. */
export async function updateHistoryItem(trx: Transaction, { id, driverId, kind, item }: NewItem): Promise<boolean> {
  const changed = await trx('driver_history_items')
    .where({ id, driver_id: driverId, kind })
    .update({ ...toRow(item), updated_at: trx.fn.now() });
  return changed > 0;
}

/** Returns false if the driver has no such item of the kind. */
export async function deleteHistoryItem(
  db: Db | Transaction,
  { id, driverId, kind }: Omit<NewItem, 'item'>,
): Promise<boolean> {
  return (await db('driver_history_items').where({ id, driver_id: driverId, kind }).delete()) > 0;
}

/** Replaces the stored list; items in both lists keep their ids. */
export async function replaceHistory<K extends HistoryKind>(
  trx: Transaction,
  { driverId, kind, items }: { readonly driverId: string; readonly kind: K; readonly items: readonly StoredItem<K>[] },
): Promise<void> {
  await trx('driver_history_items').where({ driver_id: driverId, kind }).delete();
  for (const { _id: id, ...item } of items) {
    await insertHistoryItem(trx, { id, driverId, kind, item: item as unknown as HistoryItems[K] });
  }
}

/** Returns whether concurrent writes stored overlapping periods. */
export const isOverlap = (error: unknown): boolean => isViolationOf(error, 'driver_history_items_no_overlap');

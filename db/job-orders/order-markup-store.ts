import type { Knex } from 'knex';
import type { Db } from '#db/core/handle';
import { instantOf } from '#db/core/read-together';
import type { OrderMarkup } from '#domain/job-orders/schema';

export interface NewMarkup {
  readonly id: string;
  readonly orderId: string;
  readonly markupRate: number | null;
  readonly setBy: string;
  readonly setAt: string;
}

export interface MarkupRow {
  readonly markupRate: number | null;
  readonly setBy: string;
  readonly setAt: string;
}

/** Records a markup of an order; earlier ones stay. Idempotent. */
export async function storeMarkup(db: Db, { id, orderId, markupRate, setBy, setAt }: NewMarkup): Promise<void> {
  await db('order_markups')
    .insert({ id, order_id: orderId, rate: markupRate, set_by: setBy, set_at: setAt })
    .onConflict('id')
    .ignore();
}

/** Selects the markup of an order that applies: the latest. */
export const markupsOf = (db: Db, orderId: string): Knex.QueryBuilder =>
  db('order_markups')
    .join('users', 'users.id', 'order_markups.set_by')
    .where('order_markups.order_id', orderId)
    .orderBy([
      { column: 'order_markups.set_at', order: 'desc' },
      { column: 'order_markups.id', order: 'desc' },
    ])
    .limit(1)
    .select({
      markupRate: 'order_markups.rate',
      setBy: db.raw(`users.first_name || ' ' || users.last_name`),
      setAt: 'order_markups.set_at',
    });

export const markupOf = ({ setAt, ...row }: MarkupRow): OrderMarkup => ({ ...row, setAt: instantOf(setAt) });

/** The markup of an order that applies; null if none was ever set. */
export async function findMarkup(db: Db, orderId: string): Promise<OrderMarkup | null> {
  const [row] = (await markupsOf(db, orderId)) as MarkupRow[];
  return row === undefined ? null : markupOf(row);
}

import type { Knex } from 'knex';
import type { Db } from '#db/core/handle';
import type { ConsentKind } from '#domain/compliance/steps';
import type { ResultStatus } from '#domain/driver-pipeline/results';
import type { ScreeningKind, ScreeningProvider } from '#domain/screening/kinds';
import type { ScreeningRef } from '#domain/screening/schema';

/** An order without a response. */
export interface WaitingOrder {
  readonly id: string;
  readonly driverId: string;
  readonly organizationId: string | null;
  readonly result: ScreeningKind;
  readonly provider: ScreeningProvider;
  readonly orderedAt: string;
  readonly handedOverAt: string | null;
}

const columns = {
  id: 'result_orders.id',
  driverId: 'result_orders.driver_id',
  organizationId: 'result_orders.organization_id',
  result: 'result_orders.result',
  provider: 'result_orders.provider',
  orderedAt: 'result_orders.ordered_at',
  handedOverAt: 'result_orders.handed_over_at',
};

/** Current orders: the result has the status "ordered", and there is no response yet. */
const waiting = (db: Db): Knex.QueryBuilder =>
  db('result_orders')
    .join('driver_results', (join) => {
      join
        .on('driver_results.driver_id', 'result_orders.driver_id')
        .on('driver_results.result', 'result_orders.result')
        .on(db.raw('driver_results.organization_id is not distinct from result_orders.organization_id'));
    })
    .whereNull('result_orders.answered_at')
    .where('driver_results.status', 'ordered');

/** Lists orders that have not been submitted to their providers, oldest first. */
export async function listOrdersToSubmit(
  db: Db,
  { providers, limit }: { providers: readonly ScreeningProvider[]; limit: number },
): Promise<WaitingOrder[]> {
  const rows: unknown = await waiting(db)
    .whereNull('result_orders.handed_over_at')
    .whereIn('result_orders.provider', [...providers])
    .orderBy(['result_orders.ordered_at', 'result_orders.id'])
    .limit(limit)
    .select(columns);
  return rows as WaitingOrder[];
}

/** An order, and whether its response is still awaited. */
export interface ResultOrder extends WaitingOrder {
  readonly orderedBy: string;
  readonly isWaiting: boolean;
}

/** One order, with or without a response. */
export async function findResultOrder(db: Db, id: string): Promise<ResultOrder | undefined> {
  const row = await db('result_orders')
    .where({ id })
    .first<Omit<ResultOrder, 'isWaiting'> | undefined>({ ...columns, orderedBy: 'result_orders.ordered_by' });
  if (row === undefined) return undefined;
  const [waits] = await listWaitingOrders(db, [id]);
  return { ...row, isWaiting: waits !== undefined };
}

/** The ids of the orders that are still waiting for a response. */
export async function listWaitingOrders(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows: unknown = await waiting(db)
    .whereIn('result_orders.id', [...ids])
    .select({ id: 'result_orders.id' });
  return (rows as { id: string }[]).map(({ id }) => id);
}

/** Lists a carrier's Clearinghouse queries without a response. */
export async function listClearinghouseOrders(db: Db, organizationId: string): Promise<WaitingOrder[]> {
  const rows: unknown = await waiting(db)
    .where({ 'result_orders.provider': 'clearinghouse', 'result_orders.organization_id': organizationId })
    .orderBy(['result_orders.ordered_at', 'result_orders.id'])
    .select(columns);
  return rows as WaitingOrder[];
}

/** Lists a carrier's Clearinghouse queries that were answered since the given time, latest first. */
export async function listAnsweredClearinghouseOrders(
  db: Db,
  { organizationId, since }: { organizationId: string; since: Date },
): Promise<WaitingOrder[]> {
  const rows: unknown = await db('result_orders')
    .where({ provider: 'clearinghouse', organization_id: organizationId })
    .where('answered_at', '>=', since)
    .orderBy([
      { column: 'answered_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .select(columns);
  return rows as WaitingOrder[];
}

/** Lists carriers with Clearinghouse queries, with the numbers of unsent and sent queries. */
export async function listClearinghouseCarriers(
  db: Db,
): Promise<{ _id: string; name: string; ordered: number; sent: number }[]> {
  const rows: unknown = await waiting(db)
    .join('organizations', 'organizations.id', 'result_orders.organization_id')
    .where('result_orders.provider', 'clearinghouse')
    .groupBy('organizations.id')
    .orderBy(['organizations.name', 'organizations.id'])
    .select({
      _id: 'organizations.id',
      name: 'organizations.name',
      ordered: db.raw('(count(*) filter (where result_orders.handed_over_at is null))::integer'),
      sent: db.raw('(count(*) filter (where result_orders.handed_over_at is not null))::integer'),
    });
  return rows as { _id: string; name: string; ordered: number; sent: number }[];
}

/** The status of one result. */
export async function findResultStatus(db: Db, ref: ScreeningRef): Promise<ResultStatus | undefined> {
  const row = await db('driver_results')
    .where({ driver_id: ref.driverId, organization_id: ref.organizationId, result: ref.result })
    .first('status');
  return row?.status;
}

/** The kinds of legal texts that the driver has signed. */
export async function listSignedKinds(db: Db, driverId: string): Promise<ConsentKind[]> {
  const rows = await db('consents').where({ driver_id: driverId }).distinct('kind');
  return rows.map(({ kind }) => kind);
}

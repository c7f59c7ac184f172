import { nextResultStatuses, type ResultStatus, resultStatuses } from '#domain/driver-pipeline/results';
import type { ClearinghouseQuery } from '#domain/screening/clearinghouse';
import { employerResultKinds, type ScreeningProvider } from '#domain/screening/kinds';
import type { ScreeningRef } from '#domain/screening/schema';
import { announceChange } from '../core/changes';
import type { Db, Transaction } from '../core/handle';
import { fileChanged } from '../core/outbox';
import { storeResultEvidence } from '../evidence/carrier-result-evidence';

/** An order that was started this long ago but never took effect can be replaced. */
const STALE_MINUTES = 10;

export interface NewResultOrder extends ScreeningRef {
  readonly id: string;
  readonly provider: ScreeningProvider;
  readonly orderedBy: string;
  readonly at: Date;
}

const keyOf = ({ driverId, organizationId, result }: ScreeningRef) => ({
  driver_id: driverId,
  organization_id: organizationId,
  result,
});

/**
 * Stores the order before the result becomes "ordered", and so before the provider is contacted. Returns false if
 * another order is waiting for its response; an order whose result never became "ordered" is replaced.
 */
export async function storeResultOrder(db: Db, order: NewResultOrder): Promise<boolean> {
  const known: unknown = await db('result_orders').where({ id: order.id }).first('id');
  if (known !== undefined) return true;
  const at = order.at.toISOString();
  const row = {
    id: order.id,
    ...keyOf(order),
    provider: order.provider,
    ordered_by: order.orderedBy,
    ordered_at: at,
  };
  const written = await db.raw<{ rows: unknown[] }>(
    `insert into result_orders (id, driver_id, organization_id, result, provider, ordered_by, ordered_at)
     values (:id, :driver_id, :organization_id, :result, :provider, :ordered_by, :ordered_at)
     on conflict (driver_id, organization_id, result) where answered_at is null do update set
       id = excluded.id, provider = excluded.provider, ordered_by = excluded.ordered_by, ordered_at = excluded.ordered_at,
       handed_over_at = case when result_orders.id = excluded.id then result_orders.handed_over_at end
     where result_orders.id = excluded.id or (
       result_orders.ordered_at < :ordered_at::timestamptz - interval '${String(STALE_MINUTES)} minutes' and not exists (
         select from driver_results where driver_results.driver_id = result_orders.driver_id
           and driver_results.organization_id is not distinct from result_orders.organization_id
           and driver_results.result = result_orders.result and driver_results.status = 'ordered'))
     returning id`,
    row,
  );
  return written.rows.length > 0;
}

/** Deletes a refused order. */
export async function withdrawResultOrder(db: Db, id: string): Promise<void> {
  await db('result_orders').where({ id }).whereNull('handed_over_at').delete();
}

/** The new status of a carrier's own result, with time and actor; the actor is null for a provider's response. */
export interface ResultChange {
  readonly status: ResultStatus;
  readonly at: Date;
  readonly actorId: string | null;
}

/**
 * Changes a carrier's own result as {@link nextResultStatuses} allows; an accepted one is evidence. Returns false if its status does not allow it.
 */
export async function recordEmployerResult(
  db: Db,
  ref: ScreeningRef,
  { status, at, actorId }: ResultChange,
): Promise<boolean> {
  const { organizationId } = ref;
  // Results without a carrier are recorded in the driver's pipeline.
  if (organizationId === null) return false;
  return db.transaction(async (trx) => {
    const before = resultStatuses.filter((resultStatus) => nextResultStatuses[resultStatus].includes(status));
    const changed = await trx('driver_results')
      .where(keyOf(ref))
      .whereIn('status', before)
      .update({
        status,
        since: at.toISOString(),
        is_open: status !== 'accepted',
        ...(status === 'ordered' && { ordered_at: at.toISOString() }),
      });
    if (changed === 0) return false;
    if (status === 'received') await answerOrder(trx, ref, at);
    await trx('carrier_result_changes').insert({
      ...keyOf(ref),
      organization_id: organizationId,
      status,
      actor_id: actorId,
      at: at.toISOString(),
    });
    if (status === 'accepted') {
      await storeResultEvidence(trx, { driverId: ref.driverId, at });
      await fileChanged(trx, [ref.driverId]);
    }
    await announceDriverChange(trx, ref.driverId);
    return true;
  });
}

/** Marks the open order of the result as answered. */
async function answerOrder(trx: Transaction, ref: ScreeningRef, at: Date): Promise<void> {
  await trx('result_orders').where(keyOf(ref)).whereNull('answered_at').update({ answered_at: at.toISOString() });
}

const announceDriverChange = (trx: Transaction, driverId: string) =>
  announceChange(trx, { topic: 'driver', id: driverId, organizationId: null, orderId: null, driverId });

/**
 * Opens the carriers' own results for current hires, and closes those whose hire is over. Returns the number of changed
 * rows. Idempotent, even for concurrent calls.
 */
export async function orderResultsForHires(db: Db, now: Date): Promise<number> {
  const live = `select distinct driver_hires.driver_id, job_orders.organization_id from driver_hires
    join job_orders on job_orders.id = driver_hires.order_id
    where driver_hires.released_at is null`;
  const needed = await db.raw<{ rowCount: number }>(
    `insert into driver_results (driver_id, organization_id, result, status, since, is_open)
     select live.driver_id, live.organization_id, kinds.kind, 'needed', :now, true
     from (${live}) live cross join unnest(:kinds::text[]) as kinds (kind)
     on conflict (driver_id, organization_id, result) do update set is_open = true
     where not driver_results.is_open and driver_results.status <> 'accepted'`,
    { now: now.toISOString(), kinds: employerResultKinds },
  );
  const over = await db.raw<{ rowCount: number }>(
    `update driver_results set is_open = false
     where driver_results.is_open and driver_results.organization_id is not null
       and (driver_results.driver_id, driver_results.organization_id) not in (${live})`,
  );
  return needed.rowCount + over.rowCount;
}

/** Marks orders as submitted to their provider; the first time counts, and the last type of a Clearinghouse query. */
export async function markSubmitted(
  db: Db,
  ids: readonly string[],
  { at, query }: { readonly at: Date; readonly query?: ClearinghouseQuery },
): Promise<void> {
  if (ids.length === 0) return;
  await db.transaction(async (trx) => {
    if (query !== undefined)
      await trx('result_orders')
        .whereIn('id', [...ids])
        .update({ query });
    const driverIds = await trx('result_orders')
      .whereIn('id', [...ids])
      .whereNull('handed_over_at')
      .update({ handed_over_at: at.toISOString() })
      .returning('driver_id');
    for (const { driver_id: driverId } of driverIds) await announceDriverChange(trx, driverId);
  });
}

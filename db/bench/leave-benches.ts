import { benchMoves } from '#domain/bench/states';
import type { DriverPipelineEvent } from '#domain/driver-pipeline/events';
import { isDriverGone } from '#domain/driver-pipeline/signals';
import { systemActor } from '#domain/shared/actor';
import type { Transaction } from '../core/handle';
import { type BenchEntry, moveBenchEntry } from './bench-store';

/**
 * Removes a driver who exited the pipeline or was erased from every bench, in the transaction of that event. What
 * carriers wrote about an erased driver is deleted as well.
 */
export async function leaveBenches(trx: Transaction, event: DriverPipelineEvent): Promise<void> {
  if (!isDriverGone(event)) return;
  const { driverId } = event.snapshot;
  const { from, to, event: type } = benchMoves.remove;
  const entries: BenchEntry[] = await trx('bench_entries')
    .where({ driver_id: driverId })
    .whereIn(
      'status',
      from.filter((status) => status !== 'none'),
    )
    .orderBy('id')
    .forUpdate()
    .select({
      id: 'id',
      organizationId: 'organization_id',
      driverId: 'driver_id',
      status: 'status',
      version: 'version',
    });
  for (const entry of entries) {
    const at = event.at;
    await moveBenchEntry(trx, entry, { type, status: to, actor: systemActor, at, reason: 'driver_not_available' });
  }
  if (event.type !== 'erased') return;
  await trx('bench_entries').where({ driver_id: driverId }).update({ note: null, reason_text: null });
  await trx('bench_events').where({ driver_id: driverId }).update({ text: null });
}

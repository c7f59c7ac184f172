import { benchMoves } from '#domain/bench/states';
import type { DriverPipelineEvent } from '#domain/driver-pipeline/events';
import { isDriverGone } from '#domain/driver-pipeline/signals';
import { systemActor } from '#domain/shared/actor';
import type { Transaction } from '../core/handle';
import { moveBenchEntry } from './bench-store';

/**
 * Removes a driver who exited the pipeline or was erased from every bench, in the transaction of that event. The
 * carriers' texts about an erased driver are deleted as well.
 */
export async function leaveBenches(trx: Transaction, event: DriverPipelineEvent): Promise<void> {
  if (!isDriverGone(event)) return;
  const { driverId } = event.snapshot;
  const { from, to, event: type } = benchMoves.remove;
  const rows = await trx('bench_entries')
    .where({ driver_id: driverId })
    .whereIn(
      'status',
      from.filter((status) => status !== 'none'),
    )
    .orderBy('id')
    .forUpdate()
    .select('id', 'organization_id', 'status', 'version');
  for (const { organization_id: organizationId, ...row } of rows) {
    const entry = { ...row, organizationId, driverId };
    const change = { type, status: to, actor: systemActor, at: event.at, reason: 'driver_not_available' } as const;
    await moveBenchEntry(trx, entry, change);
  }
  if (event.type !== 'erased') return;
  await trx('bench_entries').where({ driver_id: driverId }).update({ note: null, reason_text: null });
  await trx('bench_events').where({ driver_id: driverId }).update({ text: null });
}

import type { Transaction } from '#db/core/handle';
import type { NewRowOf } from '#db/core/table';
import type { JobOrderState } from '#domain/job-orders/state';

type WaveRow = NewRowOf<'autopilot_waves'>;

/** The rows of the waves that the order's state contains; earlier waves keep their rows. */
export function waveRows({ orderId, waves }: Pick<JobOrderState, 'orderId' | 'waves'>): WaveRow[] {
  if (waves === undefined) return [];
  const { last, sending, planned } = waves;
  const rows: WaveRow[] = [];
  if (last !== null) {
    const { number, status, at, reason, invited, leftOut } = last;
    const result = { ended_at: at, skip_reason: reason, invited, left_out: leftOut };
    rows.push({ order_id: orderId, number, status, ...result });
  }
  if (sending !== null) {
    rows.push({ order_id: orderId, number: sending.number, status: 'sending', started_at: sending.since });
  }
  if (planned !== null) {
    rows.push({ order_id: orderId, number: planned.number, status: 'planned', planned_at: planned.at });
  }
  return rows;
}

/** Writes the waves of an order's state, whose row was just written. */
export async function writeWaves(trx: Transaction, state: JobOrderState): Promise<void> {
  for (const row of waveRows(state)) {
    await trx('autopilot_waves').insert(row).onConflict(['order_id', 'number']).merge(row);
  }
}

import type { Db } from '#db/core/handle';
import type { LeftOutReason } from '#domain/autopilot/reasons';
import type { AutopilotCandidate } from '#domain/autopilot/rules';
import type { WaveStop } from '#domain/job-orders/states';

/** One wave of an order. */
export interface WaveRef {
  readonly orderId: string;
  readonly number: number;
}

const ofWave = (db: Db, { orderId, number }: WaveRef) =>
  db('autopilot_wave_drivers').where({ order_id: orderId, number });

/** Whether the wave has chosen its drivers. */
export async function hasWaveDrivers(db: Db, wave: WaveRef): Promise<boolean> {
  return (await ofWave(db, wave).first('driver_id')) !== undefined;
}

/** Stores the drivers of a wave, best first. The first choice stays: a repeated one is ignored. */
export async function storeWaveDrivers(
  db: Db,
  { orderId, number }: WaveRef,
  { chosen, at }: { readonly chosen: readonly AutopilotCandidate[]; readonly at: string },
): Promise<void> {
  const rows = chosen.map(({ driverId, distanceMiles, fit, isReadyForDispatch }, index) => ({
    order_id: orderId,
    number,
    driver_id: driverId,
    rank: index + 1,
    distance_miles: distanceMiles,
    fit: JSON.stringify(fit),
    is_ready: isReadyForDispatch,
    chosen_at: at,
  }));
  await db('autopilot_wave_drivers').insert(rows).onConflict().ignore();
}

/** The best-ranked driver about whom nothing is decided yet. */
export async function nextWaveDriver(db: Db, wave: WaveRef): Promise<string | undefined> {
  const row = await ofWave(db, wave).where({ outcome: 'waiting' }).orderBy('rank').first('driver_id');
  return row?.driver_id;
}

/** The number of drivers about whom nothing is decided yet. */
export async function countWaiting(db: Db, wave: WaveRef): Promise<number> {
  return (await ofWave(db, wave).where({ outcome: 'waiting' }).select('driver_id')).length;
}

/** Records what the wave did about a driver; the first decision stays. */
export async function decideWaveDriver(
  db: Db,
  { driverId, ...wave }: WaveRef & { readonly driverId: string },
  { reason, at }: { readonly reason: LeftOutReason | null; readonly at: string },
): Promise<void> {
  await ofWave(db, wave)
    .where({ driver_id: driverId, outcome: 'waiting' })
    .update({ outcome: reason === null ? 'invited' : 'leftOut', left_out_reason: reason, decided_at: at });
}

/** Leaves out the drivers whom a stopped wave has not reached. */
export async function leaveOutWaiting(
  db: Db,
  wave: WaveRef,
  { reason, at }: { readonly reason: WaveStop; readonly at: string },
): Promise<void> {
  await ofWave(db, wave)
    .where({ outcome: 'waiting' })
    .update({ outcome: 'leftOut', left_out_reason: reason, decided_at: at });
}

/** The number of invited drivers, and of those left out. */
export async function countDecided(db: Db, wave: WaveRef): Promise<{ invited: number; leftOut: number }> {
  const rows = await ofWave(db, wave).select('outcome');
  const count = (outcome: string): number => rows.filter((row) => row.outcome === outcome).length;
  return { invited: count('invited'), leftOut: count('leftOut') };
}

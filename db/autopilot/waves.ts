import type { Db } from '#db/core/handle';
import {
  briefColumns,
  briefOf,
  type BriefRow,
  type CandidacyBriefRow,
  driverColumns,
  type DriverRow,
} from '#db/drivers/driver-facts';
import { type LeftOutReason, type WaveAnswer, waveAnswers, type WaveOutcome } from '#domain/autopilot/reasons';
import type { CloseReason } from '#domain/candidacies/states';
import type { FitResult } from '#domain/drivers/fit-facts';
import type { WaveSkip, WaveStatus } from '#domain/job-orders/states';
import type { WaveRef } from './wave-driver-store';

/** A wave as the order's autopilot page lists it. */
export interface WaveRow {
  readonly number: number;
  readonly status: WaveStatus;
  readonly plannedAt: string | null;
  readonly startedAt: string | null;
  readonly endedAt: string | null;
  readonly skipReason: WaveSkip | null;
  readonly invited: number;
  readonly leftOut: number;
}

/** A page of an order's waves, newest first, and the total. */
export async function listWaves(
  db: Db,
  { orderId, limit, skip }: { readonly orderId: string; readonly limit: number; readonly skip: number },
): Promise<{ waves: WaveRow[]; count: number }> {
  const ofOrder = db('autopilot_waves').where({ order_id: orderId });
  const waves: WaveRow[] = await ofOrder.clone().orderBy('number', 'desc').limit(limit).offset(skip).select({
    number: 'autopilot_waves.number',
    status: 'autopilot_waves.status',
    plannedAt: 'autopilot_waves.planned_at',
    startedAt: 'autopilot_waves.started_at',
    endedAt: 'autopilot_waves.ended_at',
    skipReason: 'autopilot_waves.skip_reason',
    invited: 'autopilot_waves.invited',
    leftOut: 'autopilot_waves.left_out',
  });
  const total: unknown = await ofOrder.clone().first({ count: db.raw('count(*)::integer') });
  return { waves, count: (total as { count: number }).count };
}

/** Whether the order has this wave. */
export async function hasWave(db: Db, { orderId, number }: WaveRef): Promise<boolean> {
  return (await db('autopilot_waves').where({ order_id: orderId, number }).first('number')) !== undefined;
}

/** A driver of a wave, unmasked: the comparison that ranked the driver, what the wave did, and the driver's answer. */
export interface WaveDriverRow {
  readonly rank: number;
  readonly driver: DriverRow;
  readonly distanceMiles: number;
  readonly fit: readonly FitResult[];
  readonly isReady: boolean;
  readonly outcome: WaveOutcome;
  readonly leftOutReason: LeftOutReason | null;
  readonly decidedAt: string | null;
  readonly answer: { readonly type: WaveAnswer; readonly at: string; readonly reason: CloseReason | null } | null;
  readonly candidacy: CandidacyBriefRow | null;
}

/**
 * The drivers of a wave, best first. Autopilot invites only drivers without a candidacy on the order, so its invitation is
 * the first event of the candidacy.
 */
export async function listWaveDrivers(db: Db, { orderId, number }: WaveRef): Promise<WaveDriverRow[]> {
  const rows: unknown = await db('autopilot_wave_drivers')
    .join('drivers', 'drivers.id', 'autopilot_wave_drivers.driver_id')
    .join('driver_pipelines', 'driver_pipelines.driver_id', 'drivers.id')
    .leftJoin('candidacies', (join) => {
      join
        .on('candidacies.driver_id', 'autopilot_wave_drivers.driver_id')
        .andOn('candidacies.order_id', 'autopilot_wave_drivers.order_id');
    })
    .joinRaw(
      `left join lateral (
         select workflow_events.type, workflow_events.at, workflow_events.reason from workflow_events
         where workflow_events.workflow_id = candidacies.workflow_id and workflow_events.seq > 1
           and workflow_events.type = any (?) and autopilot_wave_drivers.outcome = 'invited'
         order by workflow_events.seq limit 1
       ) as answer on true`,
      [[...waveAnswers]],
    )
    .where('autopilot_wave_drivers.order_id', orderId)
    .where('autopilot_wave_drivers.number', number)
    .orderBy('autopilot_wave_drivers.rank')
    .select({
      ...driverColumns,
      ...briefColumns,
      rank: 'autopilot_wave_drivers.rank',
      distanceMiles: 'autopilot_wave_drivers.distance_miles',
      fit: 'autopilot_wave_drivers.fit',
      isReady: 'autopilot_wave_drivers.is_ready',
      outcome: 'autopilot_wave_drivers.outcome',
      leftOutReason: 'autopilot_wave_drivers.left_out_reason',
      decidedAt: 'autopilot_wave_drivers.decided_at',
      answerType: 'answer.type',
      answerAt: 'answer.at',
      answerReason: 'answer.reason',
    });
  return (rows as FlatRow[]).map(waveDriver);
}

interface FlatRow extends DriverRow, BriefRow, Omit<WaveDriverRow, 'driver' | 'candidacy' | 'answer'> {
  readonly answerType: WaveAnswer | null;
  readonly answerAt: string;
  readonly answerReason: CloseReason | null;
}

function waveDriver(row: FlatRow): WaveDriverRow {
  const { rank, distanceMiles, fit, isReady, outcome, leftOutReason, decidedAt, ...more } = row;
  const { answerType: type, answerAt: at, answerReason: reason, ...facts } = more;
  const { candidacyId, candidacyRound, candidacyState, candidacyStage, candidacySince, ...driver } = facts;
  return {
    rank,
    driver,
    distanceMiles,
    fit,
    isReady,
    outcome,
    leftOutReason,
    decidedAt,
    answer: type === null ? null : { type, at, reason },
    candidacy: briefOf({ candidacyId, candidacyRound, candidacyState, candidacyStage, candidacySince }),
  };
}

import type { CandidacyState } from '#domain/candidacies/state';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import type { FollowedEvent } from '#domain/hiring-reports/rounds';
import type { JobOrderState } from '#domain/job-orders/state';
import { applyCandidacyEvent } from '../candidacies/projection';
import { fillSearchPlaces } from '../carriers/search-place-store';
import { driverPipelineRow } from '../driver-pipeline/driver-pipeline-row';
import { restoreContacts } from '../driver-pipeline/last-contact';
import { rebuildStageVisits } from '../driver-pipeline/stage-visit-rows';
import { applyJobOrderEvent } from '../job-orders/projection';
import { fillReviewItems } from '../review-queue/review-items';
import { fillDriverResults } from '../screening/driver-results';
import type { AppliedEvent } from './applied-event';
import type { Db, Transaction } from './handle';

/** The number of events replayed, by entity. */
export interface RebuildCounts {
  readonly drivers: number;
  /** The number of items in the review queue. */
  readonly reviews: number;
  readonly orders: number;
  readonly candidacies: number;
}

const BATCH_SIZE = 1_000;

/** A stored event, with the side that caused it. */
type ReplayedEvent<State> = AppliedEvent<State> & Pick<FollowedEvent, 'actor'>;

/** Recreates the read models from `workflow_events` in one transaction. */
export async function rebuildReadModels(db: Db): Promise<RebuildCounts> {
  return db.transaction(async (trx) => {
    await trx.raw(
      'truncate candidacy_spans, candidacy_rounds, candidacy_records, interviews, driver_hires, candidacies, autopilot_waves, job_orders, driver_pipelines',
    );
    // Orders come before candidacies, which reference them.
    const drivers = await replay<DriverPipelineState>(trx, 'driver-pipeline/', (events) => writePipelines(trx, events));
    await rebuildStageVisits(trx);
    await restoreContacts(trx);
    await fillDriverResults(trx);
    await fillSearchPlaces(trx);
    return {
      drivers,
      reviews: await fillReviewItems(trx),
      orders: await replay<JobOrderState>(trx, 'job-order/', (events) => applyAll(trx, events, applyJobOrderEvent)),
      candidacies: await replay<CandidacyState>(trx, 'candidacy/', (events) =>
        applyAll(trx, events, applyCandidacyEvent),
      ),
    };
  });
}

/** Replays events in their original order: a driver must be released before the next order hires them. */
async function replay<State>(
  trx: Transaction,
  prefix: string,
  apply: (events: readonly ReplayedEvent<State>[]) => Promise<void>,
): Promise<number> {
  await trx.raw(
    `declare replayed no scroll cursor for
     select workflow_events.seq, workflow_events.at, workflow_events.payload as snapshot,
       json_build_object('kind', workflow_events.actor_kind) as actor
     from workflow_events
     where workflow_events.workflow_id like ?
     order by workflow_events.at, workflow_events.workflow_id, workflow_events.seq`,
    [`${prefix}%`],
  );
  let count = 0;
  for (;;) {
    const { rows } = await trx.raw<{ rows: ReplayedEvent<State>[] }>(`fetch ${String(BATCH_SIZE)} from replayed`);
    if (rows.length === 0) break;
    await apply(rows);
    count += rows.length;
  }
  await trx.raw('close replayed');
  return count;
}

async function applyAll<State>(
  trx: Transaction,
  events: readonly ReplayedEvent<State>[],
  apply: (trx: Transaction, event: ReplayedEvent<State>) => Promise<unknown>,
): Promise<void> {
  for (const event of events) await apply(trx, event);
}

async function writePipelines(trx: Transaction, events: readonly AppliedEvent<DriverPipelineState>[]): Promise<void> {
  // One statement can write a row only once, so keep only each driver's last event.
  const rows = new Map(events.map(({ at, snapshot }) => [snapshot.driverId, driverPipelineRow(snapshot, at)]));
  await trx('driver_pipelines')
    .insert([...rows.values()])
    .onConflict('driver_id')
    .merge();
  await trx.raw(
    `update drivers set is_available = (driver_pipelines.snapshot ->> 'isAvailable')::boolean from driver_pipelines
     where driver_pipelines.driver_id = drivers.id and drivers.id = any (?)`,
    [[...rows.keys()]],
  );
}

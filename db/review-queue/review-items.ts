import type { Db, Transaction } from '#db/core/handle';
import { isExit } from '#domain/driver-pipeline/stages';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import { queuedReviewId } from '#domain/review-queue/arrivals';
import { pendingReviews } from '#domain/review-queue/targets';
import { announceChange } from '../core/changes';

/** Updates the review queue from a driver's row, and notifies its viewers of added and removed items. */
export async function queueReviews(trx: Transaction, driverId: string): Promise<void> {
  const row = await trx('driver_pipelines').where({ driver_id: driverId }).first('snapshot');
  if (row === undefined) return;
  const { stage } = row.snapshot;
  const { arrived, hasRemoved } = await writeReviewItems(trx, [row.snapshot]);
  const nobody = { organizationId: null, driverId: null, orderId: null };
  for (const thing of arrived) {
    await announceChange(trx, { topic: 'review', id: queuedReviewId({ driverId, thing, stage }), ...nobody });
  }
  if (hasRemoved) await announceChange(trx, { topic: 'review-claim', id: driverId, ...nobody });
}

interface QueueChange {
  /** The keys of the added items. */
  readonly arrived: readonly string[];
  readonly hasRemoved: boolean;
}

/**
 * Makes the queue hold exactly the items of these drivers that wait for review; claims stay. An item dates from its
 * submission or its reopening; an imported item without a file dates from the driver's sign-up.
 */
async function writeReviewItems(trx: Transaction, states: readonly DriverPipelineState[]): Promise<QueueChange> {
  const things = states.flatMap((state) =>
    pendingReviews(state).map(({ thing, entryId }) => ({
      driver_id: state.driverId,
      thing,
      entry_id: entryId,
      stage: state.stage,
      is_exit: isExit(state.stage),
    })),
  );
  const { rows } = await trx.raw<{ rows: QueueChange[] }>(WRITE, {
    things: JSON.stringify(things),
    drivers: states.map(({ driverId }) => driverId),
  });
  return rows[0] ?? { arrived: [], hasRemoved: false };
}

const WRITE = `
  with waiting as (
    select * from jsonb_to_recordset(cast(:things as jsonb))
      as w (driver_id uuid, thing text, entry_id uuid, stage text, is_exit boolean)
  ), gone as (
    delete from review_items
    where review_items.driver_id = any (cast(:drivers as uuid[])) and not exists (
      select from waiting where waiting.driver_id = review_items.driver_id and waiting.thing = review_items.thing)
    returning 1
  ), moved as (
    update review_items set stage = waiting.stage, is_exit = waiting.is_exit from waiting
    where waiting.driver_id = review_items.driver_id and waiting.thing = review_items.thing
      and waiting.entry_id is not distinct from review_items.entry_id and waiting.stage <> review_items.stage
  ), sent as (
    insert into review_items (driver_id, thing, entry_id, stage, is_exit, sent_at)
    select waiting.driver_id, waiting.thing, waiting.entry_id, waiting.stage, waiting.is_exit,
      date_trunc('milliseconds', coalesce(greatest(
        (select driver_files.created_at from driver_files where driver_files.id = waiting.entry_id),
        (select driver_submissions.sent_at from driver_submissions where driver_submissions.id = waiting.entry_id),
        (select max(workflow_events.at) from workflow_events
         where workflow_events.workflow_id = 'driver-pipeline/' || waiting.driver_id
           and workflow_events.type = 'documentReopened' and workflow_events.payload ->> 'about' = waiting.thing)
      ), drivers.created_at))
    from waiting join drivers on drivers.id = waiting.driver_id
    where not exists (
      select from review_items
      where review_items.driver_id = waiting.driver_id and review_items.thing = waiting.thing
        and review_items.entry_id is not distinct from waiting.entry_id)
    on conflict (driver_id, thing) do update set
      entry_id = excluded.entry_id, sent_at = excluded.sent_at, stage = excluded.stage, is_exit = excluded.is_exit
    returning review_items.thing
  )
  select array(select sent.thing from sent) as arrived, exists (select from gone) as "hasRemoved"`;

const BATCH_SIZE = 1_000;

/** Recreates the whole queue from the pipelines' rows and returns its size. Claims are not events, so they are lost. */
export async function fillReviewItems(db: Db | Transaction): Promise<number> {
  return db.transaction(async (trx) => {
    let count = 0;
    await trx('review_items').delete();
    // Every state with something to review contains this text, so most drivers need not be read.
    await trx.raw(
      `declare waiting no scroll cursor for select driver_pipelines.snapshot from driver_pipelines
       where strpos(driver_pipelines.snapshot::text, '"pending"') > 0`,
    );
    for (;;) {
      const { rows } = await trx.raw<{ rows: { snapshot: DriverPipelineState }[] }>(
        `fetch ${String(BATCH_SIZE)} from waiting`,
      );
      if (rows.length === 0) break;
      const states = rows.map(({ snapshot }) => snapshot);
      count += (await writeReviewItems(trx, states)).arrived.length;
    }
    await trx.raw('close waiting');
    return count;
  });
}

import type { Db, Transaction } from '#db/core/handle';
import { resultKinds } from '#domain/driver-pipeline/results';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import { stagesThatNeedResults } from '#domain/screening/kinds';
import type { AppliedEvent } from '../core/applied-event';

type ResultsEvent = Pick<AppliedEvent<DriverPipelineState>, 'at' | 'snapshot'>;

/** Returns whether the event changes a result, enters a stage (which may need results), or erases the driver. */
const concernsResults = ({ at, snapshot: { about, enteredAt, isErased } }: ResultsEvent): boolean =>
  resultKinds.some((kind) => kind === about) || enteredAt === at || isErased;

/** Copies a driver's results from the pipeline's row, which must already be written. */
export async function followResults(trx: Transaction, event: ResultsEvent): Promise<void> {
  const { at, snapshot } = event;
  if (!concernsResults(event)) return;
  await trx.raw(writeResults('pipelines.driver_id = :driverId', ':at::timestamptz', ':at::timestamptz'), {
    driverId: snapshot.driverId,
    at,
    needing: stagesThatNeedResults,
  });
  // Any response completes the order, whatever the result.
  const answered = resultKinds.filter((kind) => kind === snapshot.about && snapshot.results[kind] === 'received');
  if (answered.length === 0) return;
  await trx('result_orders')
    .where({ driver_id: snapshot.driverId, organization_id: null })
    .whereIn('result', answered)
    .whereNull('answered_at')
    .where('ordered_at', '<=', at)
    .update({ answered_at: at });
}

/** Recreates the results of all pipelines. Carriers' own results are stored only here, so they stay. */
export async function fillDriverResults(db: Db | Transaction): Promise<void> {
  await db('driver_results').whereNull('organization_id').delete();
  const last = (more: string) => `(select max(workflow_events.at) from workflow_events
    where workflow_events.workflow_id = pipelines.workflow_id and workflow_events.type = 'resultRecorded'
      and workflow_events.payload ->> 'about' = results.key ${more})`;
  const ordered = last(`and workflow_events.payload -> 'results' ->> results.key = 'ordered'`);
  await db.raw(writeResults('true', `coalesce(${last('')}, pipelines.stage_entered_at)`, ordered), {
    needing: stagesThatNeedResults,
  });
}

/** One statement for one driver or for all; `since` and `ordered` are SQL expressions. */
const writeResults = (which: string, since: string, ordered: string): string => `
  insert into driver_results (driver_id, result, status, since, ordered_at, is_open)
  select found.driver_id, found.result, found.status, found.since, found.ordered_at, found.is_open
  from (
    select pipelines.driver_id, results.key as result, results.value as status, ${since} as since,
      case when results.value = 'ordered' then ${ordered} end as ordered_at,
      not pipelines.is_exit and not (pipelines.snapshot ->> 'isErased')::boolean and results.value <> 'accepted'
        and (results.value <> 'needed' or pipelines.stage = any (:needing)) as is_open
    from driver_pipelines pipelines cross join lateral jsonb_each_text(pipelines.snapshot -> 'results') as results
    where ${which}
  ) as found
  where found.is_open or found.status <> 'needed' or exists (
    select from driver_results known
    where known.driver_id = found.driver_id and known.result = found.result and known.organization_id is null)
  on conflict (driver_id, organization_id, result) do update set
    status = excluded.status,
    is_open = excluded.is_open,
    since = case when driver_results.status = excluded.status then driver_results.since else excluded.since end,
    ordered_at = case when driver_results.status = excluded.status or excluded.status <> 'ordered'
      then driver_results.ordered_at else excluded.ordered_at end
  where (driver_results.status, driver_results.is_open) is distinct from (excluded.status, excluded.is_open)`;

import type { Transaction } from '#db/core/handle';
import { stageDueAt } from '#domain/driver-pipeline/deadlines';
import type { DriverPipelineEvent } from '#domain/driver-pipeline/events';
import { movedBy, reasonsOfAnswers, reasonsOfCalls } from '#domain/reports/visits';

/** Updates a driver's stage visits for one event, in the transaction that updates the driver's row. */
export async function recordStageVisit(
  trx: Transaction,
  event: Pick<DriverPipelineEvent, 'type' | 'actor' | 'reason' | 'at' | 'snapshot'>,
): Promise<void> {
  if (event.type === 'moveUndone') return reopen(trx, event.snapshot);
  const { driverId, stage, enteredAt, ownerId } = event.snapshot;
  const fromStage = await leave(trx, event);
  await trx('stage_visits')
    .insert({
      driver_id: driverId,
      stage,
      entered_at: enteredAt,
      from_stage: fromStage,
      entered_by: movedBy(event),
      reason: event.reason,
      owner_id: ownerId,
      due_at: stageDueAt(event.snapshot),
    })
    .onConflict(['driver_id', 'entered_at', 'stage'])
    .merge(['owner_id', 'due_at'])
    .whereNull('stage_visits.left_at');
  if (event.type !== 'erased') return;
  await trx('stage_visits')
    .where({ driver_id: driverId })
    .whereNull('left_at')
    .update({ left_at: event.at, due_at: null });
}

/** An undone move is not a visit, so the visit before it continues. */
async function reopen(trx: Transaction, snapshot: DriverPipelineEvent['snapshot']): Promise<void> {
  const { driverId, stage, enteredAt } = snapshot;
  await trx('stage_visits')
    .where({ driver_id: driverId })
    .whereNull('left_at')
    .whereRaw('(stage_visits.stage, stage_visits.entered_at) <> (?, ?::timestamptz)', [stage, enteredAt])
    .delete();
  await trx('stage_visits')
    .where({ driver_id: driverId, stage, entered_at: enteredAt })
    .update({ left_at: null, left_to: null, due_at: stageDueAt(snapshot) });
}

/** Ends the open visit unless the event belongs to it. */
async function leave(
  trx: Transaction,
  { snapshot: { driverId, stage, enteredAt } }: Pick<DriverPipelineEvent, 'snapshot'>,
): Promise<string | null> {
  const left = await trx('stage_visits')
    .where({ driver_id: driverId })
    .whereNull('left_at')
    .whereRaw('(stage_visits.stage, stage_visits.entered_at) <> (?, ?::timestamptz)', [stage, enteredAt])
    .update({ left_at: enteredAt, left_to: stage, due_at: null })
    .returning('stage');
  return left[0]?.stage ?? null;
}

/** Recreates all visits from the events. The pipelines' rows must exist, because they hold the due dates. */
export async function rebuildStageVisits(trx: Transaction): Promise<number> {
  await trx.raw('truncate stage_visits');
  const { rowCount } = await trx.raw<{ rowCount: number }>(fromEvents, {
    calls: [...reasonsOfCalls],
    answers: [...reasonsOfAnswers],
  });
  return rowCount;
}

// Ignores undone moves and their undo events. A visit begins with an event whose stage or entry time differs from the
// event before it.
const fromEvents = `
  with ordered_events as (
    select workflow_events.*, lead(workflow_events.type) over (partition by workflow_events.workflow_id
      order by workflow_events.seq) as next_type
    from workflow_events where workflow_events.workflow_id like 'driver-pipeline/%'
  ), steps as (
    select ordered_events.driver_id, ordered_events.seq, ordered_events.at, ordered_events.reason,
      ordered_events.payload ->> 'stage' as stage,
      (ordered_events.payload ->> 'enteredAt')::timestamptz as entered_at,
      (ordered_events.payload ->> 'ownerId')::uuid as owner_id,
      ordered_events.type = 'erased' as is_erased,
      case when ordered_events.type = 'imported' then 'import'
        when ordered_events.actor_kind in ('driver', 'ops') then ordered_events.actor_kind
        when ordered_events.reason = any (:calls::text[]) then 'ops'
        when ordered_events.reason = any (:answers::text[]) then 'driver'
        else 'rules' end as entered_by
    from ordered_events where ordered_events.type <> 'moveUndone' and ordered_events.next_type is distinct from 'moveUndone'
  ), marked as (
    select steps.*, lag(steps.stage) over way as stage_before,
      (steps.stage, steps.entered_at) is distinct from (lag(steps.stage) over way, lag(steps.entered_at) over way) as is_entry
    from steps window way as (partition by steps.driver_id order by steps.seq)
  ), numbered as (
    select marked.*, count(*) filter (where marked.is_entry) over (partition by marked.driver_id order by marked.seq) as visit
    from marked
  ), visits as (
    select numbered.driver_id, numbered.visit,
      min(numbered.stage) as stage, min(numbered.entered_at) as entered_at,
      max(numbered.stage_before) filter (where numbered.is_entry) as from_stage,
      max(numbered.entered_by) filter (where numbered.is_entry) as entered_by,
      max(numbered.reason) filter (where numbered.is_entry) as reason,
      (array_agg(numbered.owner_id order by numbered.seq desc))[1] as owner_id,
      min(numbered.at) filter (where numbered.is_erased) as erased_at
    from numbered group by numbered.driver_id, numbered.visit
  )
  insert into stage_visits (driver_id, stage, entered_at, from_stage, entered_by, reason, owner_id, due_at, left_at, left_to)
  select visits.driver_id, visits.stage, visits.entered_at, visits.from_stage, visits.entered_by, visits.reason, visits.owner_id,
    case when lead(visits.stage) over way is null then driver_pipelines.due_at end,
    coalesce(lead(visits.entered_at) over way, visits.erased_at), lead(visits.stage) over way
  from visits join driver_pipelines on driver_pipelines.driver_id = visits.driver_id
  window way as (partition by visits.driver_id order by visits.visit)
  on conflict do nothing`;

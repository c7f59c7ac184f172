import type { Db, Transaction } from '#db/core/handle';
import type { EventActor } from '#domain/shared/actor';

/** An event of any workflow, as its projection receives it. */
export interface StoredEvent {
  readonly seq: number;
  readonly type: string;
  readonly at: string;
  readonly actor: EventActor;
  readonly updateId: string;
  readonly reason: string | null;
  readonly noteId: string | null;
  readonly snapshot: unknown;
}

/** The entities in whose timelines the events appear. */
export interface EventScope {
  readonly organizationId: string | null;
  readonly orderId: string | null;
  readonly driverId: string | null;
}

/** Of events that no timeline shows: timelines of carriers and orders have other readers than HR and Safety. */
export const NO_TIMELINE: EventScope = { organizationId: null, orderId: null, driverId: null };

export interface EventBatch<Event extends StoredEvent> {
  readonly workflowId: string;
  readonly runId: string;
  readonly scope: EventScope;
  readonly events: readonly Event[];
}

/**
 * Thrown when a different transition is stored under the same number, because a workflow was reset: an operator must
 * investigate.
 */
export class ProjectionConflict extends Error {
  constructor(
    readonly workflowId: string,
    readonly seq: number,
  ) {
    super(`A different event is stored as number ${String(seq)} of ${workflowId}`);
    this.name = 'ProjectionConflict';
  }
}

/** Returns the events sorted by sequence number. */
function inOrder<Event extends StoredEvent>(events: readonly Event[]): Event[] {
  return [...events].sort((one, other) => one.seq - other.seq);
}

/** Appends the events and returns the new ones; an earlier attempt stored the others. */
export async function appendEvents<Event extends StoredEvent>(
  trx: Transaction,
  batch: EventBatch<Event>,
): Promise<Event[]> {
  const ordered = inOrder(batch.events);
  const rows = ordered.map((event) => eventRow(batch, event));
  const inserted = await trx('workflow_events')
    .insert(rows)
    .onConflict(['workflow_id', 'seq'])
    .ignore()
    .returning('seq');
  const fresh = new Set((inserted as { seq: number }[]).map(({ seq }) => seq));
  const known = ordered.filter(({ seq }) => !fresh.has(seq));
  if (known.length > 0) await requireSameUpdates(trx, batch.workflowId, known);
  return ordered.filter(({ seq }) => fresh.has(seq));
}

interface Stored<Event> {
  readonly fresh: readonly Event[];
  /** The query of the entity's row. */
  readonly row: { first(column: 'version'): Promise<{ version: number } | undefined> };
}

/**
 * Returns the events that the entity's row may not show yet, in order. A stored event is applied again to a row that was
 * lost or fell behind: the caller of a command and its workflow both write the projection, and either may be first.
 */
export async function eventsToApply<Event extends StoredEvent>(
  { events }: Pick<EventBatch<Event>, 'events'>,
  { fresh, row }: Stored<Event>,
): Promise<readonly Event[]> {
  if (fresh.length === events.length) return fresh;
  const { version } = (await row.first('version')) ?? { version: 0 };
  return inOrder(events).filter(({ seq }) => seq > version);
}

/** Returns the event that is stored under this number, or undefined; a different event is a conflict. */
export async function findStoredEvent<State>(
  trx: Transaction,
  workflowId: string,
  { seq, updateId }: Pick<StoredEvent, 'seq' | 'updateId'>,
): Promise<(StoredEvent & { readonly snapshot: State }) | undefined> {
  const row = await trx('workflow_events').where({ workflow_id: workflowId, seq }).first();
  if (row === undefined) return undefined;
  if (row.update_id !== updateId) throw new ProjectionConflict(workflowId, seq);
  return {
    seq,
    updateId,
    type: row.type,
    at: row.at,
    actor: { kind: row.actor_kind, userId: row.actor_id } as EventActor,
    reason: row.reason,
    noteId: row.note_id,
    snapshot: row.payload as State,
  };
}

/** Whether an Update with this id has caused an event that is stored. */
export async function hasEvent(db: Db, workflowId: string, updateId: string): Promise<boolean> {
  const row = await db('workflow_events').where({ workflow_id: workflowId, update_id: updateId }).first('seq');
  return row !== undefined;
}

async function requireSameUpdates(trx: Transaction, workflowId: string, events: readonly StoredEvent[]): Promise<void> {
  const rows = await trx('workflow_events')
    .where({ workflow_id: workflowId })
    .whereIn(
      'seq',
      events.map(({ seq }) => seq),
    )
    .select('seq', 'update_id');
  const stored = new Map(rows.map((row) => [row.seq, row.update_id]));
  const conflict = events.find(({ seq, updateId }) => stored.get(seq) !== updateId);
  if (conflict !== undefined) throw new ProjectionConflict(workflowId, conflict.seq);
}

/** The row of an event. */
export function eventRow({ workflowId, runId, scope }: Omit<EventBatch<StoredEvent>, 'events'>, event: StoredEvent) {
  return {
    workflow_id: workflowId,
    seq: event.seq,
    run_id: runId,
    update_id: event.updateId,
    type: event.type,
    actor_kind: event.actor.kind,
    actor_id: event.actor.userId,
    reason: event.reason,
    note_id: event.noteId,
    payload: JSON.stringify(event.snapshot),
    at: event.at,
    organization_id: scope.organizationId,
    order_id: scope.orderId,
    driver_id: scope.driverId,
  };
}

import type { EventActor } from './actor';

/**
 * One transition of one workflow, as stored in `workflow_events`
 * (docs/architecture.md#workflows-decide-postgresql-stores). `snapshot` is the whole state after it, so that the read
 * model can be rebuilt from the last event alone. Contains ids, enum members, counts and times only.
 */
export interface WorkflowEvent<Type extends string, State> {
  readonly seq: number;
  readonly type: Type;
  readonly at: string;
  readonly actor: EventActor;
  readonly updateId: string;
  readonly reason: string | null;
  readonly noteId: string | null;
  readonly snapshot: State;
}

/** The result of every command: the transition it caused, now or when it was first sent, and the state after it. */
export interface CommandResult {
  readonly seq: number;
  readonly state: string;
}

/**
 * Sent with a command by a caller that writes the projection itself. Without it, the Update returns only after the
 * workflow has written it.
 */
export interface CallerProjection {
  /** The version of the entity's row that the caller read; 0 if it read none. */
  readonly projectedSeq: number;
}

/** The response of a command's Update. */
export interface CommandResponse<Event> extends CommandResult {
  /** Every event up to the command's own that may not be in the read model yet, in order. */
  readonly unprojected?: { readonly runId: string; readonly events: readonly Event[] };
}

/** Events of one workflow to write to the read model, in the order of their numbers and without a gap. */
export interface ProjectionBatch<Event> {
  readonly workflowId: string;
  readonly runId: string;
  readonly events: readonly Event[];
}

import type { EventActor } from './actor';

/**
 * One transition of one workflow, as stored in `workflow_events`
 * (docs/architecture.md#workflows-decide-postgresql-stores). `snapshot` is the whole state after it, so that the read
 * model can be rebuilt from the last event alone. Contains ids, enum members, counts and times only.
 */
export interface WorkflowEvent<Type extends string, State> {
  seq: number;
  type: Type;
  at: string;
  actor: EventActor;
  updateId: string;
  reason: string | null;
  noteId: string | null;
  snapshot: State;
}

/** The result of every command: the transition it caused, now or when it was first sent, and the state after it. */
export interface CommandResult {
  seq: number;
  state: string;
}

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

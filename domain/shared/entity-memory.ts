import type { CommandResult } from './workflow-event';

/** A completed command, so that its repeat returns the same result without a second effect. */
export interface RememberedCommand {
  readonly updateId: string;
  readonly result: CommandResult;
}

/**
 * The input of a workflow's next run, and of an imported one: plain JSON. A seed provides the state only; its
 * `imported` event and its row are written before.
 */
export interface EntityMemory<State, Event, FollowUp> {
  readonly state: State;
  /** Events that are not projected yet. */
  readonly outbox?: readonly Event[];
  /** The last projected event, in case its row has to be written again. */
  readonly last?: Event | null;
  readonly remembered?: readonly RememberedCommand[];
  readonly followUps?: readonly FollowUp[];
}

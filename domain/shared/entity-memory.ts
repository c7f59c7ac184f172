import type { CommandResult } from './workflow-event';

/** A command that was carried out, so that its repeat answers the same and has no second effect. */
export interface RememberedCommand {
  readonly updateId: string;
  readonly result: CommandResult;
}

/**
 * What a workflow hands to its next run, and what an imported history starts from: plain JSON. A seed gives the state
 * alone; its `imported` event and its row are written before.
 */
export interface EntityMemory<State, Event, FollowUp> {
  readonly state: State;
  /** Events that are not in the lists yet. */
  readonly outbox?: readonly Event[];
  /** The last event that is in the lists, for the day when its row has to be written again. */
  readonly last?: Event | null;
  readonly remembered?: readonly RememberedCommand[];
  readonly followUps?: readonly FollowUp[];
}

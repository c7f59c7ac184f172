import type { CommandResult } from './workflow-event';

/** A completed command, so that its retry returns the same result without a further effect. */
export interface RememberedCommand {
  readonly updateId: string;
  readonly result: CommandResult;
}

/**
 * Everything that an entity's next run needs, as plain JSON. It is also the input of an imported entity: then it has only
 * the state, and the `imported` event and the row are already written.
 */
export interface EntityCheckpoint<State, Event, FollowUp> {
  readonly state: State;
  /** Events that are not projected yet. */
  readonly unprojected?: readonly Event[];
  /** The last projected event, in case its row has to be written again. */
  readonly last?: Event | null;
  readonly remembered?: readonly RememberedCommand[];
  readonly followUps?: readonly FollowUp[];
}

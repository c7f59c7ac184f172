import type { DriverPipelineEvent } from './events';

/** The projection of a driver's pipeline; on the queue `workflows`. */
export interface DriverPipelineActivities {
  /** Writes events, the row and the messages in one transaction (version guard, conflict alert). */
  projectDriverPipeline(input: { workflowId: string; runId: string; events: DriverPipelineEvent[] }): Promise<void>;
}

/** Calls of other workflows; on the queue `commands`. */
export interface DriverPipelineCommandActivities {
  /** Signals `driverNotAvailable` to the driver's live candidacies until none is left. */
  leaveCandidacies(input: { driverId: string }): Promise<void>;
}

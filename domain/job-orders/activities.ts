import type { JobOrderEvent } from './events';
import type { WaveStop } from './states';
import type { WaveResult, WaveWindow } from './waves';

/** Projections of a job order and the checks before a command, on the queue `workflows`. */
export interface JobOrderActivities {
  /** Counts the order's hires on assignment, which the order's own state does not include. */
  readAssignments(input: { orderId: string }): Promise<{ onAssignment: number }>;
  /** The next daytime of the order's facility, on a later day than the previous wave. Reads only. */
  findWaveWindow(input: { orderId: string; now: number; after: string | null }): Promise<WaveWindow>;
  /** Writes events and the row in one transaction (version guard, conflict alert). */
  projectJobOrder(input: { workflowId: string; runId: string; events: JobOrderEvent[] }): Promise<void>;
}

/** A wave of an order, and the workflow's time. */
export interface WaveInput {
  readonly orderId: string;
  readonly number: number;
  readonly now: number;
}

/** Invitations of autopilot, on the queue `commands`. Each is safe to run twice. */
export interface AutopilotActivities {
  /** Chooses and stores the wave's drivers once; returns how many are left to invite, or why none is. */
  chooseWaveDrivers(input: WaveInput): Promise<{ left: number } & Pick<WaveResult, 'none'>>;
  /** Invites the next driver of the wave or leaves the driver out; returns how many are left. */
  inviteNextDriver(input: WaveInput): Promise<{ left: number }>;
  /** Leaves out the drivers who were not reached because autopilot was stopped; returns the totals of the wave. */
  closeWave(input: WaveInput & { readonly stop: WaveStop | null }): Promise<Pick<WaveResult, 'invited' | 'leftOut'>>;
}

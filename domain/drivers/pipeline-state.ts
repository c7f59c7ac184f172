import type { LifecycleStatus } from './lifecycle';
import type { DriverStage } from './stages';
import type { WorkflowEvent } from '../shared/workflow-event';

/** What is known of a driver's way to certification when he is imported. */
export interface DriverPipelineState {
  schemaVersion: 1;
  driverId: string;
  seq: number;
  stage: DriverStage;
  /** The stage that an exit was left from. */
  previousStage: DriverStage | null;
  enteredAt: string;
  lifecycleStatus: LifecycleStatus;
  /** Something that certification requires has expired. */
  hasExpired: boolean;
}

/** Transitions of a driver's pipeline. */
export const driverPipelineEventTypes = ['imported'] as const;
/** One of {@link driverPipelineEventTypes}. */
export type DriverPipelineEventType = (typeof driverPipelineEventTypes)[number];

/** One stored transition of a driver's pipeline. */
export type DriverPipelineEvent = WorkflowEvent<DriverPipelineEventType, DriverPipelineState>;

/** Workflow id of a driver's pipeline. */
export const driverPipelineWorkflowId = (driverId: string): string => `driver-pipeline/${driverId}`;

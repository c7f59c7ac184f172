import type { LifecycleStatus } from './lifecycle';
import { isReadyStage, stageTable, type DriverStage } from './stages';
import { DAY_MS, instantAfter } from '../shared/durations';
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

/** Ready for dispatch: one of the spec's three stages, and nothing required has expired (workflows page, section 3). */
export const isReadyForDispatch = ({ stage, hasExpired }: DriverPipelineState): boolean =>
  isReadyStage(stage) && !hasExpired;

/** When the stage is over its target age; the last two exits are never overdue. */
export const stageDueAt = ({ stage, enteredAt }: DriverPipelineState): string | null =>
  stage === 'NotInterested' || stage === 'NotQualified'
    ? null
    : instantAfter(enteredAt, stageTable[stage].targetDays * DAY_MS);

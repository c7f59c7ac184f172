import type { UpdateDefinition } from '@temporalio/common';
import { defineQuery, defineSignal, defineUpdate } from '@temporalio/workflow';
import type { DriverPipelineCommandName, DriverPipelineCommands } from '#domain/driver-pipeline/commands';
import type { DriverPipelineEvent } from '#domain/driver-pipeline/events';
import type { HireFact } from '#domain/driver-pipeline/facts';
import type { PipelineFollowUp } from '#domain/driver-pipeline/follow-ups';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import type { EntityCheckpoint } from '#domain/shared/entity-checkpoint';
import type { CallerProjection, CommandResponse } from '#domain/shared/workflow-event';

/** The workflow's registered name, for callers that start it without importing its code. */
export const DRIVER_PIPELINE_WORKFLOW_TYPE = 'driverPipeline';

/** The state that a pipeline passes to its next run. */
export type DriverPipelineCheckpoint = EntityCheckpoint<DriverPipelineState, DriverPipelineEvent, PipelineFollowUp>;

/** The workflow's argument: a new driver, or the state from an earlier run or an import. */
export type DriverPipelineInput = { readonly driverId: string } | { readonly checkpoint: DriverPipelineCheckpoint };

const update = <N extends DriverPipelineCommandName>(name: N) =>
  defineUpdate<CommandResponse<DriverPipelineEvent>, [DriverPipelineCommands[N], CallerProjection?], N>(name);

/** Every Update of a driver's pipeline. Each returns its effect or fails with a problem code. */
export const driverPipelineUpdates: {
  readonly [N in DriverPipelineCommandName]: UpdateDefinition<
    CommandResponse<DriverPipelineEvent>,
    [DriverPipelineCommands[N], CallerProjection?],
    N
  >;
} = {
  signUp: update('signUp'),
  confirmContact: update('confirmContact'),
  preQualify: update('preQualify'),
  submitTask: update('submitTask'),
  reopenTask: update('reopenTask'),
  requestDocument: update('requestDocument'),
  uploadDocument: update('uploadDocument'),
  recordScanResult: update('recordScanResult'),
  reviewDocument: update('reviewDocument'),
  reopenDocument: update('reopenDocument'),
  reviewTask: update('reviewTask'),
  undoApproval: update('undoApproval'),
  recordCall: update('recordCall'),
  recordMissedCall: update('recordMissedCall'),
  recordResult: update('recordResult'),
  recordExpiry: update('recordExpiry'),
  moveStage: update('moveStage'),
  undoMove: update('undoMove'),
  snooze: update('snooze'),
  assignOwner: update('assignOwner'),
  setAvailability: update('setAvailability'),
  erase: update('erase'),
};

/** A hire of the driver changed; sent by its candidacy. */
export const hireFact = defineSignal<[HireFact]>('hireFact');

/** The workflow's current state; `seq` is the row's version once projected. */
export const driverPipelineView = defineQuery<{ seq: number; state: DriverPipelineState }>('driverPipelineView');

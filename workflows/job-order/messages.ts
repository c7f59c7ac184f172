import type { UpdateDefinition } from '@temporalio/common';
import { defineQuery, defineSignal, defineUpdate } from '@temporalio/workflow';
import type { JobOrderCommandName, JobOrderCommands } from '#domain/job-orders/commands';
import type { JobOrderEvent } from '#domain/job-orders/events';
import type { JobOrderFollowUp } from '#domain/job-orders/follow-ups';
import type { JobOrderState } from '#domain/job-orders/state';
import type { EntityCheckpoint } from '#domain/shared/entity-checkpoint';
import type { CallerProjection, CommandResponse } from '#domain/shared/workflow-event';

/** The workflow's registered name, for callers that start it without importing its code. */
export const JOB_ORDER_WORKFLOW_TYPE = 'jobOrder';

/** The state that a job order passes to its next run. */
export type JobOrderCheckpoint = EntityCheckpoint<JobOrderState, JobOrderEvent, JobOrderFollowUp>;

/** The workflow's argument: a new order, or the state from an earlier run or an import. */
export type JobOrderInput = { readonly orderId: string } | { readonly checkpoint: JobOrderCheckpoint };

const update = <N extends JobOrderCommandName>(name: N) =>
  defineUpdate<CommandResponse<JobOrderEvent>, [JobOrderCommands[N], CallerProjection?], N>(name);

/** Every Update of a job order. Each returns its effect or fails with a problem code. */
export const jobOrderUpdates: {
  readonly [N in JobOrderCommandName]: UpdateDefinition<
    CommandResponse<JobOrderEvent>,
    [JobOrderCommands[N], CallerProjection?],
    N
  >;
} = {
  createOrder: update('createOrder'),
  updateOrder: update('updateOrder'),
  acceptOrder: update('acceptOrder'),
  sendBackOrder: update('sendBackOrder'),
  cancelOrder: update('cancelOrder'),
  deleteOrder: update('deleteOrder'),
  setVisibility: update('setVisibility'),
  setAutopilot: update('setAutopilot'),
  pauseAutopilot: update('pauseAutopilot'),
  takeSeat: update('takeSeat'),
  releaseSeat: update('releaseSeat'),
};

/** The carrier's agreement ended: the order ends. */
export const agreementEnded = defineSignal('agreementEnded');

/** The workflow's current state; `seq` is the row's version once projected. */
export const jobOrderView = defineQuery<{ seq: number; state: JobOrderState }>('jobOrderView');

import type { UpdateDefinition } from '@temporalio/common';
import { defineQuery, defineSignal, defineUpdate } from '@temporalio/workflow';
import type { AccessCommandName, AccessCommands } from '#domain/dq-access/commands';
import type { AccessBasis } from '#domain/dq-access/decide';
import type { AccessEvent } from '#domain/dq-access/events';
import type { DqAccessState } from '#domain/dq-access/state';
import type { EntityCheckpoint } from '#domain/shared/entity-checkpoint';
import type { CallerProjection, CommandResponse } from '#domain/shared/workflow-event';

/** The workflow's registered name, for callers that start it without importing its code. */
export const DQ_ACCESS_WORKFLOW_TYPE = 'dqAccess';

/** The state that an access passes to its next run. */
export type DqAccessCheckpoint = EntityCheckpoint<DqAccessState, AccessEvent, never>;

/** The workflow's argument: a first request, or the state from an earlier run or an import. */
export type DqAccessInput =
  | { readonly accessId: string; readonly organizationId: string; readonly driverId: string }
  | { readonly checkpoint: DqAccessCheckpoint };

const update = <N extends AccessCommandName>(name: N) =>
  defineUpdate<CommandResponse<AccessEvent>, [AccessCommands[N], CallerProjection?], N>(name);

/** Every Update of an access. Each returns its effect or fails with a problem code. */
export const dqAccessUpdates: {
  readonly [N in AccessCommandName]: UpdateDefinition<
    CommandResponse<AccessEvent>,
    [AccessCommands[N], CallerProjection?],
    N
  >;
} = {
  requestAccess: update('requestAccess'),
  withdrawRequest: update('withdrawRequest'),
  grantAccess: update('grantAccess'),
  rejectAccess: update('rejectAccess'),
  revokeAccess: update('revokeAccess'),
  giveUpAccess: update('giveUpAccess'),
  extendAccess: update('extendAccess'),
};

/** A candidacy, a bench entry or an employment ended, or the driver left; contains what the rows say now. */
export const accessBasisChanged = defineSignal<[AccessBasis]>('accessBasisChanged');

/** The workflow's current state; `seq` is the row's version once projected. */
export const dqAccessView = defineQuery<{ seq: number; state: DqAccessState }>('dqAccessView');

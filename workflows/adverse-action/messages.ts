import type { UpdateDefinition } from '@temporalio/common';
import { defineQuery, defineSignal, defineUpdate } from '@temporalio/workflow';
import type { AdverseCommandName, AdverseCommands } from '#domain/adverse-actions/commands';
import type { AdverseBasis } from '#domain/adverse-actions/decide';
import type { AdverseEvent } from '#domain/adverse-actions/events';
import type { AdverseActionIds, AdverseActionState } from '#domain/adverse-actions/state';
import type { EntityCheckpoint } from '#domain/shared/entity-checkpoint';
import type { CallerProjection, CommandResponse } from '#domain/shared/workflow-event';

/** The workflow's registered name, for callers that start it without importing its code. */
export const ADVERSE_ACTION_WORKFLOW_TYPE = 'adverseAction';

/** The state that an adverse action passes to its next run. */
export type AdverseActionCheckpoint = EntityCheckpoint<AdverseActionState, AdverseEvent, never>;

/** The workflow's argument: the ids before the first notice, or the state from an earlier run or an import. */
export type AdverseActionInput = AdverseActionIds | { readonly checkpoint: AdverseActionCheckpoint };

const update = <N extends AdverseCommandName>(name: N) =>
  defineUpdate<CommandResponse<AdverseEvent>, [AdverseCommands[N], CallerProjection?], N>(name);

/** Every Update of an adverse action. Each returns its effect or fails with a problem code. */
export const adverseActionUpdates: {
  readonly [N in AdverseCommandName]: UpdateDefinition<
    CommandResponse<AdverseEvent>,
    [AdverseCommands[N], CallerProjection?],
    N
  >;
} = {
  sendPreAdverseNotice: update('sendPreAdverseNotice'),
  sendRemoteNotice: update('sendRemoteNotice'),
  disputeReport: update('disputeReport'),
  resolveDispute: update('resolveDispute'),
  sendFinalNotice: update('sendFinalNotice'),
  withdrawAdverseAction: update('withdrawAdverseAction'),
  requestReportCopy: update('requestReportCopy'),
  recordMailing: update('recordMailing'),
};

/** The candidacy ended, or the driver was erased; contains what the rows say now. */
export const adverseBasisChanged = defineSignal<[AdverseBasis]>('adverseBasisChanged');

/** The workflow's current state; `seq` is the row's version once projected. */
export const adverseActionView = defineQuery<{ seq: number; state: AdverseActionState }>('adverseActionView');

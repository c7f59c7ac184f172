import type { UpdateDefinition } from '@temporalio/common';
import { defineQuery, defineSignal, defineUpdate } from '@temporalio/workflow';
import type { CandidacyCommandName, CandidacyCommands } from '#domain/candidacies/commands';
import type { CandidacyEvent } from '#domain/candidacies/events';
import type { OrderEndedFact } from '#domain/candidacies/facts';
import type { FileCheck } from '#domain/candidacies/file-check';
import type { CandidacyFollowUp } from '#domain/candidacies/follow-ups';
import type { ProofsFact } from '#domain/candidacies/lapse';
import type { CandidacyState } from '#domain/candidacies/state';
import type { EntityCheckpoint } from '#domain/shared/entity-checkpoint';
import type { CallerProjection, CommandResponse } from '#domain/shared/workflow-event';

/** The workflow's registered name, for callers that start it without importing its code. */
export const CANDIDACY_WORKFLOW_TYPE = 'candidacy';

/** The state that a candidacy passes to its next run. */
export type CandidacyCheckpoint = EntityCheckpoint<CandidacyState, CandidacyEvent, CandidacyFollowUp>;

/** The workflow's argument: the ids of a new candidacy, or the state from an earlier run or an import. */
export type CandidacyInput =
  | { readonly candidacyId: string; readonly orderId: string; readonly driverId: string }
  | { readonly checkpoint: CandidacyCheckpoint };

const update = <N extends CandidacyCommandName>(name: N) =>
  defineUpdate<CommandResponse<CandidacyEvent>, [CandidacyCommands[N], CallerProjection?], N>(name);

/** Every Update of a candidacy. Each returns its effect or fails with a problem code. */
export const candidacyUpdates: {
  readonly [N in CandidacyCommandName]: UpdateDefinition<
    CommandResponse<CandidacyEvent>,
    [CandidacyCommands[N], CallerProjection?],
    N
  >;
} = {
  invite: update('invite'),
  request: update('request'),
  acceptInvite: update('acceptInvite'),
  declineInvite: update('declineInvite'),
  cancelInvite: update('cancelInvite'),
  moveToReview: update('moveToReview'),
  pass: update('pass'),
  withdraw: update('withdraw'),
  approveForInterview: update('approveForInterview'),
  rejectReview: update('rejectReview'),
  cancelAssignment: update('cancelAssignment'),
  scheduleInterview: update('scheduleInterview'),
  offerInterview: update('offerInterview'),
  offerOtherTimes: update('offerOtherTimes'),
  pickInterviewTime: update('pickInterviewTime'),
  acceptInterview: update('acceptInterview'),
  proposeInterviewTime: update('proposeInterviewTime'),
  withdrawProposal: update('withdrawProposal'),
  confirmProposal: update('confirmProposal'),
  rescheduleInterview: update('rescheduleInterview'),
  rejectInterview: update('rejectInterview'),
  cancelInterview: update('cancelInterview'),
  hire: update('hire'),
  acceptStart: update('acceptStart'),
  proposeStart: update('proposeStart'),
  declineStart: update('declineStart'),
  acceptProposedStart: update('acceptProposedStart'),
  keepStart: update('keepStart'),
  moveStart: update('moveStart'),
  rescindStart: update('rescindStart'),
  confirmStart: update('confirmStart'),
  recordNoShow: update('recordNoShow'),
  endAssignment: update('endAssignment'),
};

/** The order is no longer active. */
export const orderEnded = defineSignal<[OrderEndedFact]>('orderEnded');
/** The driver was hired through another candidacy. */
export const hiredElsewhere = defineSignal('hiredElsewhere');
/** The driver can no longer be hired: the driver exited the pipeline, or the driver's data was erased. */
export const driverNotAvailable = defineSignal('driverNotAvailable');

/** A credential that the driver needs has expired or was renewed. */
export const driverProofsChanged = defineSignal<[ProofsFact]>('driverProofsChanged');
/** The file of the hire's employment was checked with another result. */
export const hiredFileChecked = defineSignal<[FileCheck]>('hiredFileChecked');

/** The workflow's current state; `seq` is the row's version once projected. */
export const candidacyView = defineQuery<{ seq: number; state: CandidacyState }>('candidacyView');

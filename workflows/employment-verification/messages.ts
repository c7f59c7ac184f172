import type { UpdateDefinition } from '@temporalio/common';
import { defineQuery, defineSignal, defineUpdate } from '@temporalio/workflow';
import type { VerificationCommandName, VerificationCommands } from '#domain/employment-verifications/commands';
import type { VerificationFacts } from '#domain/employment-verifications/decide-system';
import type { VerificationEvent } from '#domain/employment-verifications/events';
import type { EmploymentVerificationState, VerificationIds } from '#domain/employment-verifications/state';
import type { EntityCheckpoint } from '#domain/shared/entity-checkpoint';
import type { CallerProjection, CommandResponse } from '#domain/shared/workflow-event';

/** The workflow's registered name, for callers that start it without importing its code. */
export const EMPLOYMENT_VERIFICATION_WORKFLOW_TYPE = 'employmentVerification';

/** The state that a verification passes to its next run. */
export type VerificationCheckpoint = EntityCheckpoint<EmploymentVerificationState, VerificationEvent, never>;

/** The workflow's argument: a first request, or the state from an earlier run or an import. */
export type VerificationInput = VerificationIds | { readonly checkpoint: VerificationCheckpoint };

const update = <N extends VerificationCommandName>(name: N) =>
  defineUpdate<CommandResponse<VerificationEvent>, [VerificationCommands[N], CallerProjection?], N>(name);

/** Every Update of a verification. Each returns its effect or fails with a problem code. */
export const verificationUpdates: {
  readonly [N in VerificationCommandName]: UpdateDefinition<
    CommandResponse<VerificationEvent>,
    [VerificationCommands[N], CallerProjection?],
    N
  >;
} = {
  startVerification: update('startVerification'),
  signConsent: update('signConsent'),
  postponeConsent: update('postponeConsent'),
  recordAttempt: update('recordAttempt'),
  cancelVerification: update('cancelVerification'),
  closeGoodFaith: update('closeGoodFaith'),
  submitAnswer: update('submitAnswer'),
  declineRequest: update('declineRequest'),
  reviewAnswer: update('reviewAnswer'),
  disputeAnswer: update('disputeAnswer'),
  refuseCorrection: update('refuseCorrection'),
  attachRebuttal: update('attachRebuttal'),
};

/** A hire, the access to the driver's file, or the driver's data changed; contains what the rows say now. */
export const verificationFactsChanged = defineSignal<[VerificationFacts]>('verificationFactsChanged');

/** The workflow's current state; `seq` is the row's version once projected. */
export const verificationView = defineQuery<{ seq: number; state: EmploymentVerificationState }>('verificationView');

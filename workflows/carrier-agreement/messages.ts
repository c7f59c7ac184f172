import type { UpdateDefinition } from '@temporalio/common';
import { defineQuery, defineSignal, defineUpdate } from '@temporalio/workflow';
import type { AgreementCommandName, AgreementCommands } from '#domain/agreements/commands';
import type { AgreementFacts } from '#domain/agreements/decide';
import type { AgreementEvent } from '#domain/agreements/events';
import type { AgreementState } from '#domain/agreements/state';
import type { EntityCheckpoint } from '#domain/shared/entity-checkpoint';
import type { CallerProjection, CommandResponse } from '#domain/shared/workflow-event';

/** The workflow's registered name, for callers that start it without importing its code. */
export const CARRIER_AGREEMENT_WORKFLOW_TYPE = 'carrierAgreement';

/** The state that an agreement passes to its next run. */
export type AgreementCheckpoint = EntityCheckpoint<AgreementState, AgreementEvent, never>;

/** The workflow's argument: a carrier whose trial begins, or the state from an earlier run or an import. */
export type AgreementInput =
  { readonly organizationId: string; readonly zone: string } | { readonly checkpoint: AgreementCheckpoint };

const update = <N extends AgreementCommandName>(name: N) =>
  defineUpdate<CommandResponse<AgreementEvent>, [AgreementCommands[N], CallerProjection?], N>(name);

/** Every Update of an agreement. Each returns its effect or fails with a problem code. */
export const agreementUpdates: {
  readonly [N in AgreementCommandName]: UpdateDefinition<
    CommandResponse<AgreementEvent>,
    [AgreementCommands[N], CallerProjection?],
    N
  >;
} = {
  acceptAgreement: update('acceptAgreement'),
  giveNotice: update('giveNotice'),
  withdrawNotice: update('withdrawNotice'),
  extendTrial: update('extendTrial'),
  warnAboutPayment: update('warnAboutPayment'),
  clearWarnings: update('clearWarnings'),
  disableCarrier: update('disableCarrier'),
  enableCarrier: update('enableCarrier'),
};

/** The carrier's zone or the text that is offered changed; contains what the rows say now. */
export const agreementFactsChanged = defineSignal<[AgreementFacts]>('agreementFactsChanged');

/** The workflow's current state; `seq` is the row's version once projected. */
export const agreementView = defineQuery<{ seq: number; state: AgreementState }>('agreementView');

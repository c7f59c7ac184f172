import { continueAsNew, proxyActivities, setHandler, workflowInfo } from '@temporalio/workflow';
import type { AgreementActivities } from '#domain/agreements/activities';
import type { AgreementCommandName, AgreementCommands } from '#domain/agreements/commands';
import { agreementDeadlineKey, nextAgreementDeadline } from '#domain/agreements/deadlines';
import {
  type AgreementTransition,
  decideAgreementCommand,
  decideAgreementDeadline,
  decideAgreementFacts,
  startAgreement,
} from '#domain/agreements/decide';
import type { AgreementEventType } from '#domain/agreements/events';
import { checkAgreementCommand } from '#domain/agreements/rules';
import { type AgreementState, emptyAgreement } from '#domain/agreements/state';
import { projectionOptions } from '../entity/activity-options';
import { type DueDeadline, Entity } from '../entity/entity';
import { renew, reproject } from '../entity/messages';
import { refusal } from '../entity/refusal';
import {
  type AgreementCheckpoint,
  agreementFactsChanged,
  type AgreementInput,
  agreementUpdates,
  agreementView,
} from './messages';

type AgreementEntity = Entity<AgreementEventType, AgreementState, never>;

const projections = proxyActivities<AgreementActivities>(projectionOptions);

/**
 * The agreement of a carrier, after its activation: trial, terms, notice, and whether it is disabled. Its clocks also run
 * while the carrier is deactivated (docs/state-machines.md#carrier-agreements).
 */
export async function carrierAgreement(input: AgreementInput): Promise<void> {
  const isNew = !('checkpoint' in input);
  const entity = createEntity(isNew ? { state: emptyAgreement(input.organizationId) } : input.checkpoint);
  // Before any handler runs: a command or Signal may have come with the start.
  if (isNew) record(entity, startAgreement(entity.state, input.zone, Date.now()));
  for (const name of Object.keys(agreementUpdates) as AgreementCommandName[]) registerCommand(entity, name);
  setHandler(agreementFactsChanged, (facts) => {
    for (const transition of decideAgreementFacts(entity.state, facts, Date.now())) record(entity, transition);
  });
  setHandler(agreementView, () => ({ seq: entity.state.seq, state: entity.state }));
  setHandler(reproject, () => entity.projections.repeatLast());
  setHandler(renew, () => entity.requestContinueAsNew());
  const checkpoint = await entity.run();
  if (checkpoint !== null) await continueAsNew<typeof carrierAgreement>({ checkpoint });
}

function createEntity(checkpoint: AgreementCheckpoint): AgreementEntity {
  const { workflowId, runId } = workflowInfo();
  return new Entity(
    {
      project: (events) => projections.projectAgreement({ workflowId, runId, events }),
      followUpsOf: () => [],
      runFollowUp: () => Promise.resolve(),
      nextDeadline: (state) => nextAgreementDeadline(state)?.at ?? null,
      decideDeadline: decideDue,
      nameOf: ({ name }) => name,
      isFinished: () => false,
    },
    checkpoint,
  );
}

function decideDue(state: AgreementState, now: number): DueDeadline<AgreementEventType, AgreementState> | null {
  const due = decideAgreementDeadline(state, now);
  return due === null ? null : { transitions: [due.transition], cause: agreementDeadlineKey(due.deadline) };
}

function registerCommand<N extends AgreementCommandName>(entity: AgreementEntity, name: N): void {
  entity.registerCommand(agreementUpdates[name], {
    validate: (command) => checkAgreementCommand(entity.state, { name, command }, Date.now()),
    execute: (command: AgreementCommands[N], updateId) => {
      const decision = decideAgreementCommand(entity.state, { name, command }, Date.now());
      if ('refused' in decision) throw refusal(decision.refused);
      entity.record(decision.accepted, updateId);
    },
  });
}

function record(entity: AgreementEntity, transition: AgreementTransition): void {
  entity.record(transition, `${transition.type}@${transition.at}`);
}

import { patched, proxyActivities, workflowInfo } from '@temporalio/workflow';
import type { CandidacyActivities, CandidacyCommandActivities, TransitionGuard } from '#domain/candidacies/activities';
import type { CandidacyCommandName } from '#domain/candidacies/commands';
import { deadlineKey, deadlinesOf } from '#domain/candidacies/deadlines';
import { type CandidacyTransition, decideCommand } from '#domain/candidacies/decide';
import { decideDeadline } from '#domain/candidacies/decide-deadline';
import type { CandidacyEvent, CandidacyEventType } from '#domain/candidacies/events';
import { type CandidacyFollowUp, followUpsOf } from '#domain/candidacies/follow-ups';
import { releasedStart } from '#domain/candidacies/released-start';
import type { NamedCommand } from '#domain/candidacies/rules';
import type { CandidacyState } from '#domain/candidacies/state';
import { isFinished } from '#domain/candidacies/state-table';
import { isReached } from '#domain/shared/durations';
import { commandOptions, projectionOptions } from '../entity/activity-options';
import { type DueDeadline, Entity } from '../entity/entity';
import { refusal, unwrapRefusal } from '../entity/refusal';
import type { CandidacyCheckpoint } from './messages';

export type CandidacyEntity = Entity<CandidacyEventType, CandidacyState, CandidacyFollowUp>;

export const projections = proxyActivities<CandidacyActivities>(projectionOptions);

export const commandActivities = () => proxyActivities<CandidacyCommandActivities>(commandOptions());

/** The candidacy as an entity: its projection, deadlines and follow-ups. */
export function createCandidacyEntity(checkpoint: CandidacyCheckpoint): CandidacyEntity {
  const { workflowId, runId } = workflowInfo();
  return new Entity(
    {
      project: (events) => projections.projectCandidacy({ workflowId, runId, events }),
      followUpsOf,
      runFollowUp: (followUp) => releaseSeat(checkpoint.state, followUp),
      nextDeadline: (state) => deadlinesOf(state)[0]?.at ?? null,
      decideDeadline: decideDue,
      nameOf: ({ name }) => name,
      isFinished,
    },
    checkpoint,
  );
}

/** Writes an event that depends on a fact outside the candidacy, with those before it; throws the refusal. */
export const writeWith =
  (guard: TransitionGuard) =>
  async (events: readonly CandidacyEvent[]): Promise<void> => {
    const { workflowId, runId } = workflowInfo();
    await unwrapRefusal(projections.writeGuarded({ workflowId, runId, events, guard }));
  };

/** Returns the transition that a command causes, or throws its refusal. */
export function decide<N extends CandidacyCommandName>(
  state: CandidacyState,
  action: NamedCommand<N>,
): CandidacyTransition {
  const decision = decideCommand(state, action, Date.now());
  if ('refused' in decision) throw refusal(decision.refused);
  return decision.accepted;
}

function decideDue(state: CandidacyState, now: number): DueDeadline<CandidacyEventType, CandidacyState> | null {
  const [deadline] = deadlinesOf(state);
  if (deadline === undefined || !isReached(deadline.at, now)) return null;
  const released = releasedStart(state, deadline);
  // Before, a start that was held kept the agreed date.
  const from = released !== null && patched('released-start-begins-that-day') ? released : state;
  return { transitions: [decideDeadline(from, deadline, now)], cause: deadlineKey(deadline) };
}

function releaseSeat(
  { candidacyId, orderId }: CandidacyState,
  { round, hireSeq, use }: CandidacyFollowUp,
): Promise<void> {
  return commandActivities().releaseSeat({ orderId, candidacyId, round, hireSeq, use });
}

import { workflowInfo } from '@temporalio/workflow';
import type { OpenRound } from '#domain/candidacies/commands';
import type { Lock } from '../entity/lock';
import { unwrapRefusal } from '../entity/refusal';
import { type CandidacyEntity, decide, projections, writeWith } from './candidacy-entity';

/** First contact, by the carrier or by the driver. */
export interface RoundOpening {
  readonly name: 'invite' | 'request';
  readonly command: OpenRound;
  readonly updateId: string;
}

/** Opens a round, or joins the one that the other side has opened. Both require an open order. */
export const openRound = (entity: CandidacyEntity, lock: Lock, roundOpening: RoundOpening): Promise<void> =>
  lock.run(async () => {
    await entity.settled();
    decide(entity.state, roundOpening);
    await (entity.state.name === 'invited' || entity.state.name === 'requested' ? join : open)(entity, roundOpening);
  });

const join = (entity: CandidacyEntity, { name, command, updateId }: RoundOpening): Promise<void> =>
  entity.recordGuarded(() => ({ ...decide(entity.state, { name, command }), updateId }), writeWith('entry'));

// A round copies the terms of its order, so its first event is decided in the transaction that reads and locks the order.
const open = (entity: CandidacyEntity, { name, command, updateId }: RoundOpening): Promise<void> =>
  entity.recordDecidedBy((events) => {
    const { workflowId, runId } = workflowInfo();
    const roundOpening = { state: entity.state, name, command, updateId, now: Date.now() };
    return unwrapRefusal(projections.openRound({ workflowId, runId, events, roundOpening }));
  });

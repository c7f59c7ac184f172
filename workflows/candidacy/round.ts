import { workflowInfo } from '@temporalio/workflow';
import type { OpenRound } from '#domain/candidacies/commands';
import type { Lock } from '../entity/lock';
import { unwrapRefusal } from '../entity/refusal';
import { type CandidacyEntity, decide, projections } from './candidacy-entity';

/** First contact, by the carrier or by the driver. */
export interface RoundOpening {
  readonly name: 'invite' | 'request';
  readonly command: OpenRound;
  readonly updateId: string;
}

/** Opens a round, or joins the one that the other side has opened. Both require an open order. */
export const openRound = (entity: CandidacyEntity, lock: Lock, roundOpening: RoundOpening): Promise<void> =>
  lock.run(async () => {
    decide(entity.state, roundOpening);
    await (entity.state.name === 'invited' || entity.state.name === 'requested' ? join : open)(entity, roundOpening);
  });

// An order that ends also signals a candidacy with an open round, so a check without a lock is enough.
async function join(entity: CandidacyEntity, { name, command, updateId }: RoundOpening): Promise<void> {
  const { orderId, driverId } = entity.state;
  await unwrapRefusal(projections.checkOrderOpen({ orderId, driverId, by: name }));
  entity.record(decide(entity.state, { name, command }), updateId);
}

// The first event of a round is written while the order's row is locked, so that the order cannot leave "active" at the
// same time. Until then nothing else can happen to the candidacy: it has no deadline and refuses every other command.
async function open(entity: CandidacyEntity, { name, command, updateId }: RoundOpening): Promise<void> {
  const { workflowId, runId } = workflowInfo();
  await entity.projections.waitUntilProjected(entity.state.seq);
  const { candidacyId, orderId, driverId } = entity.state;
  const facts = await unwrapRefusal(projections.readRoundFacts({ candidacyId, orderId, driverId }));
  const event = { ...decide({ ...entity.state, ...facts }, { name, command }), updateId };
  await unwrapRefusal(projections.openRound({ workflowId, runId, event }));
  entity.recordWritten(event);
}

import { workflowInfo } from '@temporalio/workflow';
import type { OpenRound } from '#domain/candidacies/commands';
import { asking } from '../entity/asking';
import type { Lock } from '../entity/lock';
import { decide, projections, type CandidacyEntity } from './candidacy-entity';

/** First contact, by the carrier or by the driver. */
export interface Opening {
  readonly name: 'invite' | 'request';
  readonly command: OpenRound;
  readonly updateId: string;
}

/** Opens a round, or joins the live one of the other side; the order has a word in both. */
export const openRound = (entity: CandidacyEntity, lock: Lock, opening: Opening): Promise<void> =>
  lock.run(async () => {
    decide(entity.state, opening);
    await (entity.state.name === 'invited' || entity.state.name === 'requested' ? join : open)(entity, opening);
  });

// Inside a live round the order's end reaches this candidacy like any other, so asking is enough.
async function join(entity: CandidacyEntity, { name, command, updateId }: Opening): Promise<void> {
  const { orderId, driverId } = entity.state;
  await asking(projections.checkOrderOpen({ orderId, driverId, by: name }));
  entity.record(decide(entity.state, { name, command }), updateId);
}

// The first event of a round is written while the order cannot leave "active" (its row is locked), or not at all. Until
// then nothing else can happen to the candidacy: no clock runs, and every other command is refused.
async function open(entity: CandidacyEntity, { name, command, updateId }: Opening): Promise<void> {
  const { workflowId, runId } = workflowInfo();
  await entity.outbox.projected(entity.state.seq);
  const { candidacyId, orderId, driverId } = entity.state;
  const facts = await asking(projections.readRoundFacts({ candidacyId, orderId, driverId }));
  const event = { ...decide({ ...entity.state, ...facts }, { name, command }), updateId };
  const { messageIds } = await asking(projections.openRound({ workflowId, runId, event }));
  entity.recordWritten(event, messageIds);
}

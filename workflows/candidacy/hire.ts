import type { HireCommand } from '#domain/candidacies/commands';
import { asking } from '../entity/asking';
import type { Lock } from '../entity/lock';
import { commandActivities, decide, projections, type CandidacyEntity } from './candidacy-entity';

/** A hire needs a seat of the order and a driver whom nobody else has hired; both are given back if it fails. */
export const hire = (
  entity: CandidacyEntity,
  lock: Lock,
  { command, updateId }: { command: HireCommand; updateId: string },
): Promise<void> =>
  lock.run(async () => {
    const action = { name: 'hire', command } as const;
    decide(entity.state, action);
    // Each attempt has its own number, so that a seat given back is never mistaken for the next one.
    entity.state = { ...entity.state, hireSeq: entity.state.hireSeq + 1 };
    const { candidacyId, orderId, driverId, organizationId, round, hireSeq } = entity.state;
    try {
      await asking(commandActivities().takeSeat({ orderId, candidacyId, round, hireSeq }));
      await asking(projections.claimDriver({ candidacyId, driverId, orderId, organizationId, hireSeq, round }));
      // The driver may have withdrawn meanwhile.
      entity.record(decide(entity.state, action), updateId);
    } catch (error) {
      entity.followUps.begin([
        { kind: 'releaseSeat', round, hireSeq, use: 'free' },
        { kind: 'releaseDriver', round, hireSeq },
      ]);
      throw error;
    }
  });

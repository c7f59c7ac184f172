import type { HireCommand } from '#domain/candidacies/commands';
import type { Lock } from '../entity/lock';
import { unwrapRefusal } from '../entity/refusal';
import { type CandidacyEntity, commandActivities, decide, writeWith } from './candidacy-entity';

/** Hires the driver: takes a seat of the order, then writes the hire if no other order has the driver; else frees the seat. */
export const hire = (
  entity: CandidacyEntity,
  lock: Lock,
  { command, updateId }: { command: HireCommand; updateId: string },
): Promise<void> =>
  lock.run(async () => {
    const action = { name: 'hire', command } as const;
    decide(entity.state, action);
    // Each attempt has its own number, so that a late release of one attempt cannot free the seat of the next.
    entity.state = { ...entity.state, hireSeq: entity.state.hireSeq + 1 };
    const { candidacyId, orderId, round, hireSeq } = entity.state;
    try {
      await unwrapRefusal(commandActivities().takeSeat({ orderId, candidacyId, round, hireSeq }));
      // The driver may have withdrawn in the meantime, so it is decided again.
      await entity.recordGuarded(() => ({ ...decide(entity.state, action), updateId }), writeWith('hire'));
    } catch (error) {
      entity.followUps.begin([{ kind: 'releaseSeat', round, hireSeq, use: 'free' }]);
      throw error;
    }
  });

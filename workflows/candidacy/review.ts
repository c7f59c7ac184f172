import { patched } from '@temporalio/workflow';
import type { PlainCommand } from '#domain/candidacies/commands';
import type { Lock } from '../entity/lock';
import { type CandidacyEntity, decide, writeWith } from './candidacy-entity';

/** Accepts the driver's application, which buys the match, if the carrier's agreement is in force. */
export async function moveToReview(
  entity: CandidacyEntity,
  lock: Lock,
  { command, updateId }: { command: PlainCommand; updateId: string },
): Promise<void> {
  const transition = () => ({ ...decide(entity.state, { name: 'moveToReview', command }), updateId });
  // Before, only the route checked the agreement.
  if (patched('review-is-guarded')) await lock.run(() => entity.recordGuarded(transition, writeWith('review')));
  else entity.record(transition(), updateId);
}

import type { OpsDriver } from '#domain/driver-pipeline/schema';
import type { SentTask } from '#domain/driver-pipeline/tasks';
import { isItemTask } from '#domain/driver-reviews/items';
import type { ReviewTaskBody } from '#domain/driver-reviews/schema';
import { problems } from '#domain/problems';
import { requireSignedAnswers } from '../drivers/compliance/changed';
import { InvalidInputError } from '../http/validate';
import { commandPipeline, readOpsDriver, type SignedIn, storeReason } from '../pipelines/command';
import { requireFittingReason } from './fitting-reason';
import { recordSelfReportedExpiries } from './proof-expiry';
import { requireUnclaimed } from './queue/claims';
import { requireItemsApproved } from './review-item';

interface TaskReview {
  readonly driverId: string;
  readonly task: SentTask;
  readonly body: ReviewTaskBody;
}

/**
 * Records a decision on a submitted task. A task that is reviewed by item can be approved only if all its items are.
 */
export async function reviewTask(ctx: SignedIn, { driverId, task, body }: TaskReview): Promise<OpsDriver> {
  const { entryId, isApproved, reason, note } = body;
  if (!isApproved && reason === null) {
    const message = problems['reason-missing'].title;
    throw new InvalidInputError([{ in: 'body', pointer: '/reason', code: 'reason-missing', message }]);
  }
  requireFittingReason(body, task);
  if (task !== 'schedule') await requireUnclaimed(ctx, { driverId, thing: task });
  if (isApproved && !ctx.idempotency.isRepeat) {
    if (isItemTask(task)) await requireItemsApproved(ctx, driverId, task);
    if (task === 'compliance') await requireSignedAnswers(ctx, driverId, entryId);
  }
  const noteId = await storeReason(ctx, note);
  const details = { task, entryId, isApproved, reason: isApproved ? null : reason, noteId };
  await commandPipeline(ctx, { driverId, name: 'reviewTask', details });
  if (isApproved && task === 'compliance') await recordSelfReportedExpiries(ctx, driverId);
  return readOpsDriver(ctx, driverId);
}

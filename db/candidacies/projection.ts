import { adverseBasisMayEnd } from '#db/adverse-actions/adverse-basis';
import type { Db, Transaction } from '#db/core/handle';
import type { CandidacyEvent, CandidacyEventType } from '#domain/candidacies/events';
import { candidacySignalsOf } from '#domain/candidacies/signals';
import type { FollowedEvent } from '#domain/hiring-reports/rounds';
import type { ProjectionBatch } from '#domain/shared/workflow-event';
import { candidacyWebhookEvent } from '#domain/webhooks/candidacy-events';
import { announceChange } from '../core/changes';
import { enqueueOutbox, fileChanged } from '../core/outbox';
import { appendEvents, eventsToApply } from '../core/workflow-events';
import { accessBasisMayEnd } from '../dq-access/access-basis';
import { writeHiredEmployment } from '../employments/hired-employment-rows';
import { followCandidacy } from '../hiring-reports/follow-candidacy';
import { buyMatch } from '../purchases/match-purchase';
import { recordWebhookEvents } from '../webhooks/record-events';
import { storeCandidacyMessages } from './candidacy-messages';
import { writeCandidacyRecords } from './candidacy-records';
import { writeCandidacyRow } from './candidacy-row';
import { writeHire } from './driver-hires';
import { agreeHireRate } from './hire-rate';
import { writeInterview } from './interviews';

export type CandidacyBatch = ProjectionBatch<CandidacyEvent>;

/**
 * Writes events, row, records, slots, hires with their rates, employments, rounds, messages, Signals, purchases and webhooks in one
 * transaction.
 */
export async function projectCandidacy(db: Db, batch: CandidacyBatch): Promise<void> {
  await db.transaction((trx) => writeCandidacy(trx, batch));
}

/** Like {@link projectCandidacy}, in the caller's transaction. */
export async function writeCandidacy(trx: Transaction, batch: CandidacyBatch): Promise<void> {
  const { workflowId, events } = batch;
  const [first] = events;
  if (first === undefined) return;
  const { candidacyId, organizationId, orderId, driverId } = first.snapshot;
  const scope = { organizationId, orderId, driverId };
  const fresh = await appendEvents(trx, { ...batch, scope });
  const row = trx('candidacies').where({ id: candidacyId });
  let isChanged = false;
  for (const event of await eventsToApply(batch, { fresh, row })) {
    if (await applyCandidacyEvent(trx, event)) isChanged = true;
  }
  for (const event of fresh) {
    await agreeHireRate(trx, event);
    await storeCandidacyMessages(trx, workflowId, event);
  }
  await enqueueOutbox(trx, fresh.flatMap(candidacySignalsOf));
  if (fresh.some(isOver)) {
    await accessBasisMayEnd(trx, { organizationId, driverId });
    await adverseBasisMayEnd(trx, candidacyId);
  }
  if (fresh.some(changesFile)) await fileChanged(trx, [driverId]);
  for (const event of fresh) await buyMatch(trx, workflowId, event);
  await recordWebhookEvents(
    trx,
    organizationId,
    fresh.flatMap((event) => candidacyWebhookEvent(event) ?? []),
  );
  if (isChanged || fresh.length > 0) await announceChange(trx, { topic: 'candidacy', id: candidacyId, ...scope });
}

const isOver = ({ snapshot }: CandidacyEvent): boolean => snapshot.name === 'closed' || snapshot.name === 'ended';

const resultsOfChecks: readonly CandidacyEventType[] = [
  'fileCompleted',
  'fileReopened',
  'fileNeedsDriver',
  'fileTurnChanged',
];

/** A hire changes the driver's file; the result of a check of the file does not. */
const changesFile = ({ type, snapshot }: CandidacyEvent): boolean =>
  snapshot.hire !== null && !resultsOfChecks.includes(type);

/**
 * Updates the read models to the event's snapshot; also used by the rebuild. Returns false if they are newer.
 */
export async function applyCandidacyEvent(trx: Transaction, event: FollowedEvent): Promise<boolean> {
  if (!(await writeCandidacyRow(trx, event))) return false;
  await writeCandidacyRecords(trx, event);
  await writeInterview(trx, event);
  await writeHire(trx, event);
  await writeHiredEmployment(trx, event);
  await followCandidacy(trx, event);
  return true;
}

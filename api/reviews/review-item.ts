import { findOpsDriver } from '#db/driver-pipeline/ops-drivers';
import { addItemReview } from '#db/review-queue/item-review-store';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import { isItemTask, type ItemKind, sectionVerdict } from '#domain/driver-reviews/items';
import type { ReviewedItem, ReviewedSection, ReviewItemBody } from '#domain/driver-reviews/schema';
import { ProblemError } from '#domain/problems';
import { commandPipeline, type SignedIn, storeReason } from '../pipelines/command';
import { requireUnclaimed } from './queue/claims';
import { rejectionSummary } from './rejection-summary';
import { readSections } from './sections';

export interface ItemVerdictCall {
  readonly driverId: string;
  readonly itemId: string;
  readonly body: ReviewItemBody;
}

/** Records a decision or a note on one item. Once all items of a section are decided, so is the section. */
export async function reviewItem(ctx: SignedIn, call: ItemVerdictCall): Promise<ReviewedSection> {
  const { driverId, body } = call;
  // A note is not a decision, so any reviewer may add one.
  if (isItemTask(body.kind) && body.verdict !== 'noted') await requireUnclaimed(ctx, { driverId, thing: body.kind });
  requireReviewable(ctx, call, await readSection(ctx, driverId, body.kind));
  const isStored = await addItemReview(ctx.db, {
    id: reviewIdOf(ctx),
    driverId,
    itemId: call.itemId,
    kind: body.kind,
    itemVersion: body.version,
    replaces: body.seen,
    verdict: body.verdict,
    text: body.text === '' ? null : body.text,
    authorId: ctx.actor.userId,
    at: ctx.now(),
  });
  const section = await readSection(ctx, driverId, body.kind);
  const item = itemOf(section, call.itemId);
  if (!isStored && !isReviewedBy(ctx, item)) throw alreadyReviewed(item);
  return (await decideSection(ctx, driverId, section)) ? readSection(ctx, driverId, body.kind) : section;
}

/** Refuses to approve a section as a whole while one of its items is open or rejected. */
export async function requireItemsApproved(ctx: SignedIn, driverId: string, kind: ItemKind): Promise<void> {
  const { items } = await readSection(ctx, driverId, kind);
  if (items.some(({ verdict }) => verdict !== 'approved')) throw new ProblemError('items-not-approved');
}

function requireReviewable(ctx: SignedIn, { itemId, body }: ItemVerdictCall, section: ReviewedSection): void {
  const item = itemOf(section, itemId);
  // On a retry, the call's own review is already stored.
  if (isReviewedBy(ctx, item)) return;
  if (item.version !== body.version) throw new ProblemError('item-changed');
  if ((item.reviews.at(-1)?._id ?? null) !== body.seen) throw alreadyReviewed(item);
  const isOpen = section.status === null || section.status === 'pending';
  if (body.verdict !== 'noted' && !isOpen) throw new ProblemError('section-not-waiting');
}

const reviewIdOf = ({ idempotency }: SignedIn): string => idempotency.derivedId('item-review');

/** Whether this call or an earlier attempt has stored its review. */
function isReviewedBy(ctx: SignedIn, { reviews }: ReviewedItem): boolean {
  return reviews.some(({ _id }) => _id === reviewIdOf(ctx));
}

function itemOf({ items }: ReviewedSection, itemId: string): ReviewedItem {
  const item = items.find(({ _id }) => _id === itemId);
  if (item === undefined) throw new ProblemError('not-found');
  return item;
}

/** The verdict in words, for the text of the refusal. */
const verdictWords: Readonly<Record<ReviewedItem['reviews'][number]['verdict'], string>> = {
  approved: 'approved',
  rejected: 'rejected',
  noted: 'note added',
};

function alreadyReviewed({ reviews }: ReviewedItem): ProblemError {
  const last = reviews.at(-1);
  return new ProblemError('item-reviewed', {
    who: last?.by ?? '',
    what: last === undefined ? '' : verdictWords[last.verdict],
    at: last?.at ?? null,
  });
}

async function readSection(ctx: SignedIn, driverId: string, kind: ItemKind): Promise<ReviewedSection> {
  const sections = await readSections(ctx, await readState(ctx, driverId));
  const section = sections.find((entry) => entry.kind === kind);
  if (section === undefined) throw new ProblemError('not-found');
  return section;
}

async function readState({ db }: SignedIn, driverId: string): Promise<DriverPipelineState> {
  const row = await findOpsDriver(db, driverId);
  if (row === undefined) throw new ProblemError('not-found');
  return row.snapshot;
}

/** Decides the section once every item is decided; returns false while an item is open. */
async function decideSection(ctx: SignedIn, driverId: string, section: ReviewedSection): Promise<boolean> {
  const { kind: task, status, entryId, items } = section;
  const verdict = sectionVerdict(items.map((item) => item.verdict));
  if (verdict === null || status !== 'pending' || !isItemTask(task)) return false;
  const isApproved = verdict === 'approved';
  const noteId = isApproved ? null : await storeReason(ctx, rejectionSummary(items));
  const reason = isApproved ? null : ('other' as const);
  try {
    await commandPipeline(ctx, {
      driverId,
      name: 'reviewTask',
      details: { task, entryId, isApproved, reason, noteId },
    });
  } catch (error) {
    // Either another reviewer has decided the last item concurrently, or the driver has submitted again and the new
    // submission will be reviewed.
    if (!(error instanceof ProblemError) || error.code !== 'pipeline-changed') throw error;
  }
  return true;
}

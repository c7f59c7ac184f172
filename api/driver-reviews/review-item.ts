import { findOpsDriver } from '#db/read-models/ops-drivers';
import { addItemReview } from '#db/stores/item-review-store';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import { isItemTask, sectionVerdict, type ItemKind } from '#domain/driver-reviews/items';
import type { ReviewedEntry, ReviewedSection, ReviewItemBody } from '#domain/driver-reviews/schema';
import { ProblemError } from '#domain/problems';

import { commandPipeline, storeReason, type SignedIn } from '../driver-pipelines/command';
import { readSections } from './sections';
import { whatIsWrong } from './what-is-wrong';

export interface ItemVerdictCall {
  readonly driverId: string;
  readonly itemId: string;
  readonly body: ReviewItemBody;
}

/** A verdict or a note on one entry; the last verdict of a section is the section's. */
export async function reviewItem(ctx: SignedIn, call: ItemVerdictCall): Promise<ReviewedSection> {
  const { driverId, body } = call;
  requireReviewable(ctx, call, await readSection(ctx, driverId, body.kind));
  const isStored = await addItemReview(ctx.db, {
    id: ctx.idempotency.derivedId('item-review'),
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
  if (!isStored) throw reviewedMeanwhile(entryOf(section, call.itemId));
  return (await settleSection(ctx, driverId, section)) ? readSection(ctx, driverId, body.kind) : section;
}

/** Approves a section as a whole only when nothing in it is open or refused. */
export async function requireEntriesApproved(ctx: SignedIn, driverId: string, kind: ItemKind): Promise<void> {
  const { entries } = await readSection(ctx, driverId, kind);
  if (entries.some(({ verdict }) => verdict !== 'approved')) throw new ProblemError('entries-not-approved');
}

function requireReviewable(ctx: SignedIn, { itemId, body }: ItemVerdictCall, section: ReviewedSection): void {
  const entry = entryOf(section, itemId);
  // A repeat finds its own review, which has changed what there was to see.
  if (ctx.idempotency.isRepeat) return;
  if (entry.version !== body.version) throw new ProblemError('entry-changed');
  if ((entry.reviews.at(-1)?._id ?? null) !== body.seen) throw reviewedMeanwhile(entry);
  const isOpen = section.status === null || section.status === 'pending';
  if (body.verdict !== 'noted' && !isOpen) throw new ProblemError('section-not-waiting');
}

function entryOf({ entries }: ReviewedSection, itemId: string): ReviewedEntry {
  const entry = entries.find(({ _id }) => _id === itemId);
  if (entry === undefined) throw new ProblemError('not-found');
  return entry;
}

function reviewedMeanwhile({ reviews }: ReviewedEntry): ProblemError {
  const last = reviews.at(-1);
  return new ProblemError('entry-reviewed', {
    who: last?.by ?? '',
    what: last?.verdict ?? '',
    at: last?.at ?? null,
  });
}

async function readSection(ctx: SignedIn, driverId: string, kind: ItemKind): Promise<ReviewedSection> {
  const sections = await readSections(ctx, await readState(ctx, driverId));
  const section = sections.find((one) => one.kind === kind);
  if (section === undefined) throw new ProblemError('not-found');
  return section;
}

async function readState({ db }: SignedIn, driverId: string): Promise<DriverPipelineState> {
  const row = await findOpsDriver(db, driverId);
  if (row === undefined) throw new ProblemError('not-found');
  return row.snapshot;
}

/** Gives the section's own verdict once every entry has one; false while something waits. */
async function settleSection(ctx: SignedIn, driverId: string, section: ReviewedSection): Promise<boolean> {
  const { kind: task, status, entryId, entries } = section;
  const verdict = sectionVerdict(entries.map((entry) => entry.verdict));
  if (verdict === null || status !== 'pending' || !isItemTask(task)) return false;
  const isApproved = verdict === 'approved';
  const noteId = isApproved ? null : await storeReason(ctx, whatIsWrong(entries));
  const reason = isApproved ? null : ('other' as const);
  try {
    await commandPipeline(ctx, {
      driverId,
      name: 'reviewTask',
      details: { task, entryId, isApproved, reason, noteId },
    });
  } catch (error) {
    // Two reviewers who judged the last two entries at once both come here; what was sent anew is judged anew.
    if (!(error instanceof ProblemError) || error.code !== 'pipeline-changed') throw error;
  }
  return true;
}

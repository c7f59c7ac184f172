import { sentEntry, taskStatus } from '../driver-pipeline/requirements';
import type { DriverPipelineState } from '../driver-pipeline/state';
import { documentKinds, sentTasks } from '../driver-pipeline/tasks';

/**
 * The unit that a reviewer claims: one document, or one task as submitted. A history is one review item with all its
 * entries, which get a verdict each, because gaps are visible only in the whole history.
 */
export const reviewTargets = [...documentKinds, ...sentTasks.filter((task) => task !== 'schedule')] as const;
/** One of {@link reviewTargets}. */
export type ReviewTarget = (typeof reviewTargets)[number];

/** A review item that waits for its review. */
export interface PendingReview {
  readonly thing: ReviewTarget;
  /** The file or submission that the verdict is on; null for imported records. */
  readonly entryId: string | null;
}

/**
 * A driver's review items in the queue; files that are still being scanned are not included, and an erased driver has
 * none.
 */
export function pendingReviews(state: DriverPipelineState): PendingReview[] {
  if (state.isErased) return [];
  return reviewTargets.flatMap((thing): PendingReview[] => {
    const document = documentKinds.find((kind) => kind === thing);
    if (document !== undefined) {
      const { status, fileId } = state.documents[document];
      return status === 'pending' ? [{ thing, entryId: fileId }] : [];
    }
    const task = sentTasks.find((sent) => sent === thing);
    return task !== undefined && taskStatus(state, task) === 'pending'
      ? [{ thing, entryId: sentEntry(state, task) }]
      : [];
  });
}

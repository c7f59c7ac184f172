import { sentEntry, taskStatus } from '../driver-pipeline/requirements';
import type { DriverPipelineState } from '../driver-pipeline/state';
import { documentKinds, sentTasks } from '../driver-pipeline/tasks';

/**
 * What a reviewer takes from the queue: one document, or one task as it was sent. A history is one thing with all its
 * items, which are judged one by one: its gaps are seen only in the whole.
 */
export const reviewTargets = [...documentKinds, ...sentTasks.filter((task) => task !== 'schedule')] as const;
/** One of {@link reviewTargets}. */
export type ReviewTarget = (typeof reviewTargets)[number];

/** One thing of a driver that waits for its review. */
export interface PendingReview {
  readonly thing: ReviewTarget;
  /** The file or submission that a verdict is on; null for what was taken over from earlier records. */
  readonly entryId: string | null;
}

/** What of a driver waits in the queue; what is being scanned does not yet, and who was erased has nothing. */
export const pendingReviews = (state: DriverPipelineState): PendingReview[] => {
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
};

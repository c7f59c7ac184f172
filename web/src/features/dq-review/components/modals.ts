import { defineModal } from '#web/shared/ui/modals';

/** The driver whose review is rejected. */
export interface RejectData {
  assignmentId: string;
  name: string;
}

export const rejectReviewModal = defineModal<RejectData>('dq-review-reject', () =>
  import('./reject-dialog').then((module) => module.RejectDialog),
);

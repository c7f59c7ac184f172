import { defineModal } from '#web/shared/ui/modals';
import type { RejectData } from './reject-data';

export const rejectReviewModal = defineModal<RejectData>('dq-review-reject', () =>
  import('./reject-dialog').then((module) => module.RejectDialog),
);

import { defineModal } from '#web/shared/ui/modals';
import type { Approvable } from '../model/approval';

export const rateModal = defineModal<{ assignmentId: string; driver: string }>('agreed-rate', () =>
  import('./rate-dialog').then((module) => module.RateDialog),
);

export const approveModal = defineModal<{ refs: readonly Approvable[]; onDone: () => void }>('approve-workdays', () =>
  import('./approve-dialog').then((module) => module.ApproveDialog),
);

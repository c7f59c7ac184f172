import type { WorkdayDispute } from '#domain/timesheets/records/disputes';
import { defineModal } from '#web/shared/ui/modals';

export const settleModal = defineModal<WorkdayDispute>('settle-dispute', () =>
  import('../components/disputes/settle-dialog').then((module) => module.SettleDialog),
);

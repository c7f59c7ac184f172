import type { WorkdayDispute } from '#domain/timesheets/disputes/schema';
import { defineModal } from '#web/shared/ui/modals';

export const settleModal = defineModal<WorkdayDispute>('settle-dispute', () =>
  import('../components/disputes/settle-dialog').then((module) => module.SettleDialog),
);

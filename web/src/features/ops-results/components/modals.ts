import type { OrderReport } from '#domain/screening/schema';
import { defineModal } from '#web/shared/ui/modals';

export const orderReportModal = defineModal<OrderReport>('order-report', () =>
  import('./order-report-dialog').then((module) => module.OrderReportDialog),
);
export const clearinghouseModal = defineModal<null>('clearinghouse', () =>
  import('./clearinghouse-dialog').then((module) => module.ClearinghouseDialog),
);

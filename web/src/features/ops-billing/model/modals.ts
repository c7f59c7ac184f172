import type { Invoice } from '#domain/invoices/schema';
import type { Payment } from '#domain/payments/invoice-payments-schema';
import type { Dispute } from '#web/entities/billing/disputes';
import { defineModal } from '#web/shared/ui/modals';

export const transferModal = defineModal<Invoice>('enter-transfer', () =>
  import('../components/dialogs/transfer-dialog').then((module) => module.TransferDialog),
);

export const creditModal = defineModal<Invoice>('give-credit', () =>
  import('../components/dialogs/credit-dialog').then((module) => module.CreditDialog),
);

export const voidModal = defineModal<Invoice>('void-invoice', () =>
  import('../components/dialogs/void-dialog').then((module) => module.VoidDialog),
);

export const writeOffModal = defineModal<Invoice>('write-off', () =>
  import('../components/dialogs/write-off-dialog').then((module) => module.WriteOffDialog),
);

export const refundModal = defineModal<Payment>('refund-payment', () =>
  import('../components/dialogs/refund-dialog').then((module) => module.RefundDialog),
);

export const settleModal = defineModal<Dispute>('settle-dispute', () =>
  import('../components/dialogs/settle-dialog').then((module) => module.SettleDialog),
);

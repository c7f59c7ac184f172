import type { Invoice } from '#domain/invoices/schema';
import type { Payment } from '#domain/payments/invoice-payments-schema';
import { defineModal } from '#web/shared/ui/modals';

export const payModal = defineModal<Invoice>('pay-invoice', () =>
  import('../components/pay-dialog').then((module) => module.PayDialog),
);

export const confirmModal = defineModal<Payment>('confirm-payment', () =>
  import('../components/confirm-dialog').then((module) => module.ConfirmDialog),
);

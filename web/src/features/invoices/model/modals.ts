import type { Invoice } from '#domain/invoices/schema';
import { defineModal } from '#web/shared/ui/modals';

export const payModal = defineModal<Invoice>('pay-invoice', () =>
  import('../components/pay-dialog').then((module) => module.PayDialog),
);

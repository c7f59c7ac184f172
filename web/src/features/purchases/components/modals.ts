import type { Purchase } from '#domain/purchases/schema';
import { defineModal } from '#web/shared/ui/modals';

export const creditModal = defineModal<Purchase>('credit-purchase', () =>
  import('./credit-dialog').then((module) => module.CreditDialog),
);

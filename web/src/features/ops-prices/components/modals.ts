import type { OpsPrice } from '#domain/prices/schema';
import { defineModal } from '#web/shared/ui/modals';

/** The price that a new one replaces. */
export const priceModal = defineModal<Pick<OpsPrice, 'product' | 'state' | 'amount'>>('new-price', () =>
  import('./price-dialog').then((module) => module.PriceDialog),
);

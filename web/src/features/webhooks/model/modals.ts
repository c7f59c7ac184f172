import { defineModal } from '#web/shared/ui/modals';
import type { WebhookData } from './webhook-data';

export const webhookModal = defineModal<WebhookData>('webhook', () =>
  import('../components/webhook-dialog').then((module) => module.WebhookDialog),
);

export const deliveryModal = defineModal<{ webhookId: string; deliveryId: string }>('webhook-delivery', () =>
  import('../components/delivery-dialog').then((module) => module.DeliveryDialog),
);

export const catalogModal = defineModal<undefined>('webhook-catalog', () =>
  import('../components/catalog-dialog').then((module) => module.CatalogDialog),
);

export const replayModal = defineModal<{ webhookId: string }>('webhook-replay', () =>
  import('../components/replay-dialog').then((module) => module.ReplayDialog),
);

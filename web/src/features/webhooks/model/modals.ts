import type { Webhook, WebhookSecret } from '#domain/webhooks/schema';
import { defineModal } from '#web/shared/ui/modals';

/** The endpoint to change; undefined for a new one. */
export interface WebhookData {
  webhook: Webhook | undefined;
}

export const webhookModal = defineModal<WebhookData>('webhook', () =>
  import('../components/webhook-dialog').then((module) => module.WebhookDialog),
);

export const secretModal = defineModal<WebhookSecret>('webhook-secret', () =>
  import('../components/secret-dialog').then((module) => module.SecretDialog),
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

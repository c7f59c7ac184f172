import type { Webhook } from '#domain/webhooks/schema';

/** The endpoint to change; undefined for a new one. */
export interface WebhookData {
  webhook: Webhook | undefined;
}

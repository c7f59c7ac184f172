import type { WebhookSecret } from '#domain/webhooks/schema';
import { defineModal } from '#web/shared/ui/modals';

/** Apart from the other modals, because one of them opens it. */
export const secretModal = defineModal<WebhookSecret>('webhook-secret', () =>
  import('../components/secret-dialog').then((module) => module.SecretDialog),
);

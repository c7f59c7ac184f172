/** Schemas of webhooks. */
export const webhookSchemas: Readonly<Record<string, string>> = {
  NewWebhookBody: 'A new webhook endpoint.',
  ChangeWebhookBody: 'A changed webhook endpoint.',
  PauseWebhookBody: 'Pauses or resumes a webhook endpoint.',
  RotateWebhookBody: 'Replaces the secret of a webhook endpoint.',
  ReplayWebhookBody: 'The time since which events are sent again.',
  Webhook: "An endpoint at which a carrier's system receives events.",
  Webhooks: "A carrier's webhook endpoints, by name.",
  WebhookSecret: 'A new secret of a webhook endpoint. It is not shown again.',
  WebhookCatalog: 'The types of webhook events with an example of each.',
  WebhookDelivery: 'An event sent to a webhook endpoint.',
  WebhookDeliveries: 'A page of deliveries of a webhook endpoint, latest event first.',
  WebhookAttempt: 'One attempt to send an event, with the answer.',
  WebhookReplay: 'A replay, and who asked for it.',
  WebhookDeliveryDetails: 'An event sent to a webhook endpoint, with its body, attempts and replays.',
  ReplayedWebhooks: 'The number of events that are sent again.',
};

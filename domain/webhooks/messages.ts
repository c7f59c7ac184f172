/** Emails about webhooks to a carrier's administrators: template names with the parameters of each. */
export interface WebhookTemplates {
  /** An endpoint has not accepted anything for an hour. */
  readonly 'webhook-failing': WebhookFacts;
  /** An endpoint was paused after days of failures, or because it answered 410. */
  readonly 'webhook-paused': WebhookFacts & { readonly isGone: boolean };
}

/** The endpoint. */
export interface WebhookFacts {
  readonly firstName: string;
  readonly name: string;
  readonly link: string;
}

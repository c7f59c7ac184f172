import type { WebhookTemplates } from '#domain/webhooks/messages';
import type { AccountText } from './account-text';

/** Emails to administrators about the endpoints of their carrier's systems. */
export const webhookTexts: {
  readonly [Template in keyof WebhookTemplates]: (params: WebhookTemplates[Template]) => AccountText;
} = {
  'webhook-failing': ({ firstName, name, link }) => ({
    subject: `Webhook failing: ${name}`,
    firstName,
    lines: [
      `Your system has not accepted events at the endpoint "${name}" for an hour. We keep trying for three days, and nothing is lost in that time.`,
      'The link below shows each attempt with its answer.',
    ],
    link,
  }),
  'webhook-paused': ({ firstName, name, isGone, link }) => ({
    subject: `Webhook paused: ${name}`,
    firstName,
    lines: [
      isGone
        ? `Your system answered 410 (Gone) at the endpoint "${name}", so we no longer send events there.`
        : `Your system has not accepted events at the endpoint "${name}" for three days, so we paused it.`,
      'You can resume it at the link below, and have the events of the last 30 days sent again.',
    ],
    link,
  }),
};

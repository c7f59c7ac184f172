import { z } from 'zod';
import { LimitSkip } from '../shared/schema';
import { tooLong } from '../shared/too-long';
import { visibleLine } from '../shared/visible-text';
import { chosenEventTypes, webhookEventTypes, webhookObjectTypes } from './event-types';
import { attemptFailures, deliveryStates, MAX_WEBHOOK_NAME, MAX_WEBHOOK_URL, pauseReasons } from './terms';

const REQUIRED = 'This field is required';
const name = z.string({ error: REQUIRED }).overwrite(visibleLine).min(1, REQUIRED).max(MAX_WEBHOOK_NAME, tooLong());
const url = z.string({ error: REQUIRED }).trim().min(1, REQUIRED).max(MAX_WEBHOOK_URL, tooLong());
const types = z
  .array(z.enum(chosenEventTypes))
  .min(1, 'Choose at least one event')
  .overwrite((chosen) => chosenEventTypes.filter((type) => chosen.includes(type)));

/** A new endpoint. */
export const NewWebhookBody = z.object({ name, url, types }).meta({ id: 'NewWebhookBody' });
/** A new endpoint. */
export type NewWebhookBody = z.infer<typeof NewWebhookBody>;

/** A changed endpoint, with the version that its author saw. */
export const ChangeWebhookBody = z
  .object({ name, url, types, version: z.number().int().min(1) })
  .meta({ id: 'ChangeWebhookBody' });
/** A changed endpoint. */
export type ChangeWebhookBody = z.infer<typeof ChangeWebhookBody>;

/** Pauses or resumes an endpoint. */
export const PauseWebhookBody = z.object({ isPaused: z.boolean() }).meta({ id: 'PauseWebhookBody' });

/** Replaces the secret; the former one stays valid for a day unless it has to end now, because somebody else knows it. */
export const RotateWebhookBody = z.object({ endsFormer: z.boolean().default(false) }).meta({ id: 'RotateWebhookBody' });

/** Replays the events since a time. */
export const ReplayWebhookBody = z.object({ since: z.iso.datetime() }).meta({ id: 'ReplayWebhookBody' });

/** An endpoint of a carrier. */
export const Webhook = z
  .object({
    _id: z.uuid(),
    name: z.string(),
    url: z.string(),
    types: z.array(z.enum(chosenEventTypes)),
    version: z.number().int(),
    /** Null while it receives events. */
    pausedAt: z.iso.datetime().nullable(),
    pauseReason: z.enum(pauseReasons).nullable(),
    /** The first failure since the last success. */
    failingSince: z.iso.datetime().nullable(),
    /** Events that wait to be sent, or to be sent again. */
    pending: z.number().int(),
    /** When the former secret ends; null if there is none. */
    formerSecretEndsAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
    createdBy: z.string(),
  })
  .meta({ id: 'Webhook' });
/** An endpoint of a carrier. */
export type Webhook = z.infer<typeof Webhook>;

/** The endpoints of a carrier, by name. */
export const Webhooks = z.object({ data: z.array(Webhook) }).meta({ id: 'Webhooks' });
/** The endpoints of a carrier. */
export type Webhooks = z.infer<typeof Webhooks>;

/** A new secret. It is shown once. */
export const WebhookSecret = z.object({ webhookId: z.uuid(), secret: z.string() }).meta({ id: 'WebhookSecret' });
/** A new secret. */
export type WebhookSecret = z.infer<typeof WebhookSecret>;

/** The types of events, with an example of each. */
export const WebhookCatalog = z
  .object({ data: z.array(z.object({ type: z.enum(webhookEventTypes), example: z.unknown() })) })
  .meta({ id: 'WebhookCatalog' });
/** The types of events. */
export type WebhookCatalog = z.infer<typeof WebhookCatalog>;

/** Selects deliveries, latest first. */
export const WebhookDeliveriesQuery = LimitSkip.extend({
  state: z.enum(deliveryStates).optional(),
  type: z.enum(webhookEventTypes).optional(),
});
/** Selects deliveries. */
export type WebhookDeliveriesQuery = z.infer<typeof WebhookDeliveriesQuery>;

const delivery = {
  _id: z.uuid(),
  /** The header webhook-id. */
  messageId: z.string(),
  type: z.enum(webhookEventTypes),
  objectType: z.enum(webhookObjectTypes),
  objectId: z.uuid(),
  sequence: z.number().int(),
  at: z.iso.datetime(),
  state: z.enum(deliveryStates),
  /** Attempts that counted since the event, or its last replay. */
  attempts: z.number().int(),
  /** Null unless it is pending. */
  nextTryAt: z.iso.datetime().nullable(),
  lastStatus: z.number().int().nullable(),
};

/** An event sent to an endpoint. */
export const WebhookDelivery = z.object(delivery).meta({ id: 'WebhookDelivery' });
/** An event sent to an endpoint. */
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

/** A page of deliveries. */
export const WebhookDeliveries = z
  .object({ data: z.array(WebhookDelivery), count: z.number().int() })
  .meta({ id: 'WebhookDeliveries' });
/** A page of deliveries. */
export type WebhookDeliveries = z.infer<typeof WebhookDeliveries>;

/** One attempt to send an event. */
export const WebhookAttempt = z
  .object({
    at: z.iso.datetime(),
    url: z.string(),
    durationMs: z.number().int(),
    status: z.number().int().nullable(),
    failure: z.enum(attemptFailures).nullable(),
    /** The beginning of the answer. */
    answer: z.string().nullable(),
    isReplay: z.boolean(),
  })
  .meta({ id: 'WebhookAttempt' });
/** One attempt to send an event. */
export type WebhookAttempt = z.infer<typeof WebhookAttempt>;

/** A replay, and who asked for it. */
export const WebhookReplay = z
  .object({ at: z.iso.datetime(), by: z.string(), since: z.iso.datetime().nullable() })
  .meta({ id: 'WebhookReplay' });

/** An event sent to an endpoint, with its body, attempts and replays. */
export const WebhookDeliveryDetails = z
  .object({ ...delivery, body: z.string(), attemptLog: z.array(WebhookAttempt), replays: z.array(WebhookReplay) })
  .meta({ id: 'WebhookDeliveryDetails' });
/** An event sent to an endpoint, with its attempts. */
export type WebhookDeliveryDetails = z.infer<typeof WebhookDeliveryDetails>;

/** The number of events that are sent again. */
export const ReplayedWebhooks = z.object({ count: z.number().int() }).meta({ id: 'ReplayedWebhooks' });

import type { WebhookEvent } from './event-types';

/** The body that is signed and sent; retries and replays send the same bytes. */
export const webhookBody = ({ type, at, sequence, data }: WebhookEvent): string =>
  JSON.stringify({ type, timestamp: new Date(at).toISOString(), sequence, data });

/** The id of a message, the same for each attempt, endpoint and replay. */
export const webhookMessageId = (eventId: string): string => `msg_${eventId.replaceAll('-', '')}`;

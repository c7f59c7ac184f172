import { z } from 'zod';
import type { RealtimeEvent } from '#domain/shared/realtime-events';

/** The projector's notification, sent in its transaction; it contains ids only. */
const Change = z.object({
  topic: z.string(),
  id: z.string(),
  organizationId: z.string().nullish(),
  driverId: z.string().nullish(),
  orderId: z.string().nullish(),
});
export type Change = z.infer<typeof Change>;

/** Returns undefined for a payload that is not a change. */
export function toChange(payload: string): Change | undefined {
  try {
    return Change.safeParse(JSON.parse(payload)).data;
  } catch {
    return undefined;
  }
}

/** The user whose own data changed: their account, or their driver status. */
export function userChanged({ topic, id }: Change): string | undefined {
  return topic === 'user' || topic === 'driver' ? id : undefined;
}

/** Event names for the driver's own pages and apps that embed them. */
const driverEvents: Readonly<Record<string, RealtimeEvent>> = {
  driver: 'verification_was_changed',
  history: 'employment_history_was_changed',
  candidacy: 'new_event',
};

/** The event for the driver who is affected by the change, if any. */
export function driverEvent({ topic, driverId }: Change): { event: RealtimeEvent; driverId: string } | undefined {
  const event = driverEvents[topic];
  return event === undefined || typeof driverId !== 'string' ? undefined : { event, driverId };
}

/** The recipients: the carrier, the driver and operations; no one else receives even the id. */
export function roomsOfChange({ topic, organizationId, driverId }: Change): string[] {
  if (topic === 'user') return [];
  return [
    'ops',
    ...(typeof organizationId === 'string' ? [`org:${organizationId}`] : []),
    ...(typeof driverId === 'string' ? [`driver:${driverId}`] : []),
  ];
}

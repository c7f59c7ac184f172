import { z } from 'zod';

/** The projector's announcement, in its transaction: ids only. */
const Change = z.object({
  topic: z.string(),
  id: z.string(),
  organizationId: z.string().nullish(),
  driverId: z.string().nullish(),
  orderId: z.string().nullish(),
});
export type Change = z.infer<typeof Change>;

/** A payload that is not a change is ignored. */
export function toChange(payload: string): Change | undefined {
  try {
    return Change.safeParse(JSON.parse(payload)).data;
  } catch {
    return undefined;
  }
}

/** The person whose own data changed: the account, or what makes them an active driver. */
export function userChanged({ topic, id }: Change): string | undefined {
  return topic === 'user' || topic === 'driver' ? id : undefined;
}

/** Named events for the driver's own pages and the app around them. */
const driverEvents: Readonly<Record<string, string>> = {
  driver: 'verification_was_changed',
  history: 'employment_history_was_changed',
  candidacy: 'new_event',
};

/** The event for the driver whose application changed, if it did. */
export function driverEvent({ topic, driverId }: Change): { event: string; driverId: string } | undefined {
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

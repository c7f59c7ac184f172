import { z } from 'zod';

/** What the projector announces with its transaction: ids only. */
const Change = z.object({
  topic: z.string(),
  id: z.string(),
  organizationId: z.string().nullish(),
  driverId: z.string().nullish(),
  orderId: z.string().nullish(),
});
export type Change = z.infer<typeof Change>;

/** A payload that is not a change is nobody's business and is dropped. */
export function toChange(payload: string): Change | undefined {
  try {
    return Change.safeParse(JSON.parse(payload)).data;
  } catch {
    return undefined;
  }
}

/** Who may know: the carrier, the driver and operations; nobody else hears even the id. */
export function roomsOfChange({ organizationId, driverId }: Change): string[] {
  return [
    'ops',
    ...(typeof organizationId === 'string' ? [`org:${organizationId}`] : []),
    ...(typeof driverId === 'string' ? [`driver:${driverId}`] : []),
  ];
}

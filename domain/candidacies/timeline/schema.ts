import { z } from 'zod';
import { actorKinds } from '../../shared/actor';

/** One entry of a timeline: actor, action, time and reason. */
export const TimelineItem = z
  .object({
    /** Unique within the response. */
    key: z.string(),
    type: z.string(),
    at: z.iso.datetime(),
    actor: z.object({ kind: z.enum(actorKinds), name: z.string().nullable() }),
    reason: z.string().nullable(),
    note: z.string().nullable(),
    /** The affected driver; null for events of the order itself. */
    driver: z.object({ _id: z.uuid(), name: z.string() }).nullable(),
    /** The affected task, document, result or credential; only in responses to operations. */
    about: z.string().optional(),
  })
  .meta({ id: 'TimelineItem' });
/** One entry of a timeline. */
export type TimelineItem = z.infer<typeof TimelineItem>;

/** A page of a timeline, newest first; `next` is the cursor of the next page, null on the last one. */
export const Timeline = z.object({ data: z.array(TimelineItem), next: z.string().nullable() }).meta({ id: 'Timeline' });
/** A page of a timeline. */
export type Timeline = z.infer<typeof Timeline>;

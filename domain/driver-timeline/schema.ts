import { z } from 'zod';
import { OpsDriver } from '../driver-pipeline/schema';
import { callOutcomes } from '../driver-pipeline/state';
import { resultStatuses } from '../driver-pipeline/results';
import { driverStages } from '../drivers/stages';
import { actorKinds } from '../shared/actor';
import { CalendarInstant } from '../shared/schema';
import { timelineKinds } from './kinds';

const Instant = z.iso.datetime();

/** What a driver's timeline is narrowed by; `from` counts, `to` does not. */
export const DriverTimelineFilters = z.object({
  kind: z.enum(timelineKinds).optional(),
  actor: z.enum(actorKinds).optional(),
  from: CalendarInstant.optional(),
  to: CalendarInstant.optional(),
});
/** What a driver's timeline is narrowed by. */
export type DriverTimelineFilters = z.infer<typeof DriverTimelineFilters>;

/** A mail or text message as it went out; without a text where it held a secret, or has not gone yet. */
export const TimelineMessage = z.object({
  channel: z.enum(['mail', 'sms']),
  status: z.enum(['pending', 'sent', 'skipped']),
  subject: z.string().nullable(),
  text: z.string().nullable(),
});
/** A mail or text message as it went out. */
export type TimelineMessage = z.infer<typeof TimelineMessage>;

/** A note of operations, as far as it may still be written again. */
export const TimelineNote = z.object({
  _id: z.uuid(),
  editedAt: Instant.nullable(),
  /** Until when the reader may write it again; null when it is not his, or too old. */
  editableUntil: Instant.nullable(),
});
/** A note of operations on the timeline. */
export type TimelineNote = z.infer<typeof TimelineNote>;

/** One line of a driver's timeline, as operations read it. */
export const DriverTimelineItem = z
  .object({
    /** Unique in the answer. */
    key: z.string(),
    kind: z.enum(timelineKinds),
    type: z.string(),
    at: Instant,
    actor: z.object({ kind: z.enum(actorKinds), name: z.string().nullable() }),
    reason: z.string().nullable(),
    /** What somebody wrote. */
    text: z.string().nullable(),
    /** The task, document, result, proof or history that it is about. */
    about: z.string().nullable(),
    /** The stage that was entered. */
    stage: z.enum(driverStages).nullable(),
    outcome: z.enum(callOutcomes).nullable(),
    resultStatus: z.enum(resultStatuses).nullable(),
    order: z.object({ _id: z.uuid(), title: z.string(), carrier: z.string() }).nullable(),
    /** The carrier whose own result it is. */
    carrier: z.string().nullable(),
    message: TimelineMessage.nullable(),
    note: TimelineNote.nullable(),
  })
  .meta({ id: 'DriverTimelineItem' });
/** One line of a driver's timeline. */
export type DriverTimelineItem = z.infer<typeof DriverTimelineItem>;

/** A page of a driver's timeline, the newest first. */
export const DriverTimeline = z
  .object({ data: z.array(DriverTimelineItem), next: z.string().nullable() })
  .meta({ id: 'DriverTimeline' });
/** A page of a driver's timeline. */
export type DriverTimeline = z.infer<typeof DriverTimeline>;

/** A driver as he was at the end of a day; null where nothing is recorded of him by then. */
export const DriverAsOf = z
  .object({ on: z.iso.date(), until: Instant, driver: OpsDriver.nullable() })
  .meta({ id: 'DriverAsOf' });
/** A driver as he was at the end of a day. */
export type DriverAsOf = z.infer<typeof DriverAsOf>;

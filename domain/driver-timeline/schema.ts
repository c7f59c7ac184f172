import { z } from 'zod';
import { resultStatuses } from '../driver-pipeline/results';
import { OpsDriver } from '../driver-pipeline/schema';
import { driverStages } from '../driver-pipeline/stages';
import { callOutcomes } from '../driver-pipeline/state';
import { actorKinds } from '../shared/actor';
import { CalendarInstant } from '../shared/schema';
import { timelineKinds } from './kinds';

const Instant = z.iso.datetime();

/** Filters of a driver's timeline; `from` is inclusive, `to` exclusive. */
export const DriverTimelineFilters = z.object({
  kind: z.enum(timelineKinds).optional(),
  actor: z.enum(actorKinds).optional(),
  from: CalendarInstant.optional(),
  to: CalendarInstant.optional(),
});
/** Filters of a driver's timeline. */
export type DriverTimelineFilters = z.infer<typeof DriverTimelineFilters>;

/** An email or text message as it was sent; without a text if it contained a secret or has not been sent. */
export const TimelineMessage = z.object({
  channel: z.enum(['mail', 'sms']),
  status: z.enum(['pending', 'sent', 'skipped']),
  subject: z.string().nullable(),
  text: z.string().nullable(),
});
/** An email or text message as it was sent. */
export type TimelineMessage = z.infer<typeof TimelineMessage>;

/** A note of operations, with the reader's permission to edit it. */
export const TimelineNote = z.object({
  _id: z.uuid(),
  editedAt: Instant.nullable(),
  /** The time until which the reader may edit it; null for others' notes, and after a day. */
  editableUntil: Instant.nullable(),
});
/** A note of operations on the timeline. */
export type TimelineNote = z.infer<typeof TimelineNote>;

/** One entry of a driver's timeline, for operations. */
export const DriverTimelineItem = z
  .object({
    /** Unique within the response. */
    key: z.string(),
    kind: z.enum(timelineKinds),
    type: z.string(),
    at: Instant,
    actor: z.object({ kind: z.enum(actorKinds), name: z.string().nullable() }),
    reason: z.string().nullable(),
    /** The text of a note or comment. */
    text: z.string().nullable(),
    /** The task, document, result, credential or history concerned. */
    about: z.string().nullable(),
    /** The stage that was entered. */
    stage: z.enum(driverStages).nullable(),
    outcome: z.enum(callOutcomes).nullable(),
    resultStatus: z.enum(resultStatuses).nullable(),
    order: z.object({ _id: z.uuid(), title: z.string(), carrier: z.string() }).nullable(),
    /** The carrier, for a carrier's own result. */
    carrier: z.string().nullable(),
    message: TimelineMessage.nullable(),
    note: TimelineNote.nullable(),
  })
  .meta({ id: 'DriverTimelineItem' });
/** One entry of a driver's timeline. */
export type DriverTimelineItem = z.infer<typeof DriverTimelineItem>;

/** A page of a driver's timeline, newest first. */
export const DriverTimeline = z
  .object({ data: z.array(DriverTimelineItem), next: z.string().nullable() })
  .meta({ id: 'DriverTimeline' });
/** A page of a driver's timeline. */
export type DriverTimeline = z.infer<typeof DriverTimeline>;

/** A driver's state at the end of a day; null if nothing was recorded by then. */
export const DriverAsOf = z
  .object({ on: z.iso.date(), until: Instant, driver: OpsDriver.nullable() })
  .meta({ id: 'DriverAsOf' });
/** A driver's state at the end of a day. */
export type DriverAsOf = z.infer<typeof DriverAsOf>;

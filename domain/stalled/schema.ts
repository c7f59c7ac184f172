import { z } from 'zod';
import { tooLong } from '../shared/too-long';
import { MAX_DAYS_OVER, snoozedShown, stalledSorts, stalledStages } from './filters';
import { stalledActions, stalledKinds, stalledWaits } from './waits';

const Instant = z.iso.datetime();
const MAX_PAGE_ROWS = 100;

/** Filters of the stalled list; they may be part of a URL. */
export const StalledSearch = z
  .object({
    kind: z.enum(stalledKinds).optional(),
    stage: z.enum(stalledStages).optional(),
    /** A member of operations, or `none`. */
    owner: z.union([z.uuid(), z.literal('none')]).optional(),
    waitsFor: z.enum(stalledWaits).optional(),
    next: z.enum(stalledActions).optional(),
    /** Only items past twice their target. */
    escalated: z.boolean().default(false),
    /** Only items over their target by at least this many days. */
    minDaysOver: z.number().int().min(0).max(MAX_DAYS_OVER).optional(),
    /** Only items due after this instant. */
    dueAfter: Instant.optional(),
    /** Only items due by this instant; if it is in the future, items that are not over their target are included. */
    dueBy: Instant.optional(),
    snoozed: z.enum(snoozedShown).default('hide'),
  })
  .meta({ id: 'StalledSearch' });
/** Filters of the stalled list. */
export type StalledSearch = z.infer<typeof StalledSearch>;

/** Filters and sort order; ascending `due` starts with the most overdue item. */
export const StalledOrder = StalledSearch.extend({
  sort: z.enum(stalledSorts).default('due'),
  direction: z.enum(['asc', 'desc']).default('asc'),
}).meta({ id: 'StalledOrder' });
/** Filters and sort order. */
export type StalledOrder = z.infer<typeof StalledOrder>;

/** Requests one page; `after` is the `next` of the page before. */
export const StalledPageQuery = StalledOrder.extend({
  limit: z.number().int().min(1).max(MAX_PAGE_ROWS).default(25),
  after: z.string().max(300, tooLong()).optional(),
}).meta({ id: 'StalledPageQuery' });
/** Requests one page. */
export type StalledPageQuery = z.infer<typeof StalledPageQuery>;

/** One item of the stalled list: what it is, how long it has waited, and for whom. */
export const StalledItem = z
  .object({
    kind: z.enum(stalledKinds),
    /** Id of the driver, the application or the order. */
    _id: z.uuid(),
    /** The driver's name, or the order's title. */
    title: z.string(),
    /** The driver's city; the carrier of an application or an order. */
    place: z.string(),
    stage: z.enum(stalledStages),
    enteredAt: Instant,
    /** Zero if no one is able to act. */
    targetDays: z.number(),
    dueAt: Instant,
    daysOver: z.number().int(),
    isEscalated: z.boolean(),
    waitsFor: z.enum(stalledWaits),
    next: z.enum(stalledActions),
    /** The driver's owner. */
    owner: z.object({ _id: z.uuid(), name: z.string() }).nullable(),
    /** The last email, text message or call with the driver. */
    lastContactAt: Instant.nullable(),
    snoozedUntil: Instant.nullable(),
    driverId: z.uuid().nullable(),
    orderId: z.uuid().nullable(),
  })
  .meta({ id: 'StalledItem' });
/** One item of the stalled list. */
export type StalledItem = z.infer<typeof StalledItem>;

/** A page of the stalled list. */
export const StalledList = z
  .object({ data: z.array(StalledItem), next: z.string().nullable() })
  .meta({ id: 'StalledList' });
/** A page of the stalled list. */
export type StalledList = z.infer<typeof StalledList>;

/** Summary above the list: number of items over target, median delay, and number of escalated items. */
export const StalledSummary = z
  .object({
    count: z.number().int(),
    /** Days over target; null without items. */
    medianDaysOver: z.number().int().nullable(),
    escalated: z.number().int(),
    /** The number of distinct drivers in the list, to whom a bulk action would apply. */
    drivers: z.number().int(),
  })
  .meta({ id: 'StalledSummary' });
/** Summary above the list. */
export type StalledSummary = z.infer<typeof StalledSummary>;

import { z } from 'zod';
import { MAX_DAYS_OVER, snoozedShown, stalledSorts, stalledStages } from './filters';
import { stalledActions, stalledKinds, stalledWaits } from './waits';

const Instant = z.iso.datetime();
const LAST_PAGE_ROWS = 100;

/** What the stalled list is narrowed by; everything in it may stand in an address. */
export const StalledSearch = z
  .object({
    kind: z.enum(stalledKinds).optional(),
    stage: z.enum(stalledStages).optional(),
    /** A member of operations, or `none`. */
    owner: z.union([z.uuid(), z.literal('none')]).optional(),
    waitsFor: z.enum(stalledWaits).optional(),
    next: z.enum(stalledActions).optional(),
    /** Only what has taken twice its target. */
    escalated: z.boolean().default(false),
    /** Only what is over its target for at least so many days. */
    minDaysOver: z.number().int().min(0).max(MAX_DAYS_OVER).optional(),
    /** Only what is due after this instant. */
    dueAfter: Instant.optional(),
    /** Only what is due by this instant, which may lie ahead: then also what is not over its target yet. */
    dueBy: Instant.optional(),
    snoozed: z.enum(snoozedShown).default('hide'),
  })
  .meta({ id: 'StalledSearch' });
/** What the stalled list is narrowed by. */
export type StalledSearch = z.infer<typeof StalledSearch>;

/** The filters with an order; ascending `due` begins with what is over for longest. */
export const StalledOrder = StalledSearch.extend({
  sort: z.enum(stalledSorts).default('due'),
  direction: z.enum(['asc', 'desc']).default('asc'),
}).meta({ id: 'StalledOrder' });
/** The filters with an order. */
export type StalledOrder = z.infer<typeof StalledOrder>;

/** Asks for one page; `after` is what the page before gave as `next`. */
export const StalledPageQuery = StalledOrder.extend({
  limit: z.number().int().min(1).max(LAST_PAGE_ROWS).default(25),
  after: z.string().max(300).optional(),
}).meta({ id: 'StalledPageQuery' });
/** Asks for one page. */
export type StalledPageQuery = z.infer<typeof StalledPageQuery>;

/** One line of the stalled list: who or what, since when, whose move it is. */
export const StalledItem = z
  .object({
    kind: z.enum(stalledKinds),
    /** Of the driver, the application or the order. */
    _id: z.uuid(),
    /** A driver's name, or an order's title. */
    title: z.string(),
    /** Where a driver lives; the carrier of an application or an order. */
    place: z.string(),
    stage: z.enum(stalledStages),
    enteredAt: Instant,
    /** Zero where nobody can do what is waited for. */
    targetDays: z.number(),
    dueAt: Instant,
    daysOver: z.number().int(),
    isEscalated: z.boolean(),
    waitsFor: z.enum(stalledWaits),
    next: z.enum(stalledActions),
    /** Whose driver it is. */
    owner: z.object({ _id: z.uuid(), name: z.string() }).nullable(),
    /** The last mail, text message or call with the driver. */
    lastContactAt: Instant.nullable(),
    snoozedUntil: Instant.nullable(),
    driverId: z.uuid().nullable(),
    orderId: z.uuid().nullable(),
  })
  .meta({ id: 'StalledItem' });
/** One line of the stalled list. */
export type StalledItem = z.infer<typeof StalledItem>;

/** A page of the stalled list. */
export const StalledList = z
  .object({ data: z.array(StalledItem), next: z.string().nullable() })
  .meta({ id: 'StalledList' });
/** A page of the stalled list. */
export type StalledList = z.infer<typeof StalledList>;

/** The band over the list: how much is over target, for how long as a rule, and how much of it for twice the target. */
export const StalledSummary = z
  .object({
    count: z.number().int(),
    /** Days over target; null without rows. */
    medianDaysOver: z.number().int().nullable(),
    escalated: z.number().int(),
    /** Whose drivers' rows these are: whom an act on all of it means, each once. */
    drivers: z.number().int(),
  })
  .meta({ id: 'StalledSummary' });
/** The band over the list. */
export type StalledSummary = z.infer<typeof StalledSummary>;

import { z } from 'zod';
import { resultStatuses } from '../driver-pipeline/results';
import { driverStages } from '../drivers/stages';
import { clearinghouseQueries, type ClearinghouseQuery } from './clearinghouse';
import { MAX_ORDERS_PER_REQUEST } from './limits';
import { screeningKinds, screeningProviders, screeningStatuses } from './kinds';

const queries = Object.keys(clearinghouseQueries) as [ClearinghouseQuery, ...ClearinghouseQuery[]];

/** Which result is meant: of whom, and for which carrier where it is a carrier's own. */
export const ScreeningRef = z
  .object({
    driverId: z.uuid(),
    result: z.enum(screeningKinds),
    organizationId: z.uuid().nullable().default(null),
  })
  .meta({ id: 'ScreeningRef' });
/** Which result is meant. */
export type ScreeningRef = z.infer<typeof ScreeningRef>;

/** What the list of results is narrowed by; without a status, what somebody has still to do. */
export const ScreeningFilters = z.object({
  result: z.enum(screeningKinds).optional(),
  status: z.enum(screeningStatuses).optional(),
  provider: z.enum(screeningProviders).optional(),
});
/** What the list of results is narrowed by. */
export type ScreeningFilters = z.infer<typeof ScreeningFilters>;

/** One result of one driver. */
export const ScreeningItem = z
  .object({
    /** Names the result in lists. */
    key: z.string(),
    driverId: z.uuid(),
    name: z.string(),
    stage: z.enum(driverStages),
    result: z.enum(screeningKinds),
    organization: z.object({ _id: z.uuid(), name: z.string() }).nullable(),
    status: z.enum(screeningStatuses),
    /** Since when it has this status. */
    since: z.iso.datetime(),
    orderedAt: z.iso.datetime().nullable(),
    targetDays: z.number().int(),
    /** Who was asked; null for what is ordered by hand. */
    provider: z.enum(screeningProviders).nullable(),
    /** What came last. */
    fileId: z.uuid().nullable(),
    /** What may follow. */
    next: z.array(z.enum(resultStatuses)),
  })
  .meta({ id: 'ScreeningItem' });
/** One result of one driver. */
export type ScreeningItem = z.infer<typeof ScreeningItem>;

/** A page of results, who waits longest first, with how many there are of each status. */
export const ScreeningList = z
  .object({
    data: z.array(ScreeningItem),
    next: z.string().nullable(),
    counts: z.record(z.enum(screeningStatuses), z.number().int()),
  })
  .meta({ id: 'ScreeningList' });
/** A page of results. */
export type ScreeningList = z.infer<typeof ScreeningList>;

/** Orders results, each with the provider that gives it. */
export const OrderResultsBody = z
  .object({ results: z.array(ScreeningRef).min(1).max(MAX_ORDERS_PER_REQUEST) })
  .meta({ id: 'OrderResultsBody' });
/** Orders results. */
export type OrderResultsBody = z.infer<typeof OrderResultsBody>;

/** What became of each order, in the order of the request: nothing, or why it was not made. */
export const OrderReport = z
  .object({
    ordered: z.number().int(),
    refused: z.array(
      z.object({ ref: ScreeningRef, name: z.string().nullable(), code: z.string(), consents: z.array(z.string()) }),
    ),
  })
  .meta({ id: 'OrderReport' });
/** What became of each order. */
export type OrderReport = z.infer<typeof OrderReport>;

/** How far a result is now. */
export const RecordScreeningBody = ScreeningRef.extend({ status: z.enum(resultStatuses) }).meta({
  id: 'RecordScreeningBody',
});
/** How far a result is now. */
export type RecordScreeningBody = z.infer<typeof RecordScreeningBody>;

/** Which queries go into the Clearinghouse's bulk file. */
export const BulkFileBody = z
  .object({
    organizationId: z.uuid(),
    query: z.enum(queries),
    /** Also those that an earlier file held and that have no answer yet. */
    again: z.boolean().default(false),
  })
  .meta({ id: 'BulkFileBody' });
/** Which queries go into the bulk file. */
export type BulkFileBody = z.infer<typeof BulkFileBody>;

/** What a line of the Clearinghouse's answer came to. */
export const importOutcomes = ['received', 'pending', 'notFound', 'unknownDriver', 'notOrdered', 'malformed'] as const;

/** What became of each line of an answer. */
export const ImportReport = z
  .object({
    received: z.number().int(),
    lines: z.array(
      z.object({ line: z.number().int(), outcome: z.enum(importOutcomes), driverId: z.uuid().nullable() }),
    ),
  })
  .meta({ id: 'ImportReport' });
/** What became of each line of an answer. */
export type ImportReport = z.infer<typeof ImportReport>;

/** Carriers for which a Clearinghouse query is ordered, with how many wait. */
export const ClearinghouseCarriers = z
  .object({
    data: z.array(z.object({ _id: z.uuid(), name: z.string(), ordered: z.number().int(), sent: z.number().int() })),
  })
  .meta({ id: 'ClearinghouseCarriers' });
/** Carriers for which a Clearinghouse query is ordered. */
export type ClearinghouseCarriers = z.infer<typeof ClearinghouseCarriers>;

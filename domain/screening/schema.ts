import { z } from 'zod';
import { resultStatuses } from '../driver-pipeline/results';
import { driverStages } from '../driver-pipeline/stages';
import { clearinghouseQueries, type ClearinghouseQuery } from './clearinghouse';
import { screeningKinds, screeningProviders, screeningStatuses } from './kinds';
import { MAX_ORDERS_PER_REQUEST } from './limits';

const queries = Object.keys(clearinghouseQueries) as [ClearinghouseQuery, ...ClearinghouseQuery[]];

/** Identifies a result: the driver, the kind, and the carrier if it is a carrier's own result. */
export const ScreeningRef = z
  .object({
    driverId: z.uuid(),
    result: z.enum(screeningKinds),
    organizationId: z.uuid().nullable().default(null),
  })
  .meta({ id: 'ScreeningRef' });
/** Identifies a result. */
export type ScreeningRef = z.infer<typeof ScreeningRef>;

/** Filters of the result list; without a status, results that need an action. */
export const ScreeningFilters = z.object({
  result: z.enum(screeningKinds).optional(),
  status: z.enum(screeningStatuses).optional(),
  provider: z.enum(screeningProviders).optional(),
});
/** Filters of the result list. */
export type ScreeningFilters = z.infer<typeof ScreeningFilters>;

/** One result of one driver. */
export const ScreeningItem = z
  .object({
    /** Id of the row. */
    key: z.string(),
    driverId: z.uuid(),
    name: z.string(),
    stage: z.enum(driverStages),
    result: z.enum(screeningKinds),
    organization: z.object({ _id: z.uuid(), name: z.string() }).nullable(),
    status: z.enum(screeningStatuses),
    /** The time at which it got this status. */
    since: z.iso.datetime(),
    orderedAt: z.iso.datetime().nullable(),
    targetDays: z.number().int(),
    /** The provider; null if the result is ordered manually. */
    provider: z.enum(screeningProviders).nullable(),
    /** The last file received. */
    fileId: z.uuid().nullable(),
    /** The statuses that may follow. */
    next: z.array(z.enum(resultStatuses)),
  })
  .meta({ id: 'ScreeningItem' });
/** One result of one driver. */
export type ScreeningItem = z.infer<typeof ScreeningItem>;

/** A page of results, longest-waiting first, with the number of results in each status. */
export const ScreeningList = z
  .object({
    data: z.array(ScreeningItem),
    next: z.string().nullable(),
    counts: z.record(z.enum(screeningStatuses), z.number().int()),
  })
  .meta({ id: 'ScreeningList' });
/** A page of results. */
export type ScreeningList = z.infer<typeof ScreeningList>;

/** Orders results, each from its provider. */
export const OrderResultsBody = z
  .object({ results: z.array(ScreeningRef).min(1).max(MAX_ORDERS_PER_REQUEST) })
  .meta({ id: 'OrderResultsBody' });
/** Orders results. */
export type OrderResultsBody = z.infer<typeof OrderResultsBody>;

/** The outcome of each order, in the order of the request: ordered, or why not. */
export const OrderReport = z
  .object({
    ordered: z.number().int(),
    refused: z.array(
      z.object({ ref: ScreeningRef, name: z.string().nullable(), code: z.string(), consents: z.array(z.string()) }),
    ),
  })
  .meta({ id: 'OrderReport' });
/** The outcome of each order. */
export type OrderReport = z.infer<typeof OrderReport>;

/** The new status of a result. */
export const RecordScreeningBody = ScreeningRef.extend({ status: z.enum(resultStatuses) }).meta({
  id: 'RecordScreeningBody',
});
/** The new status of a result. */
export type RecordScreeningBody = z.infer<typeof RecordScreeningBody>;

/** Selects the queries for the Clearinghouse's bulk file. */
export const BulkFileBody = z
  .object({
    organizationId: z.uuid(),
    query: z.enum(queries),
    /** Whether to include queries that an earlier file contained and that have no response yet. */
    again: z.boolean().default(false),
  })
  .meta({ id: 'BulkFileBody' });
/** Selects the queries for the bulk file. */
export type BulkFileBody = z.infer<typeof BulkFileBody>;

/** Outcomes of a line of the Clearinghouse's response. */
export const importOutcomes = [
  'received',
  'pending',
  'consentNeeded',
  'notFound',
  'unknownDriver',
  'notOrdered',
  'malformed',
] as const;

/** The outcome of each line of a response. */
export const ImportReport = z
  .object({
    received: z.number().int(),
    lines: z.array(
      z.object({ line: z.number().int(), outcome: z.enum(importOutcomes), driverId: z.uuid().nullable() }),
    ),
  })
  .meta({ id: 'ImportReport' });
/** The outcome of each line of a response. */
export type ImportReport = z.infer<typeof ImportReport>;

/** Carriers with pending Clearinghouse queries, with the numbers of queries not exported yet and of exported ones. */
export const ClearinghouseCarriers = z
  .object({
    data: z.array(z.object({ _id: z.uuid(), name: z.string(), ordered: z.number().int(), sent: z.number().int() })),
  })
  .meta({ id: 'ClearinghouseCarriers' });
/** Carriers with pending Clearinghouse queries. */
export type ClearinghouseCarriers = z.infer<typeof ClearinghouseCarriers>;

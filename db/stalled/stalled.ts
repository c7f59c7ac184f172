import type { Db } from '#db/core/handle';
import type { StalledStage } from '#domain/stalled/filters';
import type { StalledOrder, StalledSearch } from '#domain/stalled/schema';
import type { StalledAction, StalledKind, StalledWait } from '#domain/stalled/waits';
import { listCarriersWithoutReviewers } from '../carriers/carriers-without-reviewers';
import { allStalled, dueOf, firstStalled, isEscalated, type StalledFilters, type StalledKey } from './stalled-query';

/** One stalled item, with the names behind its ids. */
export interface StalledRow {
  readonly kind: StalledKind;
  readonly id: string;
  readonly stage: StalledStage;
  readonly since: string;
  readonly due: string;
  readonly waitsFor: StalledWait;
  readonly next: StalledAction;
  readonly lastContactAt: string | null;
  readonly snoozedUntil: string | null;
  readonly ownerId: string | null;
  readonly ownerName: string | null;
  readonly driverId: string | null;
  readonly driverName: string | null;
  readonly driverPlace: string | null;
  readonly orderId: string | null;
  readonly orderTitle: string | null;
  readonly carrierName: string | null;
  /** The sort value of the row, for the next page's key. */
  readonly sorted: string;
}

type At<Params> = Params & { readonly now: Date };

export type StalledPageParams = At<StalledOrder> & { readonly limit: number; readonly after: StalledKey | null };

/** Lists items over target, in the requested order. */
export async function listStalled(db: Db, params: StalledPageParams): Promise<StalledRow[]> {
  const { sql, values } = firstStalled(await withCarriers(db, params));
  if (sql === '') return [];
  const { direction } = params;
  // Names are read for this page only.
  const { rows } = await db.raw<{ rows: StalledRow[] }>(
    `with page as materialized (${sql})
     select page.kind, page.id, page.stage, page.since, page.due, page.waits_for as "waitsFor", page.next,
       page.last_contact_at as "lastContactAt", page.snoozed_until as "snoozedUntil", page.owner_id as "ownerId",
       owners.first_name || ' ' || owners.last_name as "ownerName", page.driver_id as "driverId",
       drivers.first_name || ' ' || drivers.last_name as "driverName", drivers.city || ', ' || drivers.state as "driverPlace",
       page.order_id as "orderId", job_order_versions.title as "orderTitle",
       organizations.name as "carrierName", page.sorted::text as sorted
     from page
       left join drivers on drivers.id = page.driver_id
       left join users as owners on owners.id = page.owner_id
       left join job_orders on job_orders.id = page.order_id
       left join job_order_versions on job_order_versions.id = job_orders.version_id
       left join organizations on organizations.id = job_orders.organization_id
     order by page.sorted ${direction}, page.id ${direction}`,
    { ...values },
  );
  return rows;
}

/** The summary above the list. */
export interface StalledCounts {
  readonly count: number;
  readonly medianMsOver: number | null;
  readonly escalated: number;
  readonly drivers: number;
}

/**
 * The number of items over target, their median overdue time, the number past twice the target, and the number of
 * drivers.
 */
export async function countStalled(db: Db, filters: At<StalledSearch>): Promise<StalledCounts> {
  const { sql, values } = allStalled(
    await withCarriers(db, filters),
    (branch) => `${dueOf(branch)} as due, ${isEscalated(branch)} as is_escalated, ${branch.driverId} as driver_id`,
  );
  if (sql === '') return { count: 0, medianMsOver: null, escalated: 0, drivers: 0 };
  const { rows } = await db.raw<{ rows: [StalledCounts] }>(
    `select count(*)::integer as count, count(*) filter (where stalled.is_escalated)::integer as escalated,
       count(distinct stalled.driver_id)::integer as drivers,
       (extract(epoch from cast(:now as timestamptz) - percentile_disc(0.5) within group (order by stalled.due desc)) * 1000)::double precision
         as "medianMsOver"
     from (${sql}) as stalled`,
    { ...values },
  );
  return rows[0];
}

/** The drivers of all matching items, longest over target first, for an action on all of them. */
export async function stalledDriverIds(db: Db, params: At<StalledSearch>, limit: number): Promise<string[]> {
  const { sql, values } = allStalled(
    await withCarriers(db, params),
    (branch) => `${branch.driverId} as driver_id, ${dueOf(branch)} as due`,
  );
  if (sql === '') return [];
  const { rows } = await db.raw<{ rows: { driverId: string }[] }>(
    `select stalled.driver_id as "driverId" from (${sql}) as stalled where stalled.driver_id is not null
     group by stalled.driver_id order by min(stalled.due), stalled.driver_id limit :limit`,
    { ...values, limit },
  );
  return rows.map(({ driverId }) => driverId);
}

// Passed as literal ids: the planner cannot estimate that these carriers are few.
async function withCarriers<Params extends At<StalledSearch>>(
  db: Db,
  params: Params,
): Promise<Params & StalledFilters> {
  const needsCarriers = params.kind === undefined || params.kind === 'candidacy';
  return { ...params, withoutReviewers: needsCarriers ? await listCarriersWithoutReviewers(db) : [] };
}

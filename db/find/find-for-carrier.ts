import type { Db } from '#db/core/handle';
import { bestFirst, nameMatch, shownNameMatch } from '#db/core/name-match';
import { openBenchStatuses } from '#domain/bench/states';
import { type OrderStatus, orderStatuses } from '#domain/job-orders/states';
import { NAME_VISIBLE_STAGES_SQL } from '../candidacies/name-visible';
import { narrowOrders } from '../job-orders/order-filters';

export interface CarrierFindParams {
  readonly organizationId: string;
  readonly text: string;
  readonly limit: number;
}

export interface CarrierDriverRow {
  readonly id: string;
  /** As the carrier may see it: in full, or with the initial of the last name. */
  readonly name: string;
  readonly city: string;
  readonly state: string;
}

export interface CarrierOrderRow {
  readonly id: string;
  readonly title: string;
  readonly facility: string;
  readonly status: OrderStatus;
}

export interface CarrierFacilityRow {
  readonly id: string;
  readonly name: string;
  readonly address: string;
}

/** The carrier's drivers: its candidates and those on its bench, and whether it may see their full names. */
const ownDrivers = `
  select driver_id, bool_or(is_visible) as is_visible from (
    select driver_id, coalesce(stage in (${NAME_VISIBLE_STAGES_SQL}), false) as is_visible
      from candidacies where organization_id = :organizationId
    union all
    select driver_id, false from bench_entries where organization_id = :organizationId and status = any (:onBench)
  ) as known group by driver_id`;

/** A masked last name can be found by its initial only. */
const shownName = `drivers.first_name || ' ' ||
  case when own.is_visible then drivers.last_name else left(drivers.last_name, 1) || '.' end`;

/** Finds candidates of the carrier and drivers on its bench by the words of their names, as far as it may see them. */
export async function findCarrierDrivers(
  db: Db,
  { organizationId, text, limit }: CarrierFindParams,
): Promise<CarrierDriverRow[]> {
  const match = shownNameMatch('found.name', { names: 'found.search_name', text });
  const order = bestFirst('folded_text(found.name)', text);
  const found = db
    .select({ id: 'drivers.id', city: 'drivers.city', state: 'drivers.state', name: db.raw(shownName) })
    .select('drivers.search_name')
    .from(db.raw(`(${ownDrivers}) as own`, { organizationId, onBench: [...openBenchStatuses] }))
    .join('drivers', 'drivers.id', 'own.driver_id');
  const rows: unknown = await db
    .select('found.id', 'found.name', 'found.city', 'found.state')
    .from(found.as('found'))
    .whereRaw(match.sql, [...match.bindings])
    .orderByRaw(`${order.sql}, found.id`, [...order.bindings])
    .limit(limit);
  return rows as CarrierDriverRow[];
}

/** Finds orders of the carrier by the words of their titles and internal names, or by number; open ones first. */
export async function findCarrierOrders(
  db: Db,
  { organizationId, text, limit }: CarrierFindParams,
): Promise<CarrierOrderRow[]> {
  const found = db('job_orders')
    .join('job_order_versions', 'job_order_versions.id', 'job_orders.version_id')
    .join('facilities', 'facilities.id', 'job_orders.facility_id')
    .orderByRaw(`array_position(?::text[], job_orders.status), job_orders.created_at desc, job_orders.id`, [
      ['active', ...orderStatuses.filter((status) => status !== 'active')],
    ])
    .limit(limit)
    .select({ id: 'job_orders.id', facility: 'facilities.name', status: 'job_orders.status' })
    .select('job_order_versions.title');
  narrowOrders(db, found, { organizationId, text });
  return found;
}

/** Finds facilities of the carrier by the words of their names and addresses. */
export async function findCarrierFacilities(
  db: Db,
  { organizationId, text, limit }: CarrierFindParams,
): Promise<CarrierFacilityRow[]> {
  const match = nameMatch(`folded_text(facilities.name || ' ' || facilities.full_address)`, text);
  const order = bestFirst('folded_text(facilities.name)', text);
  const rows: unknown = await db('facilities')
    .where('facilities.organization_id', organizationId)
    .whereRaw(match.sql, [...match.bindings])
    .orderByRaw(`${order.sql}, facilities.id`, [...order.bindings])
    .limit(limit)
    .select({ id: 'facilities.id', name: 'facilities.name', address: 'facilities.full_address' });
  return rows as CarrierFacilityRow[];
}

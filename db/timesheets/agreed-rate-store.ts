import type { OrderContent } from '#domain/job-orders/content/schema';
import type { AgreedRate, RateUnit } from '#domain/pay/agreed-rates';
import { NAME_VISIBLE_STAGES_SQL } from '../candidacies/name-visible';
import type { Db, Transaction } from '../core/handle';

/** A candidacy for which a rate can be agreed once the driver is hired. */
export interface RateTarget {
  readonly assignmentId: string;
  readonly organizationId: string;
  readonly driverId: string;
  readonly orderId: string;
  readonly driver: string;
  readonly carrier: string;
  readonly timeZone: string;
  /** The first day, once there is a hire. */
  readonly startOn: string | null;
  readonly isHired: boolean;
  readonly content: OrderContent;
}

/** Whether there is or was a hire. */
const HIRED_SQL = `(candidacies.state in ('hired', 'ended') or exists (
  select from employments where employments.candidacy_id = candidacies.id and employments.hired_on is not null))`;

/** A carrier reads rates before it hires; then it may see the full name only from review on. */
const SHOWN_NAME_SQL = `drivers.first_name || ' ' || case when ${HIRED_SQL} or candidacies.stage in (${NAME_VISIBLE_STAGES_SQL})
  then drivers.last_name else left(drivers.last_name, 1) || '.' end`;

/** Those of a driver's hires, or one by its id, the latest first. */
export async function findRateTargets(
  db: Db | Transaction,
  where: { readonly id: string } | { readonly driverId: string },
): Promise<RateTarget[]> {
  const query = db('candidacies')
    .join('organizations', 'organizations.id', 'candidacies.organization_id')
    .join('facilities', 'facilities.id', 'candidacies.facility_id')
    .join('drivers', 'drivers.id', 'candidacies.driver_id')
    .join('job_orders', 'job_orders.id', 'candidacies.order_id')
    .join('job_order_versions', 'job_order_versions.id', 'job_orders.version_id')
    .orderByRaw(`candidacies.state = 'hired' desc, candidacies.start_on desc nulls last, candidacies.id`)
    .select({
      assignmentId: 'candidacies.id',
      organizationId: 'candidacies.organization_id',
      driverId: 'candidacies.driver_id',
      orderId: 'candidacies.order_id',
      driver: db.raw(SHOWN_NAME_SQL),
      carrier: 'organizations.name',
      timeZone: 'facilities.time_zone',
      startOn: 'candidacies.start_on',
      isHired: db.raw(HIRED_SQL),
      content: 'job_order_versions.content',
    });
  if ('id' in where) return query.where('candidacies.id', where.id);
  return query.where('candidacies.driver_id', where.driverId).whereRaw(HIRED_SQL);
}

/** A rate with its author. */
export interface AgreedRateRow extends AgreedRate {
  readonly id: string;
  readonly assignmentId: string;
  readonly reason: string | null;
  readonly by: string;
  readonly at: string;
}

/** The rates of assignments, in the order in which they were set. */
export const listAgreedRates = async (
  db: Db | Transaction,
  assignmentIds: readonly string[],
): Promise<AgreedRateRow[]> =>
  db('agreed_rates')
    .join('users', 'users.id', 'agreed_rates.set_by')
    .whereIn('assignment_id', [...assignmentIds])
    .orderBy(['set_at', 'starts_on', 'agreed_rates.id'])
    .select({
      id: 'agreed_rates.id',
      assignmentId: 'assignment_id',
      from: 'starts_on',
      unit: 'unit',
      mills: 'mills',
      reason: 'reason',
      by: db.raw(`users.first_name || ' ' || users.last_name`),
      at: 'set_at',
    });

/** A rate to store. */
export interface NewAgreedRate {
  readonly id: string;
  readonly assignmentId: string;
  readonly organizationId: string;
  readonly unit: RateUnit;
  readonly mills: number;
  readonly startsOn: string;
  readonly reason: string | null;
  readonly by: string;
  readonly at: string;
}

/** Stores a rate; repeated, it changes nothing. */
export async function storeAgreedRate(db: Db | Transaction, rate: NewAgreedRate): Promise<void> {
  const { id, assignmentId, organizationId, unit, mills, startsOn, reason, by, at } = rate;
  await db('agreed_rates')
    .insert({
      id,
      assignment_id: assignmentId,
      organization_id: organizationId,
      unit,
      mills,
      starts_on: startsOn,
      reason,
      set_by: by,
      set_at: at,
    })
    .onConflict('id')
    .ignore();
}

/** Keeps the workdays from a day on from being approved until the transaction ends; whether one of them is. */
export async function lockDaysFrom(trx: Transaction, assignmentId: string, day: string): Promise<boolean> {
  const rows = await trx('workdays')
    .where({ assignment_id: assignmentId })
    .where('day', '>=', day)
    .orderBy('id')
    .forUpdate()
    .select('state');
  return rows.some(({ state }) => state === 'approved');
}

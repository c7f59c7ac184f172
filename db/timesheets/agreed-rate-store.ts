import type { Knex } from 'knex';
import type { OrderContent } from '#domain/job-orders/content/schema';
import type { AgreedRate, RateUnit } from '#domain/pay/agreed-rates';
import { previousDate } from '#domain/shared/zoned-time';
import type { StoredWorkdayState } from '#domain/timesheets/states';
import { NAME_VISIBLE_STAGES_SQL } from '../candidacies/name-visible';
import type { Db, Transaction } from '../core/handle';
import { CONTACT_SQL } from './assignments';

/** A candidacy for which a rate can be agreed once the driver is hired. */
export interface RateTarget {
  readonly assignmentId: string;
  readonly organizationId: string;
  readonly driverId: string;
  readonly orderId: string;
  readonly driver: string;
  /** The email address of the driver; null for a closed account. */
  readonly contact: { readonly email: string; readonly firstName: string } | null;
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
      contact: db.raw(CONTACT_SQL),
      carrier: 'organizations.name',
      timeZone: 'facilities.time_zone',
      startOn: 'candidacies.start_on',
      isHired: db.raw(HIRED_SQL),
      content: 'job_order_versions.content',
    });
  if ('id' in where) return query.where('candidacies.id', where.id);
  return query.where('candidacies.driver_id', where.driverId).whereRaw(HIRED_SQL);
}

/** A rate of an assignment. */
export interface AssignedRate extends AgreedRate {
  readonly assignmentId: string;
}

/** Selects the rates of assignments, in the order in which they were set. */
export const agreedRatesOf = (db: Db, assignmentIds: readonly string[]): Knex.QueryBuilder =>
  db('agreed_rates')
    .whereIn('assignment_id', [...assignmentIds])
    .orderBy(['set_at', 'starts_on', 'id'])
    .select({ assignmentId: 'assignment_id', from: 'starts_on', unit: 'unit', mills: 'mills' });

/** A rate with its author. */
export interface AgreedRateRow extends AssignedRate {
  readonly id: string;
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

const REACHES_SQL = `exists (
  select from workday_approvals as approvals, jsonb_array_elements(approvals.lines) as line
  where approvals.workday_id = workdays.id and approvals.version = workdays.approval_version and line ->> 'date' >= ?)`;

/**
 * Keeps the workdays from a day on from being approved until the transaction ends; whether one of them is, or has paid hours after
 * the midnight before that day.
 */
export async function lockDaysFrom(trx: Transaction, assignmentId: string, day: string): Promise<boolean> {
  const rows = await trx('workdays')
    .where({ assignment_id: assignmentId })
    .where('day', '>=', previousDate(day))
    .orderBy('id')
    .forUpdate()
    .select<{ day: string; state: StoredWorkdayState; reaches: boolean }[]>(
      'day',
      'state',
      trx.raw(`${REACHES_SQL} as reaches`, [day]),
    );
  return rows.some((row) => row.state === 'approved' && (row.day >= day || row.reaches));
}

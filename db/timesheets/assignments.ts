import type { Knex } from 'knex';
import type { OrderContent } from '#domain/job-orders/content/schema';
import type { AgreedRate } from '#domain/pay/agreed-rates';
import type { DayRule } from '#domain/pay/model';
import type { Weekday } from '#domain/shared/job-enums';
import type { AssignmentPeriod } from '#domain/timesheets/assignment';
import type { Db, Transaction } from '../core/handle';
import { ANY_OF_IDS } from '../core/planned-once';

/** An assignment with everything that its workdays depend on; the driver's name is unmasked. */
export interface AssignmentRow {
  readonly assignmentId: string;
  readonly orderId: string;
  readonly organizationId: string;
  readonly carrier: string;
  readonly facilityId: string;
  readonly facility: string;
  /** The facility's state and city, whose minimum wages apply. */
  readonly state: string;
  readonly city: string;
  readonly timeZone: string;
  readonly driverId: string;
  readonly driver: string;
  /** The email address of the driver; null for a closed account. */
  readonly contact: { readonly email: string; readonly firstName: string } | null;
  readonly content: OrderContent;
  readonly markupRate: number | null;
  /** In the order in which they were set. */
  readonly rates: readonly AgreedRate[];
  /** One for each hire that began, the first one first. */
  readonly periods: readonly AssignmentPeriod[];
  readonly weekday: Weekday;
  readonly hour: number;
  readonly dayRule: DayRule;
}

// Employments are records, so that an earlier hire by the same candidacy still counts. One that never began has no first day.
const periods = `coalesce((
  select jsonb_agg(jsonb_build_object('from', hired_on, 'to', ended_on) order by hired_on)
  from employments where employments.candidacy_id = candidacies.id and employments.hired_on is not null), '[]')`;

/** The email address and first name of a candidacy's driver, as SQL; null for a closed account. */
export const CONTACT_SQL = `(
  select jsonb_build_object('email', email, 'firstName', first_name) from users where users.id = candidacies.driver_id and is_active)`;

const markup = `(select rate from order_markups where order_markups.order_id = candidacies.order_id
  order by set_at desc, id desc limit 1)`;

const rates = `coalesce((
  select jsonb_agg(jsonb_build_object('from', starts_on, 'unit', unit, 'mills', mills) order by set_at, starts_on, id)
  from agreed_rates where agreed_rates.assignment_id = candidacies.id), '[]')`;

/** The assignments to read: by id, those of a driver, or those of workdays. */
export type AssignmentsWhere =
  { readonly ids: readonly string[] } | { readonly driverId: string } | { readonly workdayIds: readonly string[] };

/** Selects assignments with an accepted start, the one that started last first. */
export function selectAssignments(db: Db | Transaction, where: AssignmentsWhere): Knex.QueryBuilder {
  const query = db('candidacies')
    .join('organizations', 'organizations.id', 'candidacies.organization_id')
    .join('facilities', 'facilities.id', 'candidacies.facility_id')
    .join('drivers', 'drivers.id', 'candidacies.driver_id')
    .join('job_orders', 'job_orders.id', 'candidacies.order_id')
    .join('job_order_versions', 'job_order_versions.id', 'job_orders.version_id')
    .leftJoin('timesheet_settings', 'timesheet_settings.organization_id', 'candidacies.organization_id')
    .whereExists(
      db('employments').whereRaw('employments.candidacy_id = candidacies.id').whereNotNull('employments.hired_on'),
    )
    .orderByRaw(`candidacies.state = 'hired' desc, candidacies.start_on desc nulls last, candidacies.id`)
    .select({
      assignmentId: 'candidacies.id',
      orderId: 'candidacies.order_id',
      organizationId: 'candidacies.organization_id',
      carrier: 'organizations.name',
      facilityId: 'candidacies.facility_id',
      facility: 'facilities.name',
      state: 'facilities.state',
      city: 'facilities.city',
      timeZone: 'facilities.time_zone',
      driverId: 'candidacies.driver_id',
      driver: db.raw(`drivers.first_name || ' ' || drivers.last_name`),
      contact: db.raw(CONTACT_SQL),
      content: 'job_order_versions.content',
      markupRate: db.raw(markup),
      rates: db.raw(rates),
      periods: db.raw(periods),
      weekday: db.raw(`coalesce(timesheet_settings.weekday, 'mo')`),
      hour: db.raw('coalesce(timesheet_settings.hour, 0)'),
      dayRule: db.raw(`coalesce(timesheet_settings.day_rule, 'shiftStart')`),
    });
  if ('ids' in where) return query.whereRaw(`candidacies.id = ${ANY_OF_IDS}`, [[...where.ids]]);
  if ('driverId' in where) return query.where('candidacies.driver_id', where.driverId);
  const ofWorkdays = 'candidacies.id in (select assignment_id from workdays where workdays.id = any (?))';
  return query.whereRaw(ofWorkdays, [[...where.workdayIds]]);
}

/** Reads the same. The statement is named, because PostgreSQL takes longer to plan than to run it. */
export async function findAssignments(
  db: Db | Transaction,
  where: Exclude<AssignmentsWhere, { workdayIds: unknown }>,
): Promise<AssignmentRow[]> {
  const name = 'ids' in where ? 'assignments' : 'assignments of a driver';
  return (await selectAssignments(db, where).options({ name })) as AssignmentRow[];
}

/** One assignment; undefined if there is none with an accepted start. */
export async function findAssignment(db: Db | Transaction, id: string): Promise<AssignmentRow | undefined> {
  const [row] = await findAssignments(db, { ids: [id] });
  return row;
}

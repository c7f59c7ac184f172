import type { WorkdayState } from '#domain/timesheets/states';
import type { Db } from '../core/handle';
import { countOver, pageWithCount } from '../core/page-with-count';
import { ON_INVOICE_SQL } from './workday-rows';

/** Filters of a carrier's weeks. */
export interface TimesheetListParams {
  readonly organizationId: string;
  readonly from: string;
  readonly to: string;
  readonly facilityId?: string | undefined;
  readonly driverId?: string | undefined;
  readonly state?: WorkdayState | undefined;
  readonly limit: number;
  readonly skip: number;
}

/** Workdays in a state that people see, as a condition on `workdays`. */
const IN_STATE: Readonly<Record<WorkdayState, string>> = {
  open: `workdays.state = 'open'`,
  submitted: `workdays.state = 'submitted'`,
  approved: `workdays.state = 'approved' and not ${ON_INVOICE_SQL}`,
  invoiced: `workdays.state = 'approved' and ${ON_INVOICE_SQL}`,
};

/** A page of the assignments that have workdays in these days and fit the filters: by the driver's name. */
export async function listTimesheets(
  db: Db,
  { organizationId, from, to, facilityId, driverId, state, limit, skip }: TimesheetListParams,
): Promise<{ ids: string[]; count: number }> {
  const all = db('workdays')
    .join('drivers', 'drivers.id', 'workdays.driver_id')
    .where('workdays.organization_id', organizationId)
    .whereBetween('workdays.day', [from, to])
    .groupBy(['workdays.assignment_id', 'drivers.last_name', 'drivers.first_name']);
  if (facilityId !== undefined) all.where('workdays.facility_id', facilityId);
  if (driverId !== undefined) all.where('workdays.driver_id', driverId);
  if (state !== undefined) all.whereRaw(IN_STATE[state]);
  const groups = all.clone().select({ id: 'workdays.assignment_id' });
  const page = groups
    .clone()
    .select(countOver(db))
    .orderBy(['drivers.last_name', 'drivers.first_name', 'workdays.assignment_id'])
    .limit(limit)
    .offset(skip);
  const { rows, count } = await pageWithCount<{ id: string }>(db, { page, all: db.from(groups.as('groups')), skip });
  return { ids: rows.map(({ id }) => id), count };
}

/** How many workdays of the carrier wait for an approval in all weeks, and the oldest of them. */
export async function readWaiting(db: Db, organizationId: string): Promise<{ count: number; oldestOn: string | null }> {
  const row = await db('workdays')
    .where({ organization_id: organizationId, state: 'submitted' })
    .first<{ count: number; oldestOn: string | null }>(
      db.raw('count(*)::integer as count'),
      db.raw('min(day)::text as "oldestOn"'),
    );
  return row ?? { count: 0, oldestOn: null };
}

import { ProblemError } from '#domain/problems';
import type { WorkdayDisputesQuery } from '#domain/timesheets/disputes/schema';
import type { WorkdayBilling } from '#domain/timesheets/states';
import type { Db } from '../core/handle';
import { countOver, pageWithCount } from '../core/page-with-count';
import { ADJUSTED_SQL, type AdjustedRow } from './workday-rows';

/** An approved workday with its amounts, and those that settled its disputes. */
export interface BilledDay {
  readonly id: string;
  readonly assignmentId: string;
  readonly day: string;
  readonly driver: string;
  readonly title: string;
  readonly minutes: number;
  readonly payCents: number;
  readonly billedCents: number | null;
  readonly adjusted: AdjustedRow | null;
  readonly invoiceId: string | null;
}

/** As many as one answer may have. */
const MAX_DAYS = 10_000;

/**
 * A carrier's approved workdays in these days that are billed in one way, by day.
 * @throws {ProblemError} `too-many-workdays`: a part of them would have wrong sums.
 */
export async function listBilledDays(
  db: Db,
  of: { readonly organizationId: string; readonly billing: WorkdayBilling; readonly from: string; readonly to: string },
  max = MAX_DAYS,
): Promise<BilledDay[]> {
  const rows: BilledDay[] = await db('workdays')
    .join('workday_approvals', (join) => {
      join
        .on('workday_approvals.workday_id', 'workdays.id')
        .andOn('workday_approvals.version', 'workdays.approval_version');
    })
    .join('drivers', 'drivers.id', 'workdays.driver_id')
    .join('job_orders', 'job_orders.id', 'workdays.order_id')
    .join('job_order_versions', 'job_order_versions.id', 'job_orders.version_id')
    .leftJoin('charges', (join) => {
      join
        .on('charges.source_id', 'workdays.id')
        .andOn('charges.source_version', 'workdays.approval_version')
        .andOnIn('charges.kind', ['workday', 'adjustment']);
    })
    .where('workdays.organization_id', of.organizationId)
    .where('workday_approvals.billing', of.billing)
    .whereBetween('workdays.day', [of.from, of.to])
    .orderBy(['workdays.day', 'workdays.id'])
    .limit(max + 1)
    .select({
      id: 'workdays.id',
      assignmentId: 'workdays.assignment_id',
      day: 'workdays.day',
      driver: db.raw(`drivers.first_name || ' ' || drivers.last_name`),
      title: 'job_order_versions.title',
      minutes: 'workday_approvals.minutes',
      payCents: 'workday_approvals.pay_cents',
      billedCents: 'workday_approvals.billed_cents',
      adjusted: db.raw(ADJUSTED_SQL),
      invoiceId: 'charges.invoice_id',
    });
  if (rows.length > max) throw new ProblemError('too-many-workdays');
  return rows;
}

/** A page of the workdays whose dispute operations have not settled, the oldest dispute first, and their number. */
export async function listDisputed(
  db: Db,
  { by, limit, skip }: WorkdayDisputesQuery,
): Promise<{ readonly ids: string[]; readonly count: number }> {
  const all = db('workdays')
    .join('workday_events', 'workday_events.id', 'workdays.dispute_id')
    .whereNotNull('workdays.dispute_id')
    .modify((query) => {
      if (by !== undefined) void query.where('workday_events.actor_kind', by);
    });
  const page = all
    .clone()
    .orderBy(['workday_events.at', 'workdays.id'])
    .limit(limit)
    .offset(skip)
    .select({ id: 'workdays.id' }, countOver(db));
  const { rows, count } = await pageWithCount<{ id: string }>(db, { page, all, skip });
  return { ids: rows.map(({ id }) => id), count };
}

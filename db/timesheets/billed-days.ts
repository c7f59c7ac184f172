import { ProblemError } from '#domain/problems';
import type { WorkdayBilling } from '#domain/timesheets/states';
import type { Db } from '../core/handle';
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

/** Ids of workdays whose dispute operations have not settled, the oldest dispute first. */
export async function listDisputed(db: Db): Promise<string[]> {
  const rows: { id: string }[] = await db('workdays')
    .join('workday_events', 'workday_events.id', 'workdays.dispute_id')
    .whereNotNull('workdays.dispute_id')
    .orderBy(['workday_events.at', 'workdays.id'])
    .limit(MAX_DISPUTES)
    .select({ id: 'workdays.id' });
  return rows.map(({ id }) => id);
}

const MAX_DISPUTES = 200;

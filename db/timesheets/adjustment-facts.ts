import type { BillingPosition } from '#domain/invoices/periods';
import type { DayRange } from '#domain/timesheets/week';
import type { Db } from '../core/handle';
import { APPROVED_WEEK_SQL } from '../payouts/week-of-approval';

/** The pay of an assignment's week, and what payouts contain of it. */
export interface WeekPayFacts {
  /** Approved pay and adjustments. */
  readonly earnedCents: number;
  readonly paidCents: number;
  /** Workdays that wait for an approval: the payout waits for them. */
  readonly waiting: number;
}

// Of a workday that waits for another approval, nothing is due, as in the run that prepares payouts.
const weekPay = `
  select coalesce(sum(approvals.pay_cents + coalesce(adjusted.cents, 0)), 0)::integer as "earnedCents",
    coalesce(sum(case when approvals.version is null then 0 else coalesce(items.cents, 0) + coalesce(paid.cents, 0) end), 0)::integer
      as "paidCents",
    count(*) filter (where workdays.state = 'submitted')::integer as waiting
  from workdays
  left join workday_approvals as approvals on approvals.workday_id = workdays.id
    and approvals.version = workdays.approval_version and approvals.billing = 'platform'
  left join timesheet_settings on timesheet_settings.organization_id = workdays.organization_id
  left join lateral (select sum(pay_cents) as cents from workday_events
    where workday_events.workday_id = workdays.id and pay_cents <> 0) as adjusted on true
  left join lateral (select sum(cents) as cents from payout_items
    where payout_items.workday_id = workdays.id) as items on true
  left join lateral (select sum(payout_adjustments.cents) as cents from payout_adjustments
    join workday_events on workday_events.id = payout_adjustments.event_id
    where workday_events.workday_id = workdays.id) as paid on true
  where workdays.assignment_id = :assignmentId
    and case when approvals.version is null then workdays.day between :from and :to else ${APPROVED_WEEK_SQL} = :from end`;

/** The pay of an assignment's week from which its next payout follows. */
export async function findWeekPay(db: Db, assignmentId: string, { from, to }: DayRange): Promise<WeekPayFacts> {
  const { rows } = await db.raw<{ rows: WeekPayFacts[] }>(weekPay, { assignmentId, from, to });
  return rows[0] ?? { earnedCents: 0, paidCents: 0, waiting: 0 };
}

/** How far a carrier has been billed, and what is on no invoice yet. */
export interface OpenCharges extends BillingPosition {
  readonly cents: number;
}

/** The charges of a carrier that its next invoice will contain. */
export async function findOpenCharges(db: Db, organizationId: string): Promise<OpenCharges | undefined> {
  const { rows } = await db.raw<{ rows: OpenCharges[] }>(
    `select organizations.time_zone as zone,
       coalesce(billing_schedules.is_period_end, false) as "isPeriodEnd",
       coalesce(billing_schedules.billed_through, carrier_agreements.created_at, organizations.created_at) as "billedThrough",
       (select coalesce(sum(cents), 0)::integer from charges
        where charges.organization_id = organizations.id and invoice_id is null) as cents
     from organizations
     left join billing_schedules on billing_schedules.organization_id = organizations.id
     left join carrier_agreements on carrier_agreements.organization_id = organizations.id
     where organizations.id = ?`,
    [organizationId],
  );
  return rows[0];
}

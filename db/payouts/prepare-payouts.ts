import { weekdays } from '#domain/shared/job-enums';
import { newId } from '#platform/ids';
import type { Transaction } from '../core/handle';

/** A payout that was just prepared. */
export interface NewPayout {
  readonly id: string;
  readonly driverId: string;
  readonly assignmentId: string;
  readonly orderId: string;
  readonly organizationId: string;
  readonly weekStartsOn: string;
  readonly number: number;
  readonly cents: number;
}

interface ReadyWeek extends Omit<NewPayout, 'id'> {
  readonly items: readonly { readonly workdayId: string; readonly version: number; readonly cents: number }[];
}

/** Weeks in one transaction. */
const BATCH = 500;

// A week is ready when it is over where the assignment is, and no workday of it waits for approval. Of a workday that was paid
// and then approved again, only the difference is due; a week that would get less than nothing waits.
const ready = `
  with due as (
    select workdays.id, workdays.driver_id, workdays.organization_id, workdays.assignment_id, workdays.order_id,
      workdays.time_zone, approvals.version, week.starts_on,
      approvals.pay_cents - coalesce((
        select sum(payout_items.cents) from payout_items where payout_items.workday_id = workdays.id), 0)::integer as cents
    from workdays
    join workday_approvals as approvals
      on approvals.workday_id = workdays.id and approvals.version = workdays.approval_version
    left join timesheet_settings on timesheet_settings.organization_id = workdays.organization_id
    cross join lateral (
      select workdays.day - (extract(dow from workdays.day)::integer + 7
        - (array_position(:weekdays::text[], coalesce(timesheet_settings.weekday, 'mo')) - 1)) % 7 as starts_on) as week
    where approvals.billing = 'platform'
      and (:now::timestamptz at time zone workdays.time_zone)::date > week.starts_on + 6
      and not exists (select from payout_items
        where payout_items.workday_id = workdays.id and payout_items.version = approvals.version)
      and not exists (select from workdays as waiting
        where waiting.assignment_id = workdays.assignment_id and waiting.state = 'submitted'
          and waiting.day between week.starts_on and week.starts_on + 6))
  select driver_id as "driverId", organization_id as "organizationId", assignment_id as "assignmentId",
    order_id as "orderId", starts_on as "weekStartsOn", sum(cents)::integer as cents,
    1 + (select count(*)::integer from payouts
      where payouts.assignment_id = due.assignment_id and payouts.week_starts_on = due.starts_on) as number,
    jsonb_agg(jsonb_build_object('workdayId', id, 'version', version, 'cents', cents) order by id) as items
  from due where cents <> 0
  group by driver_id, organization_id, assignment_id, order_id, starts_on
  having sum(cents) > 0
  order by starts_on, assignment_id limit :limit`;

/** One process prepares at a time: the number of a payout counts those before it. */
const LOCK = `select pg_advisory_xact_lock(hashtext('prepare-payouts'))`;

/** Stores a payout for each approved week that has none, at most 500 per call. Repeated, it adds nothing. */
export async function preparePayouts(trx: Transaction, now: Date): Promise<NewPayout[]> {
  await trx.raw(LOCK);
  const bindings = { now: now.toISOString(), weekdays: [...weekdays], limit: BATCH };
  const { rows } = await trx.raw<{ rows: ReadyWeek[] }>(ready, bindings);
  const payouts = rows.map(({ items, ...week }) => ({ payout: { ...week, id: newId() }, items }));
  if (payouts.length === 0) return [];
  await trx('payouts').insert(payouts.map(({ payout }) => rowOf(payout, now.toISOString())));
  await trx('payout_items').insert(
    payouts.flatMap(({ payout, items }) =>
      items.map(({ workdayId, version, cents }) => ({
        payout_id: payout.id,
        workday_id: workdayId,
        version,
        cents,
      })),
    ),
  );
  return payouts.map(({ payout }) => payout);
}

const rowOf = (
  { driverId, organizationId, assignmentId, orderId, weekStartsOn, ...payout }: NewPayout,
  at: string,
) => ({
  ...payout,
  driver_id: driverId,
  organization_id: organizationId,
  assignment_id: assignmentId,
  order_id: orderId,
  week_starts_on: weekStartsOn,
  state: 'queued' as const,
  state_since: at,
  created_at: at,
});

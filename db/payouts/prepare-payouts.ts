import { newId } from '#platform/ids';
import type { Transaction } from '../core/handle';
import { APPROVED_WEEK_SQL } from './week-of-approval';

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

/** An approval with what it adds to earlier pay, or the event of an adjustment. */
interface PayoutPart {
  readonly workdayId: string;
  readonly version: number;
  readonly eventId: string | null;
  readonly cents: number;
}

interface ReadyWeek extends Omit<NewPayout, 'id'> {
  readonly parts: readonly PayoutPart[];
}

/** Weeks in one transaction. */
const BATCH = 500;

// A week is ready when it is over where the assignment is, and no workday of it waits for approval. Of a workday that was paid
// and then approved again, only the difference is due, and so are adjustments after disputes; a week that would get less than
// nothing waits.
const ready = `
  with approved as not materialized (
    select workdays.id, workdays.driver_id, workdays.organization_id, workdays.assignment_id, workdays.order_id,
      approvals.version, approvals.pay_cents, week.starts_on
    from workdays
    join workday_approvals as approvals
      on approvals.workday_id = workdays.id and approvals.version = workdays.approval_version
    left join timesheet_settings on timesheet_settings.organization_id = workdays.organization_id
    cross join lateral (select ${APPROVED_WEEK_SQL} as starts_on) as week
    where approvals.billing = 'platform'
      and (:now::timestamptz at time zone workdays.time_zone)::date > week.starts_on + 6
      and not exists (select from workdays as waiting
        where waiting.assignment_id = workdays.assignment_id and waiting.state = 'submitted'
          and waiting.day between week.starts_on and week.starts_on + 6)),
  due as (
    select approved.*, null::uuid as event_id, pay_cents - coalesce((
      select sum(payout_items.cents) from payout_items where payout_items.workday_id = approved.id), 0)::integer as cents
    from approved
    where not exists (select from payout_items
      where payout_items.workday_id = approved.id and payout_items.version = approved.version)
    union all
    select approved.*, events.id, events.pay_cents
    from approved join workday_events as events on events.workday_id = approved.id and events.pay_cents <> 0
    where not exists (select from payout_adjustments where payout_adjustments.event_id = events.id))
  select driver_id as "driverId", organization_id as "organizationId", assignment_id as "assignmentId",
    order_id as "orderId", starts_on as "weekStartsOn", sum(cents)::integer as cents,
    1 + (select count(*)::integer from payouts
      where payouts.assignment_id = due.assignment_id and payouts.week_starts_on = due.starts_on) as number,
    jsonb_agg(jsonb_build_object('workdayId', id, 'version', version, 'eventId', event_id, 'cents', cents)
      order by id) as parts
  from due where cents <> 0
  group by driver_id, organization_id, assignment_id, order_id, starts_on
  having sum(cents) > 0
  order by starts_on, assignment_id limit :limit`;

/** One process prepares at a time: the number of a payout counts those before it. */
const LOCK = `select pg_advisory_xact_lock(hashtext('prepare-payouts'))`;

/** Stores a payout for each approved week that has none, at most 500 per call. Repeated, it adds nothing. */
export async function preparePayouts(trx: Transaction, now: Date): Promise<NewPayout[]> {
  await trx.raw(LOCK);
  const bindings = { now: now.toISOString(), limit: BATCH };
  const { rows } = await trx.raw<{ rows: ReadyWeek[] }>(ready, bindings);
  const payouts = rows.map(({ parts, ...week }) => ({ payout: { ...week, id: newId() }, parts }));
  if (payouts.length === 0) return [];
  await trx('payouts').insert(payouts.map(({ payout }) => rowOf(payout, now.toISOString())));
  const parts = payouts.flatMap(({ payout, parts: ofWeek }) =>
    ofWeek.map((part) => ({ ...part, payoutId: payout.id })),
  );
  await storeParts(trx, parts);
  return payouts.map(({ payout }) => payout);
}

async function storeParts(
  trx: Transaction,
  parts: readonly (PayoutPart & { readonly payoutId: string })[],
): Promise<void> {
  const items = parts.filter(({ eventId }) => eventId === null);
  const adjustments = parts.flatMap(({ eventId, payoutId, cents }) =>
    eventId === null ? [] : [{ event_id: eventId, payout_id: payoutId, cents }],
  );
  if (items.length > 0) {
    await trx('payout_items').insert(
      items.map(({ payoutId, workdayId, version, cents }) => ({
        payout_id: payoutId,
        workday_id: workdayId,
        version,
        cents,
      })),
    );
  }
  if (adjustments.length > 0) await trx('payout_adjustments').insert(adjustments);
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

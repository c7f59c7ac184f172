import type { ChargeDetails } from '#domain/charges/charge';
import type { PayLine } from '#domain/pay/model';
import type { PayRules } from '#domain/timesheets/pay-days';
import { derivedId } from '#platform/ids';
import type { Transaction } from '../core/handle';
import type { WorkdayRow } from './workday-rows';
import { workdayEventId } from './workday-store';

/** The approval of a workday. */
export interface NewApproval {
  readonly workday: Pick<WorkdayRow, 'id' | 'driverId' | 'organizationId' | 'orderId' | 'assignmentId'>;
  /** The version after it. */
  readonly version: number;
  readonly typed: { readonly cents: number; readonly reason: string } | null;
  readonly minutes: number;
  readonly payCents: number;
  readonly weekDifferenceCents: number;
  readonly weekOvertimeSeconds: number;
  readonly lines: readonly PayLine[];
  readonly rules: PayRules;
  /** The amount that the carrier is billed; null for direct billing. */
  readonly billedCents: number | null;
  readonly details: ChargeDetails;
}

/** The approver, and the time. */
export interface Approving {
  readonly by: string;
  readonly at: string;
}

const columns = `id uuid, driver_id uuid, organization_id uuid, order_id uuid, assignment_id uuid, event_id uuid,
  version integer, typed_cents integer, typed_reason text, minutes integer, pay_cents integer, week_difference_cents integer,
  week_overtime_seconds integer, lines jsonb, terms jsonb, billed_cents integer, charge_id uuid, details jsonb`;

// A charge is positive. An amount that an approval takes back of days billed before is an adjustment.
const statement = `
  with approved as (select * from jsonb_to_recordset(:rows::jsonb) as row(${columns})),
  moved as (
    update workdays set state = 'approved', version = approved.version, state_since = :at, reminded = 0,
      approval_version = approved.version, typed_cents = approved.typed_cents, typed_reason = approved.typed_reason
    from approved where workdays.id = approved.id),
  frozen as (
    insert into workday_approvals (workday_id, version, minutes, pay_cents, week_difference_cents,
      week_overtime_seconds, lines, terms, billing, billed_cents, approved_by, approved_at)
    select id, version, minutes, pay_cents, week_difference_cents, week_overtime_seconds, lines, terms,
      case when billed_cents is null then 'direct' else 'platform' end, billed_cents, :by, :at from approved),
  recorded as (
    insert into workday_events (id, workday_id, driver_id, version, type, actor_kind, actor_id, at, note, cents)
    select event_id, id, driver_id, version, 'workdayApproved', 'fleet', :by, :at, typed_reason, pay_cents from approved),
  billed as (
    insert into charges (id, organization_id, kind, source_id, source_version, cents, details, occurred_at)
    select charge_id, organization_id, case when billed_cents > 0 then 'workday' else 'adjustment' end, id, version,
      billed_cents, details, :at from approved where billed_cents <> 0)
  select pg_notify('gladhand_changes', jsonb_build_object('topic', 'workday', 'id', id, 'organizationId', organization_id,
    'driverId', driver_id, 'orderId', order_id)::text)
  from (select distinct on (assignment_id) * from approved order by assignment_id) as one`;

/** Stores approvals of submitted workdays with their charges and events, however many, in one statement. */
export async function storeApprovals(
  trx: Transaction,
  approvals: readonly NewApproval[],
  approving: Approving,
): Promise<void> {
  if (approvals.length === 0) return;
  await trx.raw(statement, { ...approving, rows: JSON.stringify(approvals.map(rowOf)) });
}

const rowOf = ({ workday, version, typed, ...approval }: NewApproval) => ({
  id: workday.id,
  driver_id: workday.driverId,
  organization_id: workday.organizationId,
  order_id: workday.orderId,
  assignment_id: workday.assignmentId,
  event_id: workdayEventId(workday.id, version),
  version,
  typed_cents: typed?.cents ?? null,
  typed_reason: typed?.reason ?? null,
  minutes: approval.minutes,
  pay_cents: approval.payCents,
  week_difference_cents: approval.weekDifferenceCents,
  week_overtime_seconds: approval.weekOvertimeSeconds,
  lines: approval.lines,
  terms: approval.rules,
  billed_cents: approval.billedCents,
  charge_id: derivedId('charge', 'workday', workday.id, String(version)),
  details: approval.details,
});

/** Takes the charge of an approval back. Returns false if an invoice has it. */
export async function takeChargeBack(
  trx: Transaction,
  { id, approvalVersion }: Pick<WorkdayRow, 'id' | 'approvalVersion'>,
): Promise<boolean> {
  if (approvalVersion === null) return true;
  const charge = await trx('charges')
    .whereIn('kind', ['workday', 'adjustment'])
    .where({ source_id: id, source_version: approvalVersion })
    .forUpdate()
    .first('id', 'invoice_id');
  if (charge === undefined) return true;
  if (charge.invoice_id !== null) return false;
  await trx('charges').where({ id: charge.id }).delete();
  return true;
}

/** Stores what settles a dispute as a charge or a credit of the next invoice; `eventId` is that of the adjustment. */
export async function storeAdjustment(
  trx: Transaction,
  { workday, eventId, cents, at }: { workday: WorkdayRow; eventId: string; cents: number; at: string },
): Promise<void> {
  const { id, organizationId, assignmentId, orderId, driverId, day } = workday;
  await trx('charges').insert({
    id: derivedId('charge', 'workday-adjustment', eventId),
    organization_id: organizationId,
    kind: 'adjustment',
    source_id: eventId,
    cents,
    details: JSON.stringify({ workdayId: id, assignmentId, orderId, driverId, day }),
    occurred_at: at,
  });
}

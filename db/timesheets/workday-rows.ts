import type { Knex } from 'knex';
import type { PayLine } from '#domain/pay/model';
import type { PayRules } from '#domain/timesheets/pay-days';
import type { StoredShift } from '#domain/timesheets/shift';
import type { StoredWorkdayState, WorkdayBilling } from '#domain/timesheets/states';
import type { WorkdayEntries } from '#domain/timesheets/workday/schema';
import type { Db, Transaction } from '../core/handle';
import { ANY_OF_IDS } from '../core/planned-once';
import { instantOf } from '../core/read-together';

/** A note of a workday's history that still counts, with the author. */
export interface WorkdayNote {
  readonly by: 'driver' | 'fleet';
  readonly name: string | null;
  readonly note: string;
  readonly at: string;
}

/** The amounts that the valid approval froze. */
export interface ApprovalRow {
  readonly minutes: number;
  readonly payCents: number;
  readonly weekDifferenceCents: number;
  readonly weekOvertimeSeconds: number;
  readonly lines: readonly PayLine[];
  readonly rules: PayRules;
  readonly billing: WorkdayBilling;
  readonly billedCents: number | null;
}

/** Amounts that settled disputes about a workday, for the carrier and for the driver. */
export interface AdjustedRow {
  readonly cents: number;
  readonly payCents: number;
}

/** A workday with its shifts, its approval and the invoice of its charge. */
export interface WorkdayRow {
  readonly id: string;
  readonly assignmentId: string;
  readonly orderId: string;
  readonly driverId: string;
  readonly organizationId: string;
  readonly facilityId: string;
  readonly timeZone: string;
  readonly day: string;
  readonly state: StoredWorkdayState;
  readonly version: number;
  readonly stateSince: string;
  readonly entries: WorkdayEntries;
  readonly typedCents: number | null;
  readonly typedReason: string | null;
  readonly driverEdited: boolean;
  readonly approverEdited: boolean;
  readonly correction: WorkdayNote | null;
  readonly dispute: WorkdayNote | null;
  readonly approvalVersion: number | null;
  readonly approval: ApprovalRow | null;
  /** Null without an amount. */
  readonly adjusted: AdjustedRow | null;
  readonly isOnInvoice: boolean;
  readonly shifts: readonly StoredShift[];
}

/** The workdays to read. */
export type WorkdaysWhere =
  | { readonly ids: readonly string[] }
  | { readonly assignmentIds: readonly string[]; readonly from: string; readonly to: string }
  | { readonly around: readonly string[] };

/** Days before and after a workday that belong to the weeks around its own. */
const DAYS_AROUND = 13;

/** Workdays of the same assignment in the weeks around these, as a condition on `workdays`. */
const AROUND_SQL = `exists (
  select from workdays near where near.id = any (?) and near.assignment_id = workdays.assignment_id
    and workdays.day between near.day - ${String(DAYS_AROUND)} and near.day + ${String(DAYS_AROUND)})`;

/**
 * Keeps others from changing or approving the workdays and those of the weeks around them, until the transaction ends: what one
 * approval freezes depends on the others.
 */
export async function lockAround(trx: Transaction, ids: readonly string[]): Promise<void> {
  await trx('workdays')
    .whereRaw(AROUND_SQL, [[...ids]])
    .orderBy('id')
    .forUpdate()
    .select('id');
}

const shifts = `coalesce((
  select jsonb_agg(jsonb_build_object('id', id, 'startsAt', starts_at, 'endsAt', ends_at, 'breaks', breaks,
    'clockDiffers', clock_differs, 'sentLate', sent_late) order by starts_at)
  from work_shifts where work_shifts.workday_id = workdays.id), '[]')`;

const noteOf = (column: string): string => `(
  select jsonb_build_object('by', actor_kind, 'note', coalesce(note, ''), 'at', at,
    'name', users.first_name || ' ' || users.last_name)
  from workday_events left join users on users.id = workday_events.actor_id where workday_events.id = workdays.${column})`;

const approval = `(
  select jsonb_build_object('minutes', minutes, 'payCents', pay_cents, 'weekDifferenceCents', week_difference_cents,
    'weekOvertimeSeconds', week_overtime_seconds,
    'lines', lines, 'rules', terms, 'billing', billing, 'billedCents', billed_cents)
  from workday_approvals
  where workday_approvals.workday_id = workdays.id and workday_approvals.version = workdays.approval_version)`;

const adjusted = `(
  select jsonb_build_object('cents', sum(cents), 'payCents', sum(coalesce(pay_cents, 0))) from workday_events
  where workday_events.workday_id = workdays.id and type = 'workdayAdjusted' and (cents <> 0 or pay_cents <> 0)
  having count(*) > 0)`;

/**
 * Whether the charge of the workday's approval is on an invoice, as SQL. A count, because PostgreSQL may answer `exists` for all
 * workdays together, by reading every charge that is on an invoice.
 */
export const ON_INVOICE_SQL = `(
  select count(charges.invoice_id) from charges where charges.kind in ('workday', 'adjustment')
    and charges.source_id = workdays.id and charges.source_version = workdays.approval_version) > 0`;

/** Selects workdays with what belongs to them, by assignment and day. */
export function selectWorkdays(db: Db | Transaction, where: WorkdaysWhere): Knex.QueryBuilder {
  const query = db('workdays')
    .orderBy(['workdays.assignment_id', 'workdays.day'])
    .select({
      id: 'workdays.id',
      assignmentId: 'workdays.assignment_id',
      orderId: 'workdays.order_id',
      driverId: 'workdays.driver_id',
      organizationId: 'workdays.organization_id',
      facilityId: 'workdays.facility_id',
      timeZone: 'workdays.time_zone',
      day: 'workdays.day',
      state: 'workdays.state',
      version: 'workdays.version',
      stateSince: 'workdays.state_since',
      entries: 'workdays.entries',
      typedCents: 'workdays.typed_cents',
      typedReason: 'workdays.typed_reason',
      driverEdited: 'workdays.driver_edited',
      approverEdited: 'workdays.approver_edited',
      approvalVersion: 'workdays.approval_version',
      correction: db.raw(noteOf('correction_id')),
      dispute: db.raw(noteOf('dispute_id')),
      approval: db.raw(approval),
      adjusted: db.raw(adjusted),
      isOnInvoice: db.raw(ON_INVOICE_SQL),
      shifts: db.raw(shifts),
    });
  if ('ids' in where) return query.whereIn('workdays.id', [...where.ids]);
  if ('around' in where) return query.whereRaw(AROUND_SQL, [[...where.around]]);
  return query
    .whereRaw(`workdays.assignment_id = ${ANY_OF_IDS}`, [[...where.assignmentIds]])
    .whereBetween('workdays.day', [where.from, where.to]);
}

const instant = (text: string | null): string | null => (text === null ? null : instantOf(text));

const withInstant = (note: WorkdayNote | null): WorkdayNote | null =>
  note === null ? null : { ...note, at: instantOf(note.at) };

/** A row with its instants in the form of all others. */
export const workdayRow = (row: WorkdayRow): WorkdayRow => ({
  ...row,
  stateSince: instantOf(row.stateSince),
  correction: withInstant(row.correction),
  dispute: withInstant(row.dispute),
  shifts: row.shifts.map((shift) => ({
    ...shift,
    startsAt: instantOf(shift.startsAt),
    endsAt: instant(shift.endsAt),
  })),
});

/** Reads workdays by assignment and day. The statement of weeks is named, because PostgreSQL takes longer to plan than to run it. */
export async function readWorkdays(db: Db | Transaction, where: WorkdaysWhere): Promise<WorkdayRow[]> {
  const query = selectWorkdays(db, where);
  if ('assignmentIds' in where) query.options({ name: 'workdays' });
  const rows = (await query) as WorkdayRow[];
  return rows.map(workdayRow);
}

/** One workday, which nobody else changes until the transaction ends. */
export async function lockWorkday(trx: Transaction, id: string): Promise<WorkdayRow | undefined> {
  await trx('workdays').where({ id }).forUpdate().first('id');
  return findWorkday(trx, id);
}

/** One workday. */
export async function findWorkday(db: Db | Transaction, id: string): Promise<WorkdayRow | undefined> {
  const [row] = await readWorkdays(db, { ids: [id] });
  return row;
}

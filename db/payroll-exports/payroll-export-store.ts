import type { Knex } from 'knex';
import type { PayrollFormat, PayrollNames } from '#domain/payroll-exports/schema';
import type { ExportedWorkday } from '#domain/payroll-exports/time-lines';
import type { Db, Transaction } from '../core/handle';
import { type SettledAdjustment, storeAdjustments } from './payroll-adjustments';

/** Days of a carrier, both included. */
export interface PayrollPeriod {
  readonly organizationId: string;
  readonly from: string;
  readonly to: string;
}

/** An approved workday with the approval that an export contains. */
export interface ApprovedWorkday extends ExportedWorkday {
  readonly id: string;
  readonly version: number;
}

const selectApproved = (db: Db | Transaction): Knex.QueryBuilder =>
  db('workday_approvals')
    .join('workdays', 'workdays.id', 'workday_approvals.workday_id')
    .join('drivers', 'drivers.id', 'workdays.driver_id')
    .join('facilities', 'facilities.id', 'workdays.facility_id')
    .join('job_orders', 'job_orders.id', 'workdays.order_id')
    .join('job_order_versions', 'job_order_versions.id', 'job_orders.version_id')
    .orderBy(['workdays.day', 'drivers.last_name', 'workdays.id'])
    .select({
      id: 'workdays.id',
      version: 'workday_approvals.version',
      day: 'workdays.day',
      driver: db.raw(`drivers.first_name || ' ' || drivers.last_name`),
      title: 'job_order_versions.title',
      facility: 'facilities.name',
      minutes: 'workday_approvals.minutes',
      payCents: 'workday_approvals.pay_cents',
      lines: 'workday_approvals.lines',
      weekOvertimeSeconds: 'workday_approvals.week_overtime_seconds',
    });

/** The approved workdays of a period, by day and name. */
export const listApproved = async (db: Db | Transaction, of: PayrollPeriod): Promise<ApprovedWorkday[]> =>
  (await selectApproved(db)
    .whereRaw('workday_approvals.version = workdays.approval_version')
    .where('workdays.organization_id', of.organizationId)
    .whereBetween('workdays.day', [of.from, of.to])) as ApprovedWorkday[];

/** The workdays of a batch as they were exported. */
export const listExported = async (db: Db, exportId: string): Promise<ApprovedWorkday[]> =>
  (await selectApproved(db)
    .join('payroll_export_items', (join) => {
      join
        .on('payroll_export_items.workday_id', 'workday_approvals.workday_id')
        .andOn('payroll_export_items.version', 'workday_approvals.version');
    })
    .where('payroll_export_items.export_id', exportId)) as ApprovedWorkday[];

/** The number of workdays in a period that are not approved. */
export async function countNotApproved(db: Db, { organizationId, from, to }: PayrollPeriod): Promise<number> {
  const row = await db('workdays')
    .where({ organization_id: organizationId })
    .whereNot({ state: 'approved' })
    .whereBetween('day', [from, to])
    .first(db.raw('count(*)::integer as count'));
  return (row as unknown as { count: number }).count;
}

/** A batch. */
export interface PayrollExportRow {
  readonly id: string;
  readonly organizationId: string;
  readonly carrier: string;
  readonly format: PayrollFormat;
  readonly from: string;
  readonly to: string;
  readonly names: PayrollNames;
  readonly workdays: number;
  readonly minutes: number;
  readonly payCents: number;
  readonly createdBy: string;
  readonly createdAt: string;
}

const selectExports = (db: Db | Transaction): Knex.QueryBuilder =>
  db('payroll_exports')
    .join('users', 'users.id', 'payroll_exports.created_by')
    .join('organizations', 'organizations.id', 'payroll_exports.organization_id')
    .orderBy([
      { column: 'payroll_exports.created_at', order: 'desc' },
      { column: 'payroll_exports.id', order: 'desc' },
    ])
    .select({
      id: 'payroll_exports.id',
      organizationId: 'payroll_exports.organization_id',
      carrier: 'organizations.name',
      format: 'payroll_exports.format',
      from: 'payroll_exports.starts_on',
      to: 'payroll_exports.ends_on',
      names: 'payroll_exports.names',
      workdays: 'payroll_exports.line_count',
      minutes: 'payroll_exports.minutes',
      payCents: 'payroll_exports.pay_cents',
      createdBy: db.raw(`users.first_name || ' ' || users.last_name`),
      createdAt: 'payroll_exports.created_at',
    });

const MAX_LISTED = 100;

/** The number of a carrier's batches. */
export async function countExports(db: Db, organizationId: string): Promise<number> {
  const row = await db('payroll_exports')
    .where({ organization_id: organizationId })
    .first({ count: db.raw('count(*)::integer') });
  return (row as { count: number }).count;
}

/** A carrier's last 100 batches, newest first. */
export const listExports = async (db: Db, organizationId: string): Promise<PayrollExportRow[]> =>
  (await selectExports(db)
    .where('payroll_exports.organization_id', organizationId)
    .limit(MAX_LISTED)) as PayrollExportRow[];

/** One batch; undefined if there is none. */
export async function findExport(db: Db | Transaction, id: string): Promise<PayrollExportRow | undefined> {
  const [row] = (await selectExports(db).where('payroll_exports.id', id)) as PayrollExportRow[];
  return row;
}

/** The carrier's batches that contain one of these workdays or adjustments, the first one first. */
export async function listEarlier(
  db: Db | Transaction,
  { workdays, adjustments }: Pick<NewPayrollExport, 'workdays' | 'adjustments'>,
): Promise<PayrollExportRow[]> {
  const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
  const items = db('payroll_export_items').whereIn('workday_id', idsOf(workdays)).select('export_id');
  const adjusted = db('payroll_export_adjustments').whereIn('event_id', idsOf(adjustments)).select('export_id');
  const rows = (await selectExports(db).where(
    (either) => void either.whereIn('payroll_exports.id', items).orWhereIn('payroll_exports.id', adjusted),
  )) as PayrollExportRow[];
  return rows.reverse();
}

/** A batch to store, with its approvals. */
export interface NewPayrollExport extends PayrollPeriod {
  readonly id: string;
  readonly format: PayrollFormat;
  readonly names: PayrollNames;
  readonly workdays: readonly ApprovedWorkday[];
  readonly adjustments: readonly SettledAdjustment[];
  readonly by: string;
  readonly at: string;
}

/** Keeps a carrier's exports one after the other, until the transaction ends: each sees the earlier ones. */
export const lockExports = async (trx: Transaction, organizationId: string): Promise<void> => {
  await trx.raw(`select pg_advisory_xact_lock(hashtextextended('payroll-exports/' || ?, 0))`, [organizationId]);
};

/** Stores a batch. */
export async function storeExport(
  trx: Transaction,
  { workdays, adjustments, ...batch }: NewPayrollExport,
): Promise<void> {
  await trx('payroll_exports').insert({
    id: batch.id,
    organization_id: batch.organizationId,
    format: batch.format,
    starts_on: batch.from,
    ends_on: batch.to,
    names: JSON.stringify(batch.names),
    line_count: workdays.length,
    minutes: workdays.reduce((sum, { minutes }) => sum + minutes, 0),
    pay_cents: [...workdays, ...adjustments].reduce((sum, { payCents }) => sum + payCents, 0),
    created_by: batch.by,
    created_at: batch.at,
  });
  await trx.batchInsert(
    'payroll_export_items',
    workdays.map(({ id, version }) => ({ export_id: batch.id, workday_id: id, version })),
  );
  await storeAdjustments(trx, batch.id, adjustments);
}

import { listExportedAdjustments, listSettled } from '#db/payroll-exports/payroll-adjustments';
import {
  countExports,
  countNotApproved,
  findExport,
  listApproved,
  listEarlier,
  listExported,
  listExports,
  lockExports,
  type PayrollExportRow,
  storeExport,
} from '#db/payroll-exports/payroll-export-store';
import type { CarrierActor } from '#domain/accounts/actor';
import {
  defaultNames,
  type PayrollExport,
  type PayrollExportBody,
  type PayrollExports,
  type PayrollPreview,
} from '#domain/payroll-exports/schema';
import { iifFile, timeLines } from '#domain/payroll-exports/time-lines';
import { ProblemError } from '#domain/problems';
import { daysIn } from '#domain/shared/periods';
import type { RouteContext } from '../../http/context';
import type { FileResult } from '../../http/define-route';
import { payrollTable } from './payroll-table';

type Carrier = RouteContext & { readonly actor: CarrierActor };

interface Days {
  readonly from: string;
  readonly to: string;
}

/** Two months: a payroll period has at most one. */
const MAX_DAYS = 62;

function requirePeriod(days: Days): void {
  if (days.from > days.to || daysIn(days) > MAX_DAYS) throw new ProblemError('payroll-period-too-long');
}

/** The carrier's last batches, and the names that the last one for QuickBooks used. */
export async function readExports({ db, actor }: Carrier): Promise<PayrollExports> {
  const [rows, count] = await Promise.all([
    listExports(db, actor.organizationId),
    countExports(db, actor.organizationId),
  ]);
  const last = rows.find(({ format }) => format === 'iif') ?? rows[0];
  return { data: rows.map(presentExport), count, names: last?.names ?? defaultNames };
}

/** The content of an export of these days, and the batches that contain some of it already. */
export async function previewExport({ db, actor }: Carrier, days: Days): Promise<PayrollPreview> {
  requirePeriod(days);
  const of = { ...days, organizationId: actor.organizationId };
  const [workdays, adjustments, notApproved] = await Promise.all([
    listApproved(db, of),
    listSettled(db, of),
    countNotApproved(db, of),
  ]);
  const earlier = await listEarlier(db, { workdays, adjustments });
  return {
    workdays: workdays.length,
    minutes: workdays.reduce((sum, { minutes }) => sum + minutes, 0),
    payCents: workdays.reduce((sum, { payCents }) => sum + payCents, 0),
    notApproved,
    adjustments: adjustments.length,
    adjustmentCents: adjustments.reduce((sum, { payCents }) => sum + payCents, 0),
    earlier: earlier.map(presentExport),
  };
}

/** Stores a batch of the approved workdays. Workdays of an earlier batch need a confirmation, which the problem asks for. */
export async function createExport(
  { db, actor, now, idempotency }: Carrier,
  { again, format, names, ...days }: PayrollExportBody,
): Promise<PayrollExport> {
  requirePeriod(days);
  const id = idempotency.derivedId('payroll-export');
  const of = { ...days, organizationId: actor.organizationId };
  await db.transaction(async (trx) => {
    await lockExports(trx, actor.organizationId);
    // A retry finds the batch of its first attempt.
    if ((await findExport(trx, id)) !== undefined) return;
    const workdays = await listApproved(trx, of);
    // A file for QuickBooks has durations only.
    const adjustments = format === 'csv' ? await listSettled(trx, of) : [];
    if (workdays.length === 0 && adjustments.length === 0) throw new ProblemError('nothing-to-export');
    const [first] = await listEarlier(trx, { workdays, adjustments });
    if (first !== undefined && !again) {
      throw new ProblemError('payroll-exported-before', { exportId: first.id, exportedAt: first.createdAt });
    }
    await storeExport(trx, {
      ...of,
      id,
      format,
      names,
      workdays,
      adjustments,
      by: actor.userId,
      at: now().toISOString(),
    });
  });
  return presentExport(await getOwnExport(db, actor, id));
}

/** The file of a batch: the same approvals as when it was created. */
export async function openExport({ db, actor }: Carrier, id: string): Promise<FileResult> {
  const { format, names, from, to, carrier } = await getOwnExport(db, actor, id);
  const [workdays, adjustments] = await Promise.all([listExported(db, id), listExportedAdjustments(db, id)]);
  const fileName = `payroll-${from}-to-${to}.${format}`;
  if (format === 'csv') return { ...(await payrollTable(fileName, { workdays, adjustments })), mediaType: 'text/csv' };
  const text = iifFile(workdays.flatMap(timeLines), { carrier, names });
  return { fileName, content: Buffer.from(text, 'latin1'), mediaType: 'text/plain' };
}

async function getOwnExport(db: Carrier['db'], actor: CarrierActor, id: string): Promise<PayrollExportRow> {
  const row = await findExport(db, id);
  if (row?.organizationId !== actor.organizationId) throw new ProblemError('not-found');
  return row;
}

function presentExport({
  id,
  organizationId: _organizationId,
  carrier: _carrier,
  names: _names,
  ...row
}: PayrollExportRow): PayrollExport {
  return { _id: id, ...row };
}

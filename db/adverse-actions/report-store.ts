import type { NoticeDelivery } from '#domain/adverse-actions/schema';
import type { NoticeKind } from '#domain/adverse-actions/states';
import type { Db, Transaction } from '../core/handle';
import { enqueueOutbox } from '../core/outbox';

/** A report with the agency that furnished it, and the files that the driver receives. */
export interface AdverseReport {
  readonly id: string;
  readonly candidacyId: string;
  readonly organizationId: string;
  readonly driverId: string;
  readonly agency: { readonly name: string; readonly address: string; readonly phone: string };
  readonly fileIds: readonly string[];
  readonly createdBy: string;
  readonly createdAt: string;
}

/** Stores a report, so that only its id travels in commands. Idempotent. */
export async function storeAdverseReport(trx: Transaction, report: AdverseReport): Promise<void> {
  await trx('adverse_reports')
    .insert({
      id: report.id,
      candidacy_id: report.candidacyId,
      organization_id: report.organizationId,
      driver_id: report.driverId,
      agency_name: report.agency.name,
      agency_address: report.agency.address,
      agency_phone: report.agency.phone,
      file_ids: [...report.fileIds],
      created_by: report.createdBy,
      created_at: report.createdAt,
    })
    .onConflict('id')
    .ignore();
}

/** A letter as it was stored before it is sent. */
export interface StoredNotice {
  readonly id: string;
  readonly reportId: string;
  readonly driverId: string;
  readonly kind: NoticeKind;
  readonly fileId: string;
  readonly sha256: Buffer;
  /** The legal texts of the letter. */
  readonly textIds: readonly string[];
  readonly createdAt: string;
}

/** Stores a letter, whose file exists. Idempotent. */
export async function storeAdverseNotice(db: Db | Transaction, notice: StoredNotice): Promise<void> {
  await db('adverse_notices')
    .insert({
      id: notice.id,
      report_id: notice.reportId,
      driver_id: notice.driverId,
      kind: notice.kind,
      file_id: notice.fileId,
      sha256: notice.sha256,
      text_ids: [...notice.textIds],
      created_at: notice.createdAt,
    })
    .onConflict('id')
    .ignore();
}

/** Whether a letter is stored; a retry then sends it again. */
export const isNoticeStored = async (db: Db, id: string): Promise<boolean> =>
  (await db('adverse_notices').where({ id }).first('id')) !== undefined;

/** Records the outcome of the email with a letter, if the message is one. An email that failed stops the clock. */
export async function recordNoticeDelivery(
  trx: Transaction,
  { id, status, now }: { readonly id: string; readonly status: Exclude<NoticeDelivery, 'waiting'>; readonly now: Date },
): Promise<void> {
  const [notice] = await trx('adverse_notices')
    .where({ id })
    .update({ delivery: status, delivered_at: now.toISOString() }, 'report_id');
  if (notice === undefined || status === 'sent') return;
  const report = await trx('adverse_reports').where({ id: notice.report_id }).first('candidacy_id');
  if (report === undefined) return;
  await enqueueOutbox(trx, [{ topic: 'adverseBasisChanged', payload: { candidacyId: report.candidacy_id } }]);
}

/** The file of a letter that an email may contain. */
export async function findNoticeFile(db: Db, id: string): Promise<string | undefined> {
  return (await db('adverse_notices').where({ id }).first('file_id'))?.file_id;
}

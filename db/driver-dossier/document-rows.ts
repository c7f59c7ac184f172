import type { Knex } from 'knex';
import type { FilePurpose, MediaType, ScanState } from '#domain/driver-files/purposes';
import type { ResultStatus } from '#domain/driver-pipeline/results';
import type { DocumentStatus } from '#domain/driver-pipeline/tasks';
import type { EvidenceKind } from '#domain/requirements/model/evidence';
import type { ScreeningKind } from '#domain/screening/kinds';
import type { Db } from '../core/handle';
import { uncorrected } from '../requirements/evidence-query';

/** A stored file of a driver with the result and the evidence that it is. */
export interface DocumentRow {
  readonly id: string;
  readonly purpose: FilePurpose;
  readonly mediaType: MediaType;
  readonly scan: ScanState;
  readonly sentAt: string;
  readonly uploadedBy: string;
  /** Whether operations uploaded it. */
  readonly isOfOps: boolean;
  readonly result: ScreeningKind | null;
  readonly resultStatus: ResultStatus | null;
  /** The status of the driver's current upload; null for other files. */
  readonly uploadStatus: DocumentStatus | null;
  /** Whether a reviewer rejected it as the driver's upload. */
  readonly wasRejected: boolean;
  /** The carrier that it belongs to. */
  readonly organizationId: string | null;
  readonly organization: string | null;
  readonly entryId: string | null;
  readonly entryKind: EvidenceKind | null;
  readonly isBack: boolean;
  readonly title: string | null;
  readonly about: string | null;
  readonly expiresOn: string | null;
  readonly verdict: 'accepted' | 'rejected' | 'withdrawn' | null;
  /** The reviewer's text for the verdict. */
  readonly verdictReason: string | null;
}

/** A driver, and the carrier that reads; null for operations and the driver. */
export interface DocumentReader {
  readonly driverId: string;
  readonly organizationId: string | null;
}

/** The entry that counts for a file, with its last verdict; the carrier's own before the driver's and the platform's. */
const entriesOf = (db: Db, { organizationId }: DocumentReader): Knex.QueryBuilder =>
  uncorrected(db('evidence'), 'evidence')
    .joinRaw(
      `left join lateral (
         select evidence_reviews.result, evidence_reviews.reason from evidence_reviews
         where evidence_reviews.evidence_id = evidence.id
         order by evidence_reviews.reviewed_at desc, evidence_reviews.id desc limit 1) as review on true`,
    )
    .whereRaw('evidence.driver_id = driver_files.driver_id')
    .whereRaw('driver_files.id in (evidence.file_id, evidence.back_file_id)')
    .whereRaw('(?::uuid is null or evidence.organization_id is null or evidence.organization_id = ?)', [
      organizationId,
      organizationId,
    ])
    .orderByRaw('evidence.organization_id is null, evidence.recorded_at desc, evidence.id desc')
    .limit(1)
    .select({
      id: 'evidence.id',
      kind: 'evidence.kind',
      organization_id: 'evidence.organization_id',
      title: 'evidence.title',
      about: 'evidence.about',
      expires_on: 'evidence.expires_on',
      is_back: db.raw('evidence.back_file_id is not distinct from driver_files.id'),
      verdict: 'review.result',
      verdict_reason: 'review.reason',
    });

// A verdict is on the file that was the current upload then; the event has the documents of all kinds.
const WAS_REJECTED = `exists (
  select from workflow_events
  where workflow_events.workflow_id = 'driver-pipeline/' || driver_files.driver_id
    and workflow_events.type = 'documentRejected'
    and workflow_events.payload -> 'documents' -> driver_files.purpose ->> 'fileId' = driver_files.id::text
    and workflow_events.payload -> 'documents' -> driver_files.purpose ->> 'status' = 'rejected')`;

const entryColumns = {
  entryId: 'entry.id',
  entryKind: 'entry.kind',
  title: 'entry.title',
  about: 'entry.about',
  verdict: 'entry.verdict',
  verdictReason: 'entry.verdict_reason',
};

/** Stored files with the result and the entry that they are, and the carrier that they belong to. */
const sourcesOf = (db: Db, reader: DocumentReader): Knex.QueryBuilder =>
  db('driver_files')
    .join('users', 'users.id', 'driver_files.uploaded_by')
    .join('driver_pipelines', 'driver_pipelines.driver_id', 'driver_files.driver_id')
    .leftJoin('result_files', 'result_files.file_id', 'driver_files.id')
    .joinRaw(
      `cross join lateral (select driver_pipelines.snapshot -> 'documents' -> driver_files.purpose as value) as upload`,
    )
    .leftJoin(db.raw('lateral (?) as entry', [entriesOf(db, reader)]), db.raw('true'))
    .leftJoin('driver_results', (on) => {
      on.on('driver_results.driver_id', 'result_files.driver_id')
        .andOn('driver_results.result', 'result_files.result')
        .andOn(db.raw('driver_results.organization_id is not distinct from result_files.organization_id'));
    })
    .leftJoin(
      'organizations',
      'organizations.id',
      db.raw('coalesce(result_files.organization_id, entry.organization_id)'),
    );

/**
 * The driver's stored files, newest first, that this reader may know of: never another carrier's evidence and results.
 * Evidence that somebody withdrew, signatures, exports, packets and letters to past employers are no documents of the file.
 */
export const documentRowsOf = (db: Db, reader: DocumentReader): Knex.QueryBuilder =>
  sourcesOf(db, reader)
    .where('driver_files.driver_id', reader.driverId)
    .whereIn('driver_files.scan', ['clean', 'waiting'])
    .whereNotIn('driver_files.purpose', ['signature', 'export', 'verification', 'audit'])
    .whereRaw(
      `(driver_files.purpose <> 'evidence' or (entry.id is not null and entry.verdict is distinct from 'withdrawn'))`,
    )
    .whereRaw('(?::uuid is null or result_files.organization_id is null or result_files.organization_id = ?)', [
      reader.organizationId,
      reader.organizationId,
    ])
    .orderBy([
      { column: 'driver_files.created_at', order: 'desc' },
      { column: 'driver_files.id', order: 'desc' },
    ])
    .select({
      id: 'driver_files.id',
      purpose: 'driver_files.purpose',
      mediaType: 'driver_files.media_type',
      scan: 'driver_files.scan',
      sentAt: 'driver_files.created_at',
      uploadedBy: 'driver_files.uploaded_by',
      isOfOps: db.raw(`'ops' = any (users.roles)`),
      result: 'result_files.result',
      resultStatus: 'driver_results.status',
      uploadStatus: db.raw(
        `case when upload.value ->> 'fileId' = driver_files.id::text then upload.value ->> 'status' end`,
      ),
      wasRejected: db.raw(WAS_REJECTED),
      organizationId: 'organizations.id',
      organization: 'organizations.name',
      ...entryColumns,
      isBack: db.raw('coalesce(entry.is_back, false)'),
      expiresOn: db.raw('entry.expires_on::text'),
    });

/** One of {@link documentRowsOf}; undefined if this reader may not know of it. */
export async function findDocumentRow(
  db: Db,
  { fileId, ...reader }: DocumentReader & { readonly fileId: string },
): Promise<DocumentRow | undefined> {
  const row: unknown = await documentRowsOf(db, reader).where('driver_files.id', fileId).first();
  return row as DocumentRow | undefined;
}

/** A result of a driver that this reader may know of. */
export interface DriverResultRow {
  readonly result: ScreeningKind;
  readonly status: ResultStatus;
}

/** The driver's results that this reader may know of. */
export const resultRowsOf = (db: Db, { driverId, organizationId }: DocumentReader): Knex.QueryBuilder =>
  db('driver_results')
    .where({ driver_id: driverId })
    .whereRaw('(?::uuid is null or organization_id is null or organization_id = ?)', [organizationId, organizationId])
    .select({ result: 'result', status: 'status' });

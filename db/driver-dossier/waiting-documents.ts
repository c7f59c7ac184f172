import type { Knex } from 'knex';
import { type FileDocumentKind, fileDocumentKinds, sourcesOf } from '#domain/driver-dossier/document-kinds';
import type { EvidenceKind } from '#domain/requirements/model/evidence';
import type { Db } from '../core/handle';

/** A document of a driver's file that waits for a review by operations. */
export interface WaitingDocumentRow {
  readonly id: string;
  readonly driverId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly kind: EvidenceKind;
  readonly title: string | null;
  readonly sentAt: string;
}

/** The position of a document in the list. */
export interface WaitingPlace {
  readonly sentAt: string;
  readonly id: string;
}

export interface WaitingParams {
  readonly kind: FileDocumentKind | undefined;
  readonly after: WaitingPlace | undefined;
  readonly limit: number;
}

const IN_ORDER = 'waiting_documents.recorded_at, waiting_documents.evidence_id';

/**
 * Documents that operations review, as `mayReviewDocument` decides: of the driver and the platform, and what operations added
 * for a carrier. Files of drivers whose data was erased have none.
 */
function ofOperations(db: Db, kind: FileDocumentKind | undefined): Knex.QueryBuilder {
  const kinds = (kind === undefined ? fileDocumentKinds : [kind]).flatMap((each) => sourcesOf[each].evidence);
  return db('waiting_documents')
    .join('evidence', 'evidence.id', 'waiting_documents.evidence_id')
    .join('driver_files', 'driver_files.id', 'evidence.file_id')
    .join('users as senders', 'senders.id', 'driver_files.uploaded_by')
    .join('driver_pipelines', 'driver_pipelines.driver_id', 'evidence.driver_id')
    .where('driver_files.scan', 'clean')
    .whereRaw('evidence.kind = any (?)', [kinds])
    .whereRaw(`(evidence.organization_id is null or 'ops' = any (senders.roles))`)
    .whereRaw(`driver_pipelines.snapshot -> 'isErased' is distinct from 'true'::jsonb`);
}

/** Documents that wait for a review by operations, oldest first. */
export async function listWaitingDocuments(
  db: Db,
  { kind, after, limit }: WaitingParams,
): Promise<WaitingDocumentRow[]> {
  const page = ofOperations(db, kind)
    .join('drivers', 'drivers.id', 'evidence.driver_id')
    .orderByRaw(IN_ORDER)
    .limit(limit)
    .select({
      id: 'evidence.id',
      driverId: 'evidence.driver_id',
      firstName: 'drivers.first_name',
      lastName: 'drivers.last_name',
      kind: 'evidence.kind',
      title: 'evidence.title',
      sentAt: 'waiting_documents.recorded_at',
    });
  if (after !== undefined) page.whereRaw(`(${IN_ORDER}) > (?, ?)`, [after.sentAt, after.id]);
  return (await page) as WaitingDocumentRow[];
}

/** The number of documents that wait for a review by operations. */
export async function countWaitingDocuments(db: Db): Promise<number> {
  const found: { readonly waiting: number } = await ofOperations(db, undefined).first({
    waiting: db.raw('count(*)::integer'),
  });
  return found.waiting;
}

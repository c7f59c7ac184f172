import { instantOf } from '#db/core/read-together';
import type { DocumentRow, DriverResultRow } from '#db/driver-dossier/document-rows';
import type { WaitingDocumentRow } from '#db/driver-dossier/waiting-documents';
import { type Actor, isDriver, isOps } from '#domain/accounts/actor';
import { type AddingEmployment, mayReviewDocument, refusalOf, whyNotAdd } from '#domain/driver-dossier/adding';
import { fileDocumentKinds, storeOfKind } from '#domain/driver-dossier/document-kinds';
import {
  documentStatus,
  isReplaced,
  isShowable,
  kindStatus,
  withVersions,
} from '#domain/driver-dossier/document-status';
import { documentOf, type DossierDocument, kindOf, mayOpenDocument } from '#domain/driver-dossier/documents';
import type { FileDocuments, WaitingDocument } from '#domain/driver-dossier/documents-schema';
import type { DossierFile, DossierKind } from '#domain/driver-dossier/schema';
import { nearFrom } from '#domain/driver-pipeline/expiries';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import type { DocumentStatus } from '#domain/driver-pipeline/tasks';
import { storesOf } from '#domain/requirements/readers';

/** A reader of a driver's documents, and what is stored about them. */
export interface DocumentReading {
  readonly actor: Actor;
  readonly pipeline: Pick<DriverPipelineState, 'documents'>;
  readonly rows: readonly DocumentRow[];
  readonly results: readonly DriverResultRow[];
  /** The driver's employment with the reader's carrier. */
  readonly employment: AddingEmployment;
  /** False in a shadow file: then only the existence of documents is known. */
  readonly isOpen: boolean;
}

/** A row with its name and status. */
export type NamedRow = DocumentRow & { readonly document: DossierDocument; readonly status: DocumentStatus | null };

/** The document that a stored file is; undefined if it is none of the driver's file. */
export function namedRow(row: DocumentRow): NamedRow | undefined {
  const { purpose, result, entryKind, isBack } = row;
  const document = documentOf(purpose, result, entryKind === null ? null : { kind: entryKind, isBack });
  return document === null ? undefined : { ...row, document, status: documentStatus(row) };
}

/** The entry of a document that the reader may review; null if there is none. */
function reviewableEntry(actor: Actor, row: NamedRow): string | null {
  const kind = kindOf(row.document);
  if (row.entryId === null || row.purpose !== 'evidence' || kind === null) return null;
  return mayReviewDocument(actor, { ...row, kind }) ? row.entryId : null;
}

/**
 * Whether the reader of its store may open the content: operations, drivers what they gave, and reviewers always; everybody
 * else once it is approved.
 */
export function mayOpenRow(actor: Actor, row: NamedRow): boolean {
  if (row.scan !== 'clean') return false;
  const isOwn = isDriver(actor) && row.uploadedBy === actor.driverId;
  return isOps(actor) || isOwn || isShowable(row.status) || reviewableEntry(actor, row) !== null;
}

function addedBy({ isOfOps, uploadedBy }: DocumentRow, driverId: string): DossierFile['addedBy'] {
  if (uploadedBy === driverId) return 'driver';
  return isOfOps ? 'operations' : 'carrier';
}

/** Why a reviewer rejected it: for operations, the carrier that it belongs to, and the driver who gave it. */
function rejectionFor(actor: Actor, row: NamedRow): string | null {
  if (row.status !== 'rejected' || row.verdict !== 'rejected') return null;
  const mayRead = isDriver(actor) ? row.uploadedBy === actor.driverId : isOps(actor) || row.organizationId !== null;
  return mayRead ? row.verdictReason : null;
}

/** The documents of the reader's stores, newest first, and the state of the kinds that they read or add. */
export function presentDocuments(reading: DocumentReading, driverId: string): FileDocuments {
  const { actor, rows, isOpen } = reading;
  const stores = storesOf(actor);
  const named = rows.flatMap((row) => namedRow(row) ?? []).filter(({ document }) => mayOpenDocument(document, stores));
  const data = withVersions(named).map((row): DossierFile => {
    const isReviewable = row.status === 'pending' || row.status === 'approved';
    const reviewId = isOpen && isReviewable ? reviewableEntry(actor, row) : null;
    return {
      _id: isOpen && mayOpenRow(actor, row) ? row.id : null,
      document: row.document,
      kind: kindOf(row.document),
      title: isOpen ? row.title : null,
      mediaType: row.mediaType,
      sentAt: instantOf(row.sentAt),
      status: row.status,
      isReplaced: isReplaced(row),
      expiresOn: isOpen ? row.expiresOn : null,
      expiresSoonFrom: isOpen ? nearFrom(row.expiresOn) : null,
      version: row.version,
      addedBy: addedBy(row, driverId),
      organization: row.organizationId === null ? null : { _id: row.organizationId, name: row.organization ?? '' },
      reviewId,
      rejection: isOpen ? rejectionFor(actor, row) : null,
    };
  });
  return { kinds: presentKinds(reading, data), data };
}

function presentKinds(
  { actor, pipeline, results, employment, isOpen }: DocumentReading,
  documents: readonly DossierFile[],
): DossierKind[] {
  const stores = storesOf(actor);
  return fileDocumentKinds.flatMap((kind): DossierKind[] => {
    const mayAdd = isOpen && whyNotAdd(actor, kind, employment) === undefined;
    const isReadable = stores.includes(storeOfKind(kind));
    if (!isReadable && !mayAdd) return [];
    const status = isReadable ? kindStatus(kind, { pipeline, results, documents }) : 'initial';
    const refusal = isOpen ? refusalOf(actor, kind, employment) : null;
    return [{ kind, status, mayAdd, refusal }];
  });
}

/** A document that waits for operations, with the driver's name. */
export function presentWaiting({
  id,
  driverId,
  firstName,
  lastName,
  kind,
  title,
  sentAt,
}: WaitingDocumentRow): WaitingDocument {
  const document = documentOf('evidence', null, { kind, isBack: false }) ?? 'additionalDocument';
  return { _id: id, driverId, name: `${firstName} ${lastName}`, document, title, sentAt };
}

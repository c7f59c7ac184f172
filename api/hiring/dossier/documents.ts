import { findDocumentRow } from '#db/driver-dossier/document-rows';
import { findCurrentEmployment } from '#db/employments/current-employment';
import { mayOpenDocument } from '#domain/driver-dossier/documents';
import type {
  AddableKinds,
  AddedFileDocument,
  FileDocuments,
  NewFileDocumentBody,
} from '#domain/driver-dossier/documents-schema';
import { ProblemError } from '#domain/problems';
import type { ReviewEvidenceBody } from '#domain/requirements/file-calls-schema';
import type { ReceivedFile } from '#domain/requirements/file-schema';
import { openStoredFile } from '../../drivers/files/stored-files';
import { addDocument, type AddingTo, readAddableKinds } from '../../file-documents/add-document';
import { mayOpenRow, namedRow } from '../../file-documents/present';
import type { FileResult } from '../../http/define-route';
import { receiveEvidenceFile } from '../../requirements/files/evidence-files';
import { reviewDocument } from '../../requirements/files/record-evidence';
import type { FileScope } from '../../requirements/files/scope';
import { type CarrierContext, requireOpen, requireStore } from './gate';
import { readDriverDossier } from './read-dossier';

/** The carrier's own part of an open file: what it adds belongs to it, and to the employment if one lasts. */
async function addingTo(ctx: CarrierContext, driverId: string): Promise<AddingTo> {
  await requireOpen(ctx, driverId);
  const { organizationId } = ctx.actor;
  const employment = await findCurrentEmployment(ctx.db, { driverId, organizationId });
  return { scope: { driverId, organizationId, employmentId: employment?.id ?? null }, employment };
}

/** The bytes of a document in the driver's file. */
export async function openDocument(
  ctx: CarrierContext,
  { driverId, fileId }: { readonly driverId: string; readonly fileId: string },
): Promise<FileResult> {
  const stores = await requireOpen(ctx, driverId);
  const { organizationId } = ctx.actor;
  const row = await findDocumentRow(ctx.db, { driverId, organizationId, fileId });
  const named = row && namedRow(row);
  if (named === undefined) throw new ProblemError('not-found');
  requireStore(mayOpenDocument(named.document, stores));
  if (named.scan === 'clean' && !mayOpenRow(ctx.actor, named)) throw new ProblemError('document-not-approved');
  return openStoredFile(ctx, { driverId, fileId });
}

/** The documents of the driver's file, as far as the caller may know of them; like an opening of the file, it is logged. */
export async function listDocuments(ctx: CarrierContext, driverId: string): Promise<FileDocuments> {
  const { documents, documentKinds } = await readDriverDossier(ctx, driverId);
  return { kinds: documentKinds, data: documents };
}

/** Receives a file that a new document of the driver's file can name. */
export async function receiveDocumentFile(ctx: CarrierContext, driverId: string): Promise<ReceivedFile> {
  const { scope } = await addingTo(ctx, driverId);
  return receiveEvidenceFile(ctx, scope);
}

/** Adds a document of the carrier to the driver's file. */
export const addCarrierDocument = async (
  ctx: CarrierContext,
  driverId: string,
  body: NewFileDocumentBody,
): Promise<AddedFileDocument> => addDocument(ctx, await addingTo(ctx, driverId), body);

/** The kinds of documents that the caller can add to the driver's file now. */
export const readCarrierKinds = async (ctx: CarrierContext, driverId: string): Promise<AddableKinds> =>
  readAddableKinds(ctx, await addingTo(ctx, driverId));

/** Accepts or rejects a document that somebody of the carrier added. */
export async function reviewCarrierDocument(
  ctx: CarrierContext,
  entry: { readonly driverId: string; readonly entryId: string; readonly body: ReviewEvidenceBody },
): Promise<void> {
  const { driverId, entryId, body } = entry;
  await requireOpen(ctx, driverId);
  const scope: FileScope = { driverId, organizationId: ctx.actor.organizationId, employmentId: null };
  await reviewDocument(ctx, { scope, evidenceId: entryId, body });
}

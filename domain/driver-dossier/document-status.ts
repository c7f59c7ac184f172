import type { FilePurpose, ScanState } from '../driver-files/purposes';
import type { ResultStatus } from '../driver-pipeline/results';
import type { DriverPipelineState } from '../driver-pipeline/state';
import { documentKinds, type DocumentStatus } from '../driver-pipeline/tasks';
import { type FileDocumentKind, sourcesOf, statusOfResult } from './document-kinds';
import type { DossierDocument } from './documents';

/** The facts that decide about the status of a stored document. */
export interface StatusSource {
  readonly purpose: FilePurpose;
  readonly scan: ScanState;
  /** The last verdict on the evidence that the file is. */
  readonly verdict: 'accepted' | 'rejected' | 'withdrawn' | null;
  /** Of a result: the status of the result. */
  readonly resultStatus: ResultStatus | null;
  /** Of the driver's current upload: its status. */
  readonly uploadStatus: DocumentStatus | null;
  /** Of an upload: whether a reviewer rejected it. */
  readonly wasRejected: boolean;
}

const isUpload = (purpose: FilePurpose): boolean => documentKinds.some((kind) => kind === purpose);

/**
 * The status of a stored document: the verdict on its evidence; without one, that of the driver's current upload or of the
 * result. Null for files that nobody reviews as documents. An upload that was replaced before its approval counts as rejected.
 */
export function documentStatus(source: StatusSource): DocumentStatus | null {
  const { purpose, scan, verdict, resultStatus, uploadStatus } = source;
  if (purpose === 'resume') return null;
  if (scan === 'waiting') return 'uploaded';
  if (verdict === 'accepted') return 'approved';
  if (isUpload(purpose)) return uploadStatus ?? 'rejected';
  if (verdict === 'rejected') return 'rejected';
  const ofResult = resultStatus === null ? 'pending' : statusOfResult[resultStatus];
  return ofResult === 'initial' || ofResult === 'requested' ? 'pending' : ofResult;
}

/** Whether it is `rejected` only because a later upload replaced it: nobody rejected it. */
export const isReplaced = (source: StatusSource): boolean =>
  isUpload(source.purpose) &&
  source.uploadStatus === null &&
  source.verdict !== 'rejected' &&
  !source.wasRejected &&
  documentStatus(source) === 'rejected';

/** Whether the content may be shown to somebody who does not review it: only once it is approved. */
export const isShowable = (status: DocumentStatus | null): boolean => status === null || status === 'approved';

/** A document among others of its driver. */
interface Versioned {
  readonly document: DossierDocument;
  readonly about: string | null;
  readonly title: string | null;
  readonly organizationId: string | null;
}

/**
 * Numbers documents of the same driver, newest first: a later document of the same kind, subject, title and owner is a new
 * version, and the earlier ones stay.
 */
export function withVersions<D extends Versioned>(newestFirst: readonly D[]): (D & { readonly version: number })[] {
  const seen = new Map<string, number>();
  return newestFirst
    .toReversed()
    .map((one) => {
      const key = [one.document, one.organizationId, one.about, one.title?.toLowerCase()].join('\n');
      const version = (seen.get(key) ?? 0) + 1;
      seen.set(key, version);
      return { ...one, version };
    })
    .toReversed();
}

/** The facts about kinds, also before a document of them is there. */
export interface KindSource {
  readonly pipeline: Pick<DriverPipelineState, 'documents'>;
  readonly results: readonly { readonly result: string; readonly status: ResultStatus }[];
  /** Newest first. */
  readonly documents: readonly {
    readonly kind: FileDocumentKind | null;
    readonly status: DocumentStatus | null;
  }[];
}

/** The status of a kind: of its newest document; without one, whether it was requested. */
export function kindStatus(kind: FileDocumentKind, { pipeline, results, documents }: KindSource): DocumentStatus {
  const newest = documents.find((document) => document.kind === kind);
  if (newest !== undefined) return newest.status ?? 'pending';
  const { uploads, results: own } = sourcesOf[kind];
  const isRequested = uploads.some((upload) => pipeline.documents[upload].status === 'requested');
  const isOrdered = results.some(
    ({ result, status }) => own.some((one) => one === result) && statusOfResult[status] === 'requested',
  );
  return isRequested || isOrdered ? 'requested' : 'initial';
}

import type { QueryKey } from '@tanstack/react-query';
import type { AddableKinds, NewOpsFileDocumentBody } from '#domain/driver-dossier/documents-schema';
import type { ReviewEvidenceBody } from '#domain/requirements/file-calls-schema';
import type { FileEmployment, ReceivedFile } from '#domain/requirements/file-schema';
import type { CommandRequest } from '#web/shared/http/use-command';

/** The calls about the documents of one driver's file. Operations and carriers have their own; the list is the same. */
export interface DocumentSource {
  /** Prefix of the queries. */
  readonly key: QueryKey;
  /** Queries that change with the documents. */
  readonly changes: readonly QueryKey[];
  /** Reads the employments for which a document can be obtained; absent for a carrier, which adds to its own. */
  readonly employments?: (signal: AbortSignal) => Promise<readonly FileEmployment[]>;
  readonly kinds: (employmentId: string | null, signal: AbortSignal) => Promise<AddableKinds>;
  readonly receive: (file: File) => Promise<ReceivedFile>;
  readonly add: (body: NewOpsFileDocumentBody, request: CommandRequest) => Promise<unknown>;
  readonly review: (entryId: string, body: ReviewEvidenceBody, request: CommandRequest) => Promise<unknown>;
}

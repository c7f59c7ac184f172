import type { QueryKey } from '@tanstack/react-query';
import type { LicenseIssuer } from '#domain/places/license-issuers';
import type { ReviewEvidenceBody } from '#domain/requirements/file-calls-schema';
import type {
  ChangeEmploymentBody,
  CorrectEvidenceBody,
  FileChanges,
  FileOnDay,
  NewEvidenceBody,
  ReceivedFile,
  StateFactsBody,
} from '#domain/requirements/file-schema';
import type { CommandRequest } from '#web/shared/http/use-command';

/** The day of a question, and the instant up to which corrections of the law count. */
export interface FileMoment {
  readonly on: string | null;
  readonly knownAt: string | null;
}

export type CardSide = 'front' | 'back';

/** A document of a line; of the driver's file, the line names the employment. */
export interface EvidenceEntry {
  readonly body: NewEvidenceBody;
  readonly employmentId: string | null;
}

/**
 * The calls about one driver's file. Operations, a carrier and the driver have their own; the pages are the same.
 */
export interface FileSource {
  readonly reader: 'ops' | 'carrier' | 'driver';
  readonly key: QueryKey;
  /** Other queries that change with the file. */
  readonly related: readonly QueryKey[];
  readonly read: (moment: FileMoment, signal: AbortSignal) => Promise<FileOnDay>;
  readonly content: (evidenceId: string, side: CardSide, signal: AbortSignal) => Promise<Blob>;
  readonly receive: (file: File) => Promise<ReceivedFile>;
  readonly record: (entry: EvidenceEntry, request: CommandRequest) => Promise<unknown>;
  readonly state: (body: StateFactsBody, request: CommandRequest) => Promise<unknown>;
  /** Issuers of licenses that the driver has named elsewhere; the form of all licenses begins with them. */
  readonly namedIssuers?: readonly LicenseIssuer[];
  /** Absent for the driver. */
  readonly office?: OfficeCalls;
}

/** Further calls of operations and carriers. */
export interface OfficeCalls {
  readonly changes: (since: string, on: string | null, signal: AbortSignal) => Promise<FileChanges>;
  readonly correct: (evidenceId: string, body: CorrectEvidenceBody, request: CommandRequest) => Promise<unknown>;
  readonly review: (evidenceId: string, body: ReviewEvidenceBody, request: CommandRequest) => Promise<unknown>;
  readonly describe: (employmentId: string, body: ChangeEmploymentBody, request: CommandRequest) => Promise<unknown>;
}

import type { MediaType } from '../driver-files/purposes';
import type { Status } from '../requirements/model/answer';
import type { AuditStore } from './terms';

/** The content of one driver's file on the day of an audit, as it is stored with the packet. */
export interface AuditFileContent {
  readonly driver: string;
  readonly carrier: string;
  readonly employment: AuditEmployment;
  /** Identity of the driver and the carrier. */
  readonly identity: readonly AuditFact[];
  /** The facts on which the answers rest. */
  readonly facts: readonly AuditFact[];
  /** The calendar day. */
  readonly on: string;
  readonly stores: readonly AuditStore[];
  /** In the order of sections. */
  readonly lines: readonly AuditLine[];
  readonly documents: readonly AuditDocument[];
}

/** A fact of the file. */
export interface AuditFact {
  readonly label: string;
  readonly value: string;
  /** Its author, and the day from which it holds. */
  readonly source: string;
}

/** The days of the employment. */
export interface AuditEmployment {
  readonly appliedOn: string | null;
  readonly hiredOn: string | null;
  readonly startedOn: string | null;
  readonly endedOn: string | null;
}

/** One line of the file. */
export interface AuditLine {
  readonly title: string;
  readonly citation: string;
  /** The past employer, licensing authority or certificate that it is about; empty without one. */
  readonly subject: string;
  readonly status: Status;
  /** The status in a sentence, with its days; what is missing is stated plainly. */
  readonly statement: string;
  readonly bars: boolean;
  readonly evidence: readonly AuditEvidence[];
}

/** A document or certificate of a line. */
export interface AuditEvidence {
  readonly title: string;
  /** Its form, dates, statements and review. */
  readonly details: string;
  /** Whether it proves the line. */
  readonly counts: boolean;
  /** Whether it is of a kind that proves the line; others are looked at for what speaks against the driver. */
  readonly couldCount: boolean;
  /** The stored documents that the packet contains: front and back. */
  readonly documentIds: readonly string[];
}

/** A stored document of the file. */
export interface AuditDocument {
  readonly fileId: string;
  readonly title: string;
  readonly mediaType: MediaType;
  readonly addedOn: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  /** 0 for a document that cannot be displayed. */
  readonly pages: number;
}

/** Numbers of lines by status, and of those that bar driving. */
export type AuditCounts = Readonly<Record<'missing' | 'expired' | 'unknown' | 'due' | 'late' | 'bars', number>>;

/** The numbers of a file's lines. */
export const auditCounts = ({ lines }: Pick<AuditFileContent, 'lines'>): AuditCounts => {
  const of = (status: Status) => lines.filter((line) => line.status === status).length;
  return {
    missing: of('missing'),
    expired: of('expired'),
    unknown: of('unknown'),
    due: of('due'),
    late: of('late'),
    bars: lines.filter(({ bars }) => bars).length,
  };
};

import type { FileEmployment, FileEvidence, FileLine, FileOnDay, StatedFacts } from '#domain/requirements/file-schema';
import type { StatableFact } from './fact-groups';
import type { FileSource } from './source';

export interface EvidenceModalData {
  source: FileSource;
  file: FileOnDay;
  line: FileLine;
  /** The wrong entry that the new one replaces. */
  corrects: FileEvidence | null;
}

export interface ReviewModalData {
  source: FileSource;
  evidence: FileEvidence;
  result: 'rejected' | 'withdrawn';
}

export interface FactsModalData {
  source: FileSource;
  file: FileOnDay;
  names: readonly StatableFact[];
  /** Names their group, or the requirement that needs them. */
  title: string;
  /** The wrong statement that the new one replaces. */
  statement: StatedFacts | null;
}

export interface EmploymentModalData {
  source: FileSource;
  employment: FileEmployment;
}

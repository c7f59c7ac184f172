import type { DocumentStatus } from '#domain/driver-pipeline/tasks';
import type { OpsDriverFile, ReviewedFile } from '#domain/driver-reviews/schema';

/** Files shown one at a time beside their data. */
export const shownFiles = ['driverLicense', 'backDriverLicense', 'dotMedicalCard', 'mvr', 'photo', 'resume'] as const;
export type ShownFile = (typeof shownFiles)[number];

export interface Shown {
  status: DocumentStatus;
  file: ReviewedFile | null;
  /** Approved until then. */
  expiresOn: string | null;
  /** The entry that a verdict on the task names; documents are named by their file. */
  entryId: string | null;
}

const nothing: Shown = { status: 'initial', file: null, expiresOn: null, entryId: null };

/** How far a document, the photo or the resume is. */
export function shownOf(file: OpsDriverFile, what: ShownFile): Shown {
  if (what === 'photo' || what === 'resume') return { ...nothing, ...file[what] };
  const found = file.documents.find(({ document }) => document === what);
  return found === undefined ? nothing : { ...nothing, ...found };
}

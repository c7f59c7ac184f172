import { uploadTypes } from '#domain/driver-files/uploads';
import { type DocumentStatus, isFileTask } from '#domain/driver-pipeline/tasks';
import type { OpsDriverFile, ReviewedFile } from '#domain/driver-reviews/schema';

/** Files shown one at a time beside their data. */
export const shownFiles = uploadTypes;
export type ShownFile = (typeof shownFiles)[number];

export interface Shown {
  status: DocumentStatus;
  file: ReviewedFile | null;
  /** The approved expiration date. */
  expiresOn: string | null;
  /** The entry id that a verdict on the task refers to; documents use their file id. */
  entryId: string | null;
}

const nothing: Shown = { status: 'initial', file: null, expiresOn: null, entryId: null };

/** The status of a document, the photo or the resume. */
export function shownOf(file: OpsDriverFile, what: ShownFile): Shown {
  if (isFileTask(what)) return { ...nothing, ...file[what] };
  const found = file.documents.find(({ document }) => document === what);
  return found === undefined ? nothing : { ...nothing, ...found };
}

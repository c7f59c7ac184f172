import { defineSignal } from '@temporalio/workflow';

/** The workflow's registered name, for callers that start it without importing its code. */
export const FILE_EXPORT_WORKFLOW_TYPE = 'fileExport';

/** The workflow's argument; the export is a row. */
export interface FileExportInput {
  readonly exportId: string;
}

/** The email with the PDF was sent, or failed for good; the row of the message says which. */
export const exportMessageSettled = defineSignal('exportMessageSettled');

/** Workflow id of an export of a driver's file. */
export const fileExportWorkflowId = (exportId: string): string => `file-export/${exportId}`;

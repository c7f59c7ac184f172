/** One workflow run whose history is recorded. */
export interface RecordedRun {
  readonly workflow:
    | 'candidacy'
    | 'job-order'
    | 'driver-pipeline'
    | 'recurring'
    | 'bulk-action'
    | 'dq-access'
    | 'employment-verification'
    | 'file-export';
  readonly name: string;
  readonly workflowId: string;
  readonly runId?: string;
}

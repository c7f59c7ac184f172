/** One workflow run whose history is recorded. */
export interface RecordedRun {
  readonly workflow:
    | 'candidacy'
    | 'job-order'
    | 'driver-pipeline'
    | 'recurring'
    | 'bulk-action'
    | 'carrier-agreement'
    | 'dq-access'
    | 'adverse-action'
    | 'employment-verification'
    | 'file-export'
    | 'audit-packet';
  readonly name: string;
  readonly workflowId: string;
  readonly runId?: string;
}

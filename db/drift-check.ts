import type { Logger } from '#platform/logger';
import type { Db } from './handle';

/** The part of Temporal that the check needs. */
export interface DriftDeps {
  readonly db: Db;
  readonly log: Logger;
  /** The workflow's own number of its last transition; undefined when there is no such workflow. */
  readonly seqOf: (workflowId: string) => Promise<number | undefined>;
  /** Asks the workflow to write its last transition once more. */
  readonly reproject: (workflowId: string) => Promise<void>;
}

export interface DriftReport {
  readonly checked: number;
  /** Rows that were behind their workflow; they were asked to be written again. */
  readonly behind: number;
  /** Rows that know more than their workflow, or have none: somebody must look. */
  readonly ahead: number;
}

interface Row {
  readonly workflowId: string;
  readonly version: number;
  /** An imported pipeline starts with its first command: without a run it has not drifted. */
  readonly mayRest?: boolean;
}

/**
 * Compares the rows that changed last with what their workflows say: a power cut may have taken the last commits of
 * one side and not of the other.
 */
export async function checkDrift(deps: DriftDeps, sample: number): Promise<DriftReport> {
  const rows = await lastChanged(deps.db, sample);
  let behind = 0;
  let ahead = 0;
  for (const { workflowId, version, mayRest = false } of rows) {
    const seq = await deps.seqOf(workflowId);
    if (seq !== undefined && version < seq) {
      behind += 1;
      deps.log.warn({ workflowId, version, seq }, 'the row is behind its workflow');
      await deps.reproject(workflowId);
    } else if (seq === undefined ? !mayRest : version > seq) {
      ahead += 1;
      deps.log.error({ workflowId, version, seq }, 'the row knows more than its workflow');
    }
  }
  return { checked: rows.length, behind, ahead };
}

/** Living flows only: what is over may have left Temporal long ago. */
async function lastChanged(db: Db, sample: number): Promise<Row[]> {
  const columns = { workflowId: 'workflow_id', version: 'version' };
  const orders: Row[] = await db('job_orders')
    .whereIn('status', ['pending', 'active'])
    .orderBy('updated_at', 'desc')
    .limit(sample)
    .select(columns);
  const candidacies: Row[] = await db('candidacies')
    .whereNotIn('state', ['ended', 'closed'])
    .orderBy('updated_at', 'desc')
    .limit(sample)
    .select(columns);
  const pipelines: Row[] = await db('driver_pipelines').orderBy('updated_at', 'desc').limit(sample).select(columns);
  return [...orders, ...candidacies, ...pipelines.map((row) => ({ ...row, mayRest: true }))];
}

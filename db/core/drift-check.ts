import { openAdverseActionStates } from '#domain/adverse-actions/states';
import { openAccessStates } from '#domain/dq-access/states';
import { openVerificationStates } from '#domain/employment-verifications/states';
import type { Logger } from '#platform/logger';
import type { Db } from './handle';

/** The dependencies of the check: the database, the log and two Temporal operations. */
export interface DriftDeps {
  readonly db: Db;
  readonly log: Logger;
  /** The sequence number of the workflow's last transition; undefined if the workflow does not exist. */
  readonly seqOf: (workflowId: string) => Promise<number | undefined>;
  /** Signals the workflow to project its last transition again. */
  readonly reproject: (workflowId: string) => Promise<void>;
}

export interface DriftReport {
  readonly checked: number;
  /** Rows behind their workflow; each workflow was signaled to project again. */
  readonly behind: number;
  /** Rows ahead of their workflow, or without one: an operator must investigate. */
  readonly ahead: number;
}

interface Row {
  readonly workflowId: string;
  readonly version: number;
  /** True for pipelines, accesses, adverse actions, agreements and verifications: an imported one starts with its first command, so a missing workflow is not drift. */
  readonly isWorkflowOptional?: boolean;
}

/**
 * Compares the most recently changed rows with their workflows: a power failure may lose the last commits of one side
 * but not of the other.
 */
export async function checkDrift(deps: DriftDeps, sample: number): Promise<DriftReport> {
  const rows = await lastChanged(deps.db, sample);
  let behind = 0;
  let ahead = 0;
  for (const { workflowId, version, isWorkflowOptional = false } of rows) {
    const seq = await deps.seqOf(workflowId);
    if (seq !== undefined && version < seq) {
      behind += 1;
      deps.log.warn({ workflowId, version, seq }, 'row is behind its workflow');
      await deps.reproject(workflowId);
    } else if (seq === undefined ? !isWorkflowOptional : version > seq) {
      ahead += 1;
      deps.log.error(
        { workflowId, version, seq },
        seq === undefined ? 'row has no workflow' : 'row is ahead of its workflow',
      );
    }
  }
  return { checked: rows.length, behind, ahead };
}

/** Reads live entities only: Temporal may have deleted closed workflows long ago. */
async function lastChanged(db: Db, sample: number): Promise<Row[]> {
  const columns = { workflowId: 'workflow_id', version: 'version' };
  const orders = await db('job_orders')
    .whereIn('status', ['pending', 'active'])
    .orderBy('updated_at', 'desc')
    .limit(sample)
    .select<Row[]>(columns);
  const candidacies = await db('candidacies')
    .whereNotIn('state', ['ended', 'closed'])
    .orderBy('updated_at', 'desc')
    .limit(sample)
    .select<Row[]>(columns);
  const pipelines = await db('driver_pipelines').orderBy('updated_at', 'desc').limit(sample).select<Row[]>(columns);
  const accesses = await db('dq_accesses')
    .whereIn('state', openAccessStates)
    .orderBy('updated_at', 'desc')
    .limit(sample)
    .select<Row[]>(columns);
  const adverseActions = await db('adverse_actions')
    .whereIn('state', openAdverseActionStates)
    .orderBy('updated_at', 'desc')
    .limit(sample)
    .select<Row[]>(columns);
  const agreements = await db('carrier_agreements').orderBy('updated_at', 'desc').limit(sample).select<Row[]>(columns);
  const verifications = await db('employment_verifications')
    .whereIn('state', [...openVerificationStates])
    .orderBy('updated_at', 'desc')
    .limit(sample)
    .select<Row[]>(columns);
  const startable = [...pipelines, ...accesses, ...adverseActions, ...agreements, ...verifications].map((row) => ({
    ...row,
    isWorkflowOptional: true,
  }));
  return [...orders, ...candidacies, ...startable];
}

import type { Client } from '@temporalio/client';
import { isDemoArriving } from '#db/accounts/demo-store';
import { checkDrift, type DriftDeps, type DriftReport } from '#db/core/drift-check';
import type { Db } from '#db/core/handle';
import { repairPipelineCounts } from '#db/driver-pipeline/pipeline-counts';
import type { Logger } from '#platform/logger';
import { adverseActionView } from '#workflows/adverse-action/messages';
import { candidacyView } from '#workflows/candidacy/messages';
import { agreementView } from '#workflows/carrier-agreement/messages';
import { dqAccessView } from '#workflows/dq-access/messages';
import { driverPipelineView } from '#workflows/driver-pipeline/messages';
import { verificationView } from '#workflows/employment-verification/messages';
import { reproject } from '#workflows/entity/messages';
import { jobOrderView } from '#workflows/job-order/messages';
import { ignoreClosed } from './closed-workflows';

/** The number of most recently changed rows that are compared with their workflows. */
const SAMPLE_SIZE = 50;

export interface DriftCheckDeps {
  readonly db: Db;
  readonly client: Client;
  readonly log: Logger;
  /** Reports a finding to the operator directly, in addition to the log. */
  readonly warn?: (text: string) => void;
}

/**
 * Compares the sample with the workflows; rows that are behind are projected again, rows that are ahead are reported.
 * Then compares the counts of pipelines with their rows, and corrects them.
 */
export async function reportDrift(deps: DriftCheckDeps): Promise<void> {
  const report = await checkDrift(driftDeps(deps), SAMPLE_SIZE);
  deps.log.info(report, 'drift check completed');
  // Imported rows have no workflow until the seeding of the demo is finished.
  if (report.ahead > 0 && !(await isDemoArriving(deps.db))) deps.warn?.(aheadText(report));
  const corrected = await repairPipelineCounts(deps.db);
  if (corrected > 0) deps.log.warn({ corrected }, 'counts of pipelines were wrong and were corrected');
}

const aheadText = ({ ahead, checked }: DriftReport): string =>
  `${String(ahead)} of the ${String(checked)} most recently changed rows are ahead of their workflows, whose histories are incomplete or missing. The log lists them; docs/runbook.md#backup-restore-upgrade says what to do.`;

const views = [
  { prefix: 'candidacy/', query: candidacyView.name },
  { prefix: 'job-order/', query: jobOrderView.name },
  { prefix: 'driver-pipeline/', query: driverPipelineView.name },
  { prefix: 'dq-access/', query: dqAccessView.name },
  { prefix: 'adverse-action/', query: adverseActionView.name },
  { prefix: 'agreement/', query: agreementView.name },
  { prefix: 'voe/', query: verificationView.name },
];

function driftDeps({ db, client, log }: DriftCheckDeps): DriftDeps {
  return {
    db,
    log,
    seqOf: (workflowId) =>
      ignoreClosed(async () => {
        const view = views.find(({ prefix }) => workflowId.startsWith(prefix));
        if (view === undefined) return undefined;
        return (await client.workflow.getHandle(workflowId).query<{ seq: number }>(view.query)).seq;
      }),
    reproject: async (workflowId) => {
      await ignoreClosed(() => client.workflow.getHandle(workflowId).signal(reproject));
    },
  };
}

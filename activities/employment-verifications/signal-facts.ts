import type { Client } from '@temporalio/client';
import type { Db } from '#db/core/handle';
import { readChangedFacts } from '#db/employment-verifications/facts';
import {
  EMPLOYMENT_VERIFICATION_WORKFLOW_TYPE,
  verificationFactsChanged,
} from '#workflows/employment-verification/messages';
import { ignoreClosed } from '../core/closed-workflows';

interface FactsDeps {
  readonly client: Client;
  readonly db: Db;
  readonly taskQueue: string;
}

/**
 * Signals verifications of the driver's past employments of another day of the hire, of a file that is no longer open to the
 * carrier, or of erased data. The current rows decide, so that a delivery that comes late says nothing old. One whose workflow
 * does not run starts from its row.
 */
export async function signalVerificationFacts({ client, db, taskQueue }: FactsDeps, driverId: string): Promise<void> {
  for (const { workflowId, state, facts } of await readChangedFacts(db, driverId)) {
    if (facts.isDriverErased) {
      await ignoreClosed(() => client.workflow.getHandle(workflowId).signal(verificationFactsChanged, facts));
      continue;
    }
    await client.workflow.signalWithStart(EMPLOYMENT_VERIFICATION_WORKFLOW_TYPE, {
      workflowId,
      taskQueue,
      args: [{ checkpoint: { state } }],
      signal: verificationFactsChanged,
      signalArgs: [facts],
    });
  }
}

import { ApplicationFailure } from '@temporalio/common';
import { ProjectionConflict } from '#db/core/workflow-events';
import type { Logger } from '#platform/logger';

/** An event number that already belongs to another event is logged as an error and not retried. */
export async function alertOnConflict<Result>(log: Logger, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProjectionConflict)) throw error;
    log.error({ workflowId: error.workflowId, seq: error.seq }, 'projection conflict: was the workflow reset?');
    throw ApplicationFailure.create({ message: error.message, type: 'projection-conflict', nonRetryable: true });
  }
}

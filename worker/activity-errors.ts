import { ApplicationFailure, TemporalFailure } from '@temporalio/common';
import type { ActivityInterceptorsFactory } from '@temporalio/worker';
import type { Logger } from '#platform/logger';

/**
 * An error message may quote a statement, an address or an email server's reply. Workflow histories must not contain
 * these, so the error is logged, and the workflow receives only the failure of the attempt. Temporal failures pass through.
 */
export const redactActivityErrors =
  (log: Logger): ActivityInterceptorsFactory =>
  ({ info }) => ({
    inbound: {
      async execute(input, next) {
        try {
          return await next(input);
        } catch (error) {
          if (error instanceof TemporalFailure) throw error;
          const { activityType, attempt, workflowExecution } = info;
          log.error({ err: error, activityType, attempt, ...workflowExecution }, 'activity failed');
          throw ApplicationFailure.create({ message: 'internal', type: 'internal' });
        }
      },
    },
  });

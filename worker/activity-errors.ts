import { ApplicationFailure, TemporalFailure } from '@temporalio/common';
import type { ActivityInterceptorsFactory } from '@temporalio/worker';
import type { Logger } from '#platform/logger';

/**
 * An error's text may quote a statement, an address or a mail server's answer, and histories must not hold such texts:
 * it goes to the log, and the workflow only learns that the attempt failed. Temporal failures pass through.
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

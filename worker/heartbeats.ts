import type { ActivityInterceptorsFactory } from '@temporalio/worker';

/** Heartbeats within one timeout: a single lost one does not matter. */
const HEARTBEATS_PER_TIMEOUT = 3;

/**
 * Sends heartbeats while an activity with a heartbeat timeout runs, so that the server retries it soon after its worker
 * died instead of waiting for the timeout of the whole attempt.
 */
export const sendHeartbeats: ActivityInterceptorsFactory = (context) => ({
  inbound: {
    async execute(input, next) {
      const { heartbeatTimeoutMs } = context.info;
      if (heartbeatTimeoutMs === undefined || heartbeatTimeoutMs === 0) return next(input);
      const timer = setInterval(() => {
        context.heartbeat();
      }, heartbeatTimeoutMs / HEARTBEATS_PER_TIMEOUT);
      try {
        return await next(input);
      } finally {
        clearInterval(timer);
      }
    },
  },
});

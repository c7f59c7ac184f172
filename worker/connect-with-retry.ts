import { setTimeout as delay } from 'node:timers/promises';
import { NativeConnection } from '@temporalio/worker';
import type { Logger } from '#platform/logger';

const RETRY_INTERVAL_MS = 1_000;

/** Connects to Temporal, and retries until the server is up: processes start in any order. */
export async function connectWithRetry(address: string, log: Logger): Promise<NativeConnection> {
  for (;;) {
    try {
      return await NativeConnection.connect({ address });
    } catch (error) {
      log.warn({ address, err: error }, 'Temporal is not reachable yet, will retry');
      await delay(RETRY_INTERVAL_MS);
    }
  }
}

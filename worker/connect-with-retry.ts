import { setTimeout as delay } from 'node:timers/promises';
import { NativeConnection } from '@temporalio/worker';
import type { Logger } from '#platform/logger';

const RETRY_INTERVAL_MS = 1_000;

/** Waits for a Temporal server that is not there yet; processes start in any order. */
export async function connectWithRetry(address: string, log: Logger): Promise<NativeConnection> {
  for (;;) {
    try {
      return await NativeConnection.connect({ address });
    } catch (error) {
      log.warn({ address, err: error }, 'Temporal does not answer yet');
      await delay(RETRY_INTERVAL_MS);
    }
  }
}

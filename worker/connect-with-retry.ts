import { setTimeout as delay } from 'node:timers/promises';
import { NativeConnection } from '@temporalio/worker';
import type { Logger } from '#platform/logger';

const RETRY_INTERVAL_MS = 1_000;

/**
 * Connects to Temporal, and retries until the server is up and has the namespace: processes start in any order, and a new
 * server registers its namespaces slightly after it opens its port.
 */
export async function connectWithRetry(address: string, log: Logger, namespace?: string): Promise<NativeConnection> {
  for (;;) {
    try {
      return await connect(address, namespace);
    } catch (error) {
      log.warn({ address, namespace, err: error }, 'Temporal is not reachable yet, will retry');
      await delay(RETRY_INTERVAL_MS);
    }
  }
}

async function connect(address: string, namespace: string | undefined): Promise<NativeConnection> {
  const connection = await NativeConnection.connect({ address });
  try {
    if (namespace !== undefined) await connection.workflowService.describeNamespace({ namespace });
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}

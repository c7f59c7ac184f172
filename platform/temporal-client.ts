import { Client, Connection } from '@temporalio/client';
import { createDataConverter } from './data-converter';
import type { Secrets } from './keyring';

export interface TemporalOptions {
  readonly address: string;
  readonly namespace: string;
  readonly secrets: Secrets;
}

/** Connects on the first call, so that a process starts and reports the problem while Temporal is down. */
export function createTemporalClient({ address, namespace, secrets }: TemporalOptions): Client {
  return new Client({
    connection: Connection.lazy({ address }),
    namespace,
    dataConverter: createDataConverter(secrets),
  });
}

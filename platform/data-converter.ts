import { join } from 'node:path';

import type { DataConverter } from '@temporalio/common';

import type { Secrets } from './keyring';
import { createPayloadCodec } from './payload-codec';

/** Temporal loads this file itself. Written so that it is found from the sources and from dist/<layer>/<entry>.js. */
export const failureConverterPath = join(__dirname, '..', 'platform', 'failure-converter');

/** The same one for client, worker, workflow bundle and replay. */
export function createDataConverter(secrets: Secrets): DataConverter {
  return { failureConverterPath, payloadCodecs: [createPayloadCodec(secrets)] };
}

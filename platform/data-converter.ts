import { join } from 'node:path';
import type { DataConverter } from '@temporalio/common';
import type { Secrets } from './keyring';
import { createPayloadCodec } from './payload-codec';

/** Temporal loads this file itself; the path works from the sources and from dist/<layer>/<entry>.js. */
export const failureConverterPath = join(__dirname, '..', 'platform', 'failure-converter');

/** The data converter of client, worker, workflow bundle and replay. */
export function createDataConverter(secrets: Secrets): DataConverter {
  return { failureConverterPath, payloadCodecs: [createPayloadCodec(secrets)] };
}

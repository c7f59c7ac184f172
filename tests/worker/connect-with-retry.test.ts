import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { NativeConnection } from '@temporalio/worker';
import { newId } from '#platform/ids';
import { connectWithRetry } from '../../worker/connect-with-retry';
import { capturedLog } from '../support/captured-log';
import { testEnvironment } from '../support/environment';
import { eventually } from '../support/eventually';

const address = testEnvironment('TEST_TEMPORAL_ADDRESS');
const namespace = `late-${newId()}`;
const { lines, log } = capturedLog();
let admin: NativeConnection;

beforeAll(async () => {
  admin = await connectWithRetry(address, log);
});
afterAll(() => admin.close());

it('waits for a namespace that the server registers after it opened its port', async () => {
  const connecting = connectWithRetry(address, log, namespace);
  await eventually(() => {
    expect(lines.join('')).toContain('Temporal is not reachable yet');
  });

  await admin.workflowService.registerNamespace({
    namespace,
    workflowExecutionRetentionPeriod: { seconds: 86_400 as never },
  });

  const connection = await connecting;
  const { namespaceInfo } = await connection.workflowService.describeNamespace({ namespace });
  expect(namespaceInfo?.name).toBe(namespace);
  await connection.close();
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client } from '@temporalio/client';
import { NativeConnection } from '@temporalio/worker';
import { newId } from '#platform/ids';
import { createTemporalClient } from '#platform/temporal-client';
import { createWorkflowCommands, type WorkflowCommands } from '#platform/workflow-commands';
import { counterBundle, startSmallWorker } from '../../support/small-worker';
import { temporalAddress } from '../../support/temporal';
import { add } from '../../support/workflows/counter';
import '../../support/temporal-runtime';

const key = Buffer.alloc(32, 3);
const taskQueue = `counter-${newId()}`;
const start = { workflowType: 'counter', args: [] };
const soonMs = 700;

let client: Client;
let commands: WorkflowCommands;
let connection: NativeConnection;
let stop: (() => Promise<void>) | undefined;
const started: string[] = [];

function aWorkflowId() {
  const id = `counter/${newId()}`;
  started.push(id);
  return id;
}
async function startWorker() {
  stop = await startSmallWorker({ connection, taskQueue, key, workflowBundle: await counterBundle() });
}
async function stopWorker() {
  await stop?.();
  stop = undefined;
}
const codeOf = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'no refusal',
    (error: unknown) => (error as { code?: unknown }).code,
  );

beforeAll(async () => {
  client = createTemporalClient({ address: temporalAddress(), namespace: 'default', secrets: [key] });
  commands = createWorkflowCommands(client, { deadlineMs: 120_000, taskQueue });
  connection = await NativeConnection.connect({ address: temporalAddress() });
});
afterEach(stopWorker);
afterAll(async () => {
  for (const id of started)
    await client.workflow
      .getHandle(id)
      .terminate()
      .catch(() => undefined);
  await connection.close();
  await client.connection.close();
});

describe('a command to a workflow', () => {
  it('starts the workflow on the first command and reaches it again', async () => {
    await startWorker();
    const workflowId = aWorkflowId();

    const first = await commands.update(workflowId, add, { command: { amount: 2 }, updateId: newId(), start });
    const second = await commands.update(workflowId, add, { command: { amount: 3 }, updateId: newId(), start });
    const third = await commands.update(workflowId, add, { command: { amount: 4 }, updateId: newId() });

    expect([first, second, third]).toEqual([2, 5, 9]);
  });

  it('has one effect when it is sent twice with one id', async () => {
    await startWorker();
    const workflowId = aWorkflowId();
    const updateId = newId();

    await commands.update(workflowId, add, { command: { amount: 2 }, updateId, start });
    const repeated = await commands.update(workflowId, add, { command: { amount: 2 }, updateId, start });

    expect(repeated).toBe(2);
  });

  it('returns a refusal as the problem of the catalog, with its params', async () => {
    await startWorker();

    const refused = commands.update(aWorkflowId(), add, { command: { amount: -1 }, updateId: newId(), start });

    await expect(refused).rejects.toMatchObject({
      code: 'organization-inactive',
      message: 'Blue Mesa is not active, please contact support',
    });
  });

  it('returns an internal error if the refusal is not in the catalog', async () => {
    await startWorker();

    const refused = commands.update(aWorkflowId(), add, { command: { amount: 13 }, updateId: newId(), start });

    await expect(refused).rejects.toMatchObject({ name: 'WorkflowUpdateFailedError' });
  });

  it('returns 404 if the workflow does not exist', async () => {
    expect(await codeOf(commands.update(newId(), add, { command: { amount: 1 }, updateId: newId() }))).toBe(
      'not-found',
    );
  });

  it('returns 503 within the deadline while there is no worker, and works under the same id once one is back', async () => {
    const withDeadline = createWorkflowCommands(client, { deadlineMs: soonMs, taskQueue });
    const workflowId = aWorkflowId();
    const updateId = newId();

    const refusedCode = await codeOf(withDeadline.update(workflowId, add, { command: { amount: 2 }, updateId, start }));
    await startWorker();
    const result = await commands.update(workflowId, add, { command: { amount: 2 }, updateId, start });
    const after = await commands.update(workflowId, add, { command: { amount: 1 }, updateId: newId() });

    expect([refusedCode, result, after]).toEqual(['unavailable', 2, 3]);
  });

  it('returns 503 within the deadline while Temporal is down', async () => {
    const unreachable = createTemporalClient({ address: '127.0.0.1:1', namespace: 'default', secrets: [key] });
    const lost = createWorkflowCommands(unreachable, { deadlineMs: soonMs, taskQueue });

    expect(await codeOf(lost.update('counter/x', add, { command: { amount: 1 }, updateId: newId() }))).toBe(
      'unavailable',
    );
    expect(await codeOf(lost.update('counter/x', add, { command: { amount: 1 }, updateId: newId(), start }))).toBe(
      'unavailable',
    );
    await unreachable.connection.close();
  });

  it('stores nothing readable in the history, not even in failures', async () => {
    await startWorker();
    const workflowId = aWorkflowId();
    await codeOf(commands.update(workflowId, add, { command: { amount: 13 }, updateId: newId(), start }));

    const history = JSON.stringify(await client.workflow.getHandle(workflowId).fetchHistory());

    expect(history).toContain(Buffer.from('binary/encrypted').toString('base64'));
    expect(history).not.toMatch(/secret|counter\.ts/);
  });
});

import { setTimeout as after } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { defineUpdate } from '@temporalio/workflow';
import { z } from 'zod';
import { withCommandDeadline } from '#api/http/admission';
import { defineRoute } from '#api/http/define-route';
import { newId } from '#platform/ids';
import type { UpdateOf, WorkflowCommands } from '#platform/workflow-commands';
import { as, problemOf, startTestApi, type TestApi } from '../../support/api';
import { anAccessToken, aUser } from '../../support/builders/people';

const MAX_CONCURRENT = 2;
const poke = defineUpdate<string, [string]>('poke');
let waiting: (() => void)[] = [];
let sent: UpdateOf<unknown>[] = [];

const temporal: WorkflowCommands = {
  deadlineMs: 9_000,
  update: (_workflowId, _definition, update) => {
    sent.push(update);
    return new Promise((resolve) => waiting.push(() => resolve('poked' as never)));
  },
};
const shared = { permission: 'signed-in', scope: 'self', summary: 'Poke', problems: [], example: () => ({}) } as const;
const command = defineRoute({
  ...shared,
  id: 'test.poke',
  method: 'post',
  paths: ['/api/test/poke'],
  response: z.object({ answer: z.string() }),
  handler: async ({ ctx }) => ({
    answer: await ctx.temporal.update('one', poke, { command: 'now', updateId: newId() }),
  }),
});
const read = defineRoute({
  ...shared,
  id: 'test.look',
  method: 'get',
  paths: ['/api/test/look'],
  response: z.object({ fine: z.boolean() }),
  handler: () => Promise.resolve({ fine: true }),
});

let api: TestApi;
let robin: ReturnType<typeof as>;

beforeAll(async () => {
  const limits = { callsPerTenSeconds: 1e6, failedSignIns: 1e6, maxConcurrentCommands: MAX_CONCURRENT };
  api = await startTestApi({ temporal, limits }, [command, read]);
  robin = as(api.app, await anAccessToken(api.db, (await aUser(api.db)).id));
});
afterAll(() => api.close());

async function untilWaiting(count: number): Promise<void> {
  while (waiting.length < count) await after(5);
}
function respondToAll() {
  for (const response of waiting) response();
  waiting = [];
}

describe('more commands than can be handled in time', () => {
  it('are refused immediately, while running ones finish and reads continue', async () => {
    const first = Array.from({ length: MAX_CONCURRENT }, () =>
      robin.post('/api/test/poke').then((response) => response.status),
    );
    await untilWaiting(MAX_CONCURRENT);

    const refused = await robin.post('/api/test/poke');

    expect([problemOf(refused).code, refused.get('Retry-After')]).toEqual(['unavailable', '2']);
    expect((await robin.get('/api/test/look')).status).toBe(200);
    respondToAll();
    expect(await Promise.all(first)).toEqual([200, 200]);
    const next = robin.post('/api/test/poke').then((response) => response.status);
    await untilWaiting(1);
    respondToAll();
    expect(await next).toBe(200);
  });
});

describe('the deadline of a command', () => {
  it('counts from its arrival', async () => {
    sent = [];
    const before = Date.now();
    const response = robin.post('/api/test/poke').then(({ status }) => status);
    await untilWaiting(1);
    const endsAt = sent[0]?.endsAt ?? 0;

    expect(endsAt).toBeGreaterThanOrEqual(before + temporal.deadlineMs);
    expect(endsAt).toBeLessThanOrEqual(Date.now() + temporal.deadlineMs);
    respondToAll();
    expect(await response).toBe(200);
  });

  it('expires before the command is sent, if all of it was spent in the queue', async () => {
    sent = [];

    const late = withCommandDeadline(temporal, Date.now() - 1).update('one', poke, {
      command: 'now',
      updateId: newId(),
    });

    await expect(late).rejects.toMatchObject({ code: 'unavailable' });
    expect(sent).toEqual([]);
  });
});

import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { storeNote } from '#db/messages/note-store';
import { newId } from '#platform/ids';
import { eventually } from '../support/eventually';
import { type HiringSystem, startHiringSystem } from '../support/hiring/hiring-system';
import { aHiringWorld } from '../support/hiring/hiring-world';
import { aVersion, LiveOrder } from '../support/hiring/live-order';
import { scenarios } from '../support/hiring/scenarios';
import { testDataConverter } from '../support/hiring/test-workers';
import { forbiddenStrings } from '../support/history-strings';

let system: HiringSystem;

beforeAll(async () => {
  system = await startHiringSystem();
});
afterAll(() => system.close());

const historyOf = (workflowId: string, runId?: string) =>
  system.client.workflow.getHandle(workflowId, runId).fetchHistory();

it.each(Object.keys(scenarios))(
  'stores only ids, times, zones, enum values and problem codes, and no other text, when %s',
  async (name) => {
    const found: Record<string, string[]> = {};
    for (const run of (await scenarios[name]?.(system)) ?? []) {
      const strings = await forbiddenStrings(await historyOf(run.workflowId, run.runId), testDataConverter);
      if (strings.length > 0) found[`${run.workflow}/${run.name}`] = strings;
    }

    expect(found).toEqual({});
  },
);

it('keeps the text of a failure out of the history, and continues when its cause is gone', async () => {
  const world = await aHiringWorld(system.db);
  const order = new LiveOrder(system, { ...world, orderId: newId(), versionId: await aVersion(system.db, world) });
  await order.send('createOrder');
  const noteId = newId();
  const answer = order.send('sendBackOrder', { noteId });
  await eventually(async () => {
    const [activity] = (await order.handle.describe()).raw.pendingActivities ?? [];
    expect(activity?.attempt).toBeGreaterThan(1);
  });
  const { organizationId, adminId: authorId } = world;
  await storeNote(system.db, { id: noteId, organizationId, authorId, kind: 'send-back', text: 'Which yard?' });

  expect(await answer).toMatchObject({ state: 'pending' });
  expect(await forbiddenStrings(await historyOf(order.workflowId), testDataConverter)).toEqual([]);
});

it('detects free text in a payload', async () => {
  const data = Buffer.from(JSON.stringify({ note: 'Call me at 555 0100', at: '2026-11-21T12:00:00.000Z' }));
  const history = { events: [{ input: { payloads: [{ metadata: { encoding: Buffer.from('json/plain') }, data }] } }] };

  expect(await forbiddenStrings(history, testDataConverter)).toEqual(['Call me at 555 0100']);
});

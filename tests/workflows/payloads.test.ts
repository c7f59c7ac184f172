import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { forbiddenStrings } from '../support/history-strings';
import { startHiringSystem, type HiringSystem } from '../support/hiring/hiring-system';
import { playScenarios } from '../support/hiring/scenarios';
import { testDataConverter } from '../support/hiring/test-workers';

let system: HiringSystem;

beforeAll(async () => {
  system = await startHiringSystem();
});
afterAll(() => system.close());

it('stores ids, times, zones, words of the domain and problem codes, and no other text', async () => {
  const runs = await playScenarios(system);
  const found: Record<string, string[]> = {};
  for (const { workflow, name, workflowId, runId } of runs) {
    const history = await system.client.workflow.getHandle(workflowId, runId).fetchHistory();
    const strings = await forbiddenStrings(history, testDataConverter);
    if (strings.length > 0) found[`${workflow}/${name}`] = strings;
  }

  expect(runs.length).toBeGreaterThan(10);
  expect(found).toEqual({});
});

it('finds a text that somebody let through', async () => {
  const data = Buffer.from(JSON.stringify({ note: 'Call me at 555 0100', at: '2026-11-21T12:00:00.000Z' }));
  const history = { events: [{ input: { payloads: [{ metadata: { encoding: Buffer.from('json/plain') }, data }] } }] };

  expect(await forbiddenStrings(history, testDataConverter)).toEqual(['Call me at 555 0100']);
});

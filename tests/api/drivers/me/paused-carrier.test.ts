import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ExampleWorld } from '#api/http/example-world';
import { as, startTestApi, type TestApi } from '../../../support/api';
import { anAccessToken } from '../../../support/builders/people';
import { anExampleWorld } from '../../../support/hiring/example-world';

let api: TestApi;
let world: ExampleWorld;
let driver: ReturnType<typeof as>;
beforeAll(async () => {
  api = await startTestApi();
  world = await anExampleWorld(api.db);
  driver = as(api.app, await anAccessToken(api.db, world.driverId));
});
afterAll(() => api.close());

/** The driver's lists of matters that a carrier may have to answer. */
const lists = ['/api/driver/dq-accesses', '/api/driver/verifications', '/api/driver/adverse-actions'];

async function pausedOf(path: string): Promise<boolean[]> {
  const response: { body: unknown } = await driver.get(path).expect(200);
  const { data } = response.body as { data: { isCarrierPaused: boolean }[] };
  return [...new Set(data.map(({ isCarrierPaused }) => isCarrierPaused))];
}

describe('requests, verifications and notices of a carrier', () => {
  it.each(lists)('say while nobody there can answer: %s', async (path) => {
    const setActive = (isActive: boolean) =>
      api.db('organizations').where({ id: world.organizationId }).update({ is_active: isActive });

    await setActive(false);
    expect(await pausedOf(path)).toEqual([true]);
    await setActive(true);
    expect(await pausedOf(path)).toEqual([false]);
  });
});

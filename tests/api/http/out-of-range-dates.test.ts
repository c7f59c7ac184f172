import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Route } from '#api/http/define-route';
import type { ExampleWorld } from '#api/http/example-world';
import { allRoutes } from '#api/routes';
import { as, startTestApi, type TestApi } from '../../support/api';
import { anAccessToken, aUser } from '../../support/builders/people';
import { anExampleWorld } from '../../support/hiring/example-world';

let api: TestApi;
let world: ExampleWorld;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  world = await anExampleWorld(api.db);
  token = await anAccessToken(api.db, (await aUser(api.db)).id);
});
afterAll(() => api.close());

const DAYS = ['on', 'from', 'to'] as const;
const daysOf = ({ query }: Route): string[] => DAYS.filter((name) => query !== undefined && name in query.shape);
const takesDays = (route: Route): boolean => route.permission.startsWith('ops:') && daysOf(route).length > 0;

/** Valid calendar dates that the database or JavaScript cannot represent, or not their following day. */
const odd = ['0000-01-01', '0000-12-31', '0001-01-01', '9999-12-31'].flatMap((day) => [day, `${day}T23:59:59.999Z`]);

describe('an out-of-range date', () => {
  it.each(allRoutes.filter(takesDays))('causes no server error in $id', async (route) => {
    const { params = {}, query = {} } = route.example(world);
    const path = route.paths[0].replace(/:(\w+)/g, (_, name: string) => params[name] ?? 'missing');

    const faults = [];
    for (const day of odd) {
      for (const name of daysOf(route)) {
        const { status } = await as(api.app, token)
          .get(path)
          .query({ ...query, [name]: day });
        if (status !== 200 && status !== 400) faults.push({ name, day, status });
      }
      const all = Object.fromEntries(daysOf(route).map((name) => [name, day]));
      const { status } = await as(api.app, token)
        .get(path)
        .query({ ...query, ...all });
      if (status !== 200 && status !== 400) faults.push({ ...all, status });
    }

    expect(faults).toEqual([]);
  });
});

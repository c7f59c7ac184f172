import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Route } from '#api/http/define-route';
import type { ExampleWorld } from '#api/http/example-world';
import { allRoutes } from '#api/routes';
import { as, problemOf, startTestApi, type TestApi } from '../../support/api';
import { anAccessToken, aUser } from '../../support/builders/people';
import { anExampleWorld } from '../../support/hiring/example-world';

let api: TestApi;
let world: ExampleWorld;
beforeAll(async () => {
  api = await startTestApi();
  world = await anExampleWorld(api.db);
});
afterAll(() => api.close());

const ofOperations = allRoutes.filter(
  ({ permission }) => typeof permission === 'string' && permission.startsWith('ops:'),
);

/** Calls all routes of operations and returns the distinct response codes. */
async function responsesTo(userId: string, change: object): Promise<string[]> {
  const token = await anAccessToken(api.db, userId);
  await api.db('users').where({ id: userId }).update(change);
  const codes = new Set<string>();
  for (const route of ofOperations) codes.add(await responseOf(route, token));
  return [...codes];
}

async function responseOf({ id, method, paths, example }: Route, token: string): Promise<string> {
  const { params = {}, query = {}, body } = example(world);
  const path = paths[0].replace(/:(\w+)/g, (_, name: string) => params[name] ?? 'missing');
  const call = as(api.app, token)[method](path).query(query);
  const response = await (body === undefined ? call : call.send(body as object));
  return response.status < 400 ? `${id} answered` : problemOf(response).code;
}

describe('routes of operations', () => {
  it('include everything under /api/ops', () => {
    const underOps = allRoutes.filter(({ paths }) => paths.some((path) => path.startsWith('/api/ops/')));

    expect(underOps.filter((route) => !ofOperations.includes(route)).map(({ id }) => id)).toEqual([]);
    expect(underOps.length).toBeGreaterThan(50);
  });

  it('are forbidden for a deactivated member of operations, even with a token', async () => {
    const { id } = await aUser(api.db);

    expect(await responsesTo(id, { is_active: false })).toEqual(['session-expired']);
  });

  it('are forbidden for a former member of operations who now works for a carrier', async () => {
    const { id } = await aUser(api.db);
    const { organizationId } = world;

    const left = { roles: ['business-admin'], position: 'SAFETY', organization_id: organizationId };
    expect(await responsesTo(id, left)).toEqual(['forbidden']);
  });

  it('are forbidden for demo visitors of any role', async () => {
    const { id } = await aUser(api.db);

    expect(await responsesTo(id, { demo_expires_at: '2099-01-01T00:00:00.000Z' })).toEqual(['forbidden']);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Route } from '#api/http/define-route';
import type { ExampleWorld } from '#api/http/example-world';
import { allRoutes } from '#api/routes';
import type { Actor } from '#domain/accounts/actor';
import { can } from '#domain/accounts/policy';
import { as, problemOf, startTestApi, type TestApi } from '../../support/api';
import { aSession, aUser } from '../../support/builders/people';
import { anExampleWorld } from '../../support/hiring/example-world';

let api: TestApi;
let world: ExampleWorld;
const people: Actor[] = [];
beforeAll(async () => {
  api = await startTestApi();
  world = await anExampleWorld(api.db);
  const { organizationId, driverId } = world;
  const [member, admin] = await Promise.all([
    aUser(api.db),
    aUser(api.db, { roles: ['business-admin'], position: 'RECRUITER', organizationId }),
  ]);
  people.push(
    { userId: member.id, roles: ['ops'] },
    { userId: admin.id, roles: ['business-admin'], position: 'RECRUITER', organizationId },
    { userId: driverId, roles: ['applicant'], driverId },
  );
});
afterAll(() => api.close());

const isPaged = ({ method, query }: Route): boolean =>
  method === 'get' && query !== undefined && 'after' in query.shape;

async function callerOf({ permission }: Pick<Route, 'permission'>) {
  const person = people.find(
    (item) => permission === 'signed-in' || (permission !== 'public' && can(item, permission)),
  );
  if (person === undefined) throw new Error(`No test user has the permission ${permission}`);
  return as(api.app, (await aSession(api.db, person.userId)).token);
}

const anId = '018f0000-0000-7000-8000-000000000001';
const cursor = (key: readonly unknown[]): string => Buffer.from(JSON.stringify(key)).toString('base64url');
/** Texts that resemble an instant, a number or an id, but are invalid for the database. */
const parts = ['x', '2026', '0000-01-01T00:00:00.000Z', '-'.repeat(36), '9'.repeat(15), '1e999', '\u0000'];
const cursors = [
  'nonsense',
  ...[1, 2, 3, 4].flatMap((length) => parts.map((part) => cursor(Array.from({ length }, () => part)))),
  ...[
    ['2026-11-22T09:30:00.000Z', 'x'],
    ['0000-01-01T00:00:00.000Z', anId],
    ['2026-11-22T09:30:00.000Z', anId, '\u0000'],
    ['0000-01-01T00:00:00.000Z', anId, 'Certified'],
    ['0000-01-01T00:00:00.000Z', `driver-pipeline/${anId}`, '1'],
  ].map(cursor),
];

describe('a page after an unknown cursor', () => {
  it.each(allRoutes.filter(isPaged))('is rejected by $id', async (route) => {
    const caller = await callerOf(route);
    const { params = {}, query = {} } = route.example(world);
    const path = route.paths[0].replace(/:(\w+)/g, (_, name: string) => params[name] ?? 'missing');

    const responses = [];
    for (const after of cursors) {
      const response = await caller.get(path).query({ ...query, after });
      responses.push({ after, status: response.status, code: problemOf(response).errors?.[0]?.code });
    }

    expect(responses).toEqual(cursors.map((after) => ({ after, status: 400, code: 'unknown-cursor' })));
  });

  it('is rejected by the stalled list, whose cursor is in the body', async () => {
    const ops = await callerOf({ permission: 'ops:read' });
    const days = ['2026-02-30 00:00:00+00', '2026-99-01 00:00:00+00', '0000-01-01 00:00:00+00'];
    const wrong = [...cursors, ...days.map((day) => cursor([day, anId]))];

    const responses = [];
    for (const after of wrong) {
      const response = await ops.post('/api/ops/stalled/search').send({ after });
      responses.push({ after, status: response.status, code: problemOf(response).errors?.[0]?.code });
    }

    expect(responses).toEqual(wrong.map((after) => ({ after, status: 400, code: 'unknown-cursor' })));
  });
});

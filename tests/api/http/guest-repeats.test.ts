import { afterAll, beforeAll, expect, it } from '@jest/globals';
import request from 'supertest';
import type { ExampleWorld } from '#api/http/example-world';
import { allRoutes } from '#api/routes';
import { newId } from '#platform/ids';
import { problemOf, startTestApi, type TestApi } from '../../support/api';
import { anExampleWorld } from '../../support/hiring/example-world';

let api: TestApi;
let world: ExampleWorld;
beforeAll(async () => {
  api = await startTestApi();
  world = await anExampleWorld(api.db);
});
afterAll(() => api.close());

/** Rows that a guest's command stores: accounts, applications, entries of the waitlist, emails and text messages. */
async function stored(): Promise<readonly unknown[]> {
  const tables = ['users', 'carrier_applications', 'driver_waitlist', 'messages'];
  return Promise.all(tables.map(async (table) => (await api.db(table)).length));
}

// The booking of a call begins with the secret of an application: tests/api/carriers/sign-up.test.ts.
const guests = allRoutes.filter(
  ({ id, method, permission, idempotent }) =>
    permission === 'public' && method !== 'get' && idempotent !== false && id !== 'carriers.book-call',
);

it.each(guests.map((route) => [route.id, route] as const))(
  'a guest who gets no answer sends %s again, and it is done once',
  async (_id, route) => {
    const { body } = route.example(world) as { body: object };
    const key = newId();
    const send = (what: object) => request(api.app).post(route.paths[0]).set('Idempotency-Key', key).send(what);

    const first = await send(body);
    expect(first.status).toBeLessThan(300);
    const before = await stored();
    const again = await send(body);

    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(await stored()).toEqual(before);
    // Nobody else gets the answer: another request under the key is refused.
    expect(problemOf(await send({ ...body, email: 'somebody.else@example.com' })).code).toBe('idempotency-key-reused');
  },
);

it('a carrier that sends its registration twice at the same moment is registered once', async () => {
  const [body] = guests.flatMap((route) =>
    route.id === 'carriers.sign-up' ? [route.example(world).body as object] : [],
  );
  const key = newId();
  const [applications, messages] = [await api.db('carrier_applications'), await api.db('messages')];
  const send = () =>
    request(api.app)
      .post('/api/auth/fleet/signUp')
      .set('Idempotency-Key', key)
      .send({ ...body, companyName: 'Twice Freight' });

  const [one, other] = await Promise.all([send(), send()]);

  expect([one.status, other.status]).toEqual([201, 201]);
  expect(one.body).toEqual(other.body);
  expect(await api.db('carrier_applications')).toHaveLength(applications.length + 1);
  expect(await api.db('messages')).toHaveLength(messages.length + 1);
});

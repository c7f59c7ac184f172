import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request, { type Test } from 'supertest';

import type { Route, Scope } from '#api/http/define-route';
import type { ExampleWorld } from '#api/http/example-world';
import { allRoutes } from '#api/routes';
import type { Actor } from '#domain/accounts/actor';
import { can } from '#domain/accounts/policy';
import { positions, type Role } from '#domain/accounts/roles';

import { startTestApi, type TestApi } from '../support/api';
import { aSession, aUser } from '../support/builders/people';
import { anExampleWorld } from '../support/hiring/example-world';

/** Let through may still mean a refusal of the business, or `unavailable`, since no Temporal is there to decide. */
type Outcome = 'let through' | 'not-signed-in' | 'forbidden' | 'not-found';

interface Caller {
  readonly name: string;
  readonly actor: Actor | undefined;
  /** Where this person's own records are. */
  readonly home: ExampleWorld;
}

let api: TestApi;
/** Listening once: a server for each request would take most of the time. */
let server: Server;
let world: ExampleWorld;
const callers: Caller[] = [];

beforeAll(async () => {
  api = await startTestApi();
  server = createServer(api.app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  world = await anExampleWorld(api.db);
  const elsewhere = await anExampleWorld(api.db);
  const staffRoles: Role[] = ['business', 'business-admin'];
  const signedIn = (name: string, actor: Actor, home: ExampleWorld) => {
    callers.push({ name, actor, home });
  };

  callers.push({ name: 'nobody', actor: undefined, home: world });
  for (const home of [world, elsewhere]) {
    const whose = home === world ? 'own' : 'foreign';
    const { organizationId, driverId } = home;
    for (const role of staffRoles) {
      for (const position of positions) {
        const { id } = await aUser(api.db, { roles: [role], position, organizationId });
        signedIn(`${whose} ${role} ${position}`, { userId: id, roles: [role], position, organizationId }, home);
      }
    }
    signedIn(`${whose} driver`, { userId: driverId, roles: ['applicant'], driverId }, home);
  }
  signedIn('operations', { userId: (await aUser(api.db)).id, roles: ['ops'] }, world);
});
afterAll(async () => {
  server.close();
  await api.close();
});

function expected({ permission, scope }: Route, { actor, home }: Caller): Outcome {
  if (permission === 'public') return 'let through';
  if (actor === undefined) return 'not-signed-in';
  if (permission !== 'signed-in' && !can(actor, permission)) return 'forbidden';
  return home !== world && namesForeignRecords(scope) ? 'not-found' : 'let through';
}

function namesForeignRecords(scope: Scope): boolean {
  return scope === 'organization' || scope === 'driver';
}

async function outcome(route: Route, { actor, home }: Caller): Promise<string> {
  // A sign-in for each request: some of them end it.
  const session = actor && (await aSession(api.db, actor.userId));
  const named = namesForeignRecords(route.scope) ? world : home;
  const { params = {}, query = {}, body } = route.example({ ...named, ...session });
  const call: Test = request(server)[route.method](pathOf(route, params)).query(query);
  if (session !== undefined) call.set('Authorization', `Bearer ${session.token}`);
  const answer = await (body === undefined ? call : call.send(body as object));
  if (answer.status < 300) return 'let through';
  const { code } = answer.body as { code: string };
  return refusalsOfTheKernel.has(code) ? code : 'let through';
}

const pathOf = ({ paths }: Route, params: Readonly<Record<string, string>>): string =>
  paths[0].replace(/:(\w+)/g, (_, name: string) => params[name] ?? 'missing');

/** Anything else is the business's answer; `invalid-input` means that the example is not a request that may pass. */
const refusalsOfTheKernel = new Set([
  'not-signed-in',
  'session-expired',
  'forbidden',
  'not-found',
  'internal',
  'invalid-input',
]);

describe('every declared route', () => {
  it('has an id and a place of its own under /api', () => {
    const places = allRoutes.flatMap(({ method, paths }) => paths.map((path) => `${method} ${path}`));
    const ids = allRoutes.map(({ id }) => id);

    expect(new Set(places).size).toBe(places.length);
    expect(new Set(ids).size).toBe(ids.length);
    expect(places.filter((place) => !/^[a-z]+ \/api\//.test(place))).toEqual([]);
  });

  it.each(allRoutes.filter(({ permission }) => permission !== 'public'))(
    '$id lets through whom it should, and nobody else',
    async (route) => {
      const outcomes = await Promise.all(
        callers.map(async (caller) => `${caller.name}: ${await outcome(route, caller)}`),
      );

      expect(outcomes).toEqual(callers.map((caller) => `${caller.name}: ${expected(route, caller)}`));
    },
  );

  it.each(allRoutes.filter(({ permission }) => permission === 'public'))('$id is for everybody', async (route) => {
    const nobody = callers.find(({ actor }) => actor === undefined);

    const { params = {} } = route.example(world);

    const { status } = await request(server)[route.method](pathOf(route, params));

    expect(nobody).toBeDefined();
    expect([403, 404, 500]).not.toContain(status);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { authorize } from '#api/http/authenticate';
import type { Route, Scope } from '#api/http/define-route';
import { allRoutes } from '#api/routes';
import { can } from '#domain/accounts/policy';
import { ProblemError } from '#domain/problems';
import { callServer } from '../support/sweep/call';
import { type Caller, pathOf, startSweep, type Sweep } from '../support/sweep/callers';
import type { SignIn } from '../support/sweep/sign-ins';

/** A permitted call may still be refused by a business rule, or return `unavailable`, because no Temporal runs here. */
type Outcome = 'admitted' | 'not-signed-in' | 'forbidden' | 'not-found';

let sweep: Sweep;
beforeAll(async () => {
  sweep = await startSweep();
});
afterAll(() => sweep.close());

function expected({ permission, scope }: Route, { actor, home }: Caller): Outcome {
  if (permission === 'public') return 'admitted';
  if (actor === undefined) return 'not-signed-in';
  if (permission !== 'signed-in' && !can(actor, permission)) return 'forbidden';
  const isStranger = home !== sweep.world && !actor.roles.includes('ops');
  return isStranger && namesForeignRecords(scope) ? 'not-found' : 'admitted';
}

const isForbidden = (route: Route, caller: Caller): boolean => expected(route, caller) === 'forbidden';

const signedIn = (): readonly Caller[] => sweep.callers.filter(({ actor }) => actor !== undefined);

/** The decision about a signed-in caller, before the request is read. */
function decision({ permission, demo }: Route, { actor }: Caller): 'granted' | 'forbidden' {
  if (permission === 'public' || actor === undefined) throw new Error('Only closed routes decide about a caller');
  try {
    authorize(actor, { permission, ...(demo && { demo }) });
    return 'granted';
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'forbidden') return 'forbidden';
    throw error;
  }
}

/** One of the callers without the permission, another one for each route: the test above decides about all of them. */
function oneForbidden(route: Route, index: number): readonly Caller[] {
  const forbidden = sweep.callers.filter((caller) => isForbidden(route, caller));
  return forbidden.slice(index % forbidden.length).slice(0, 1);
}

function namesForeignRecords(scope: Scope): boolean {
  return scope === 'organization' || scope === 'driver';
}

async function outcome(route: Route, caller: Caller): Promise<string> {
  const { code } = await sweep.sendAs(caller.actor, (signIn) => send(route, caller, signIn));
  return code !== undefined && frameworkRefusals.has(code) ? code : 'admitted';
}

/** The code of the refusal, if it is one. */
async function send(route: Route, { home }: Caller, signIn?: SignIn): Promise<{ code: string | undefined }> {
  const named = namesForeignRecords(route.scope) ? sweep.world : home;
  const { params = {}, query = {}, body } = route.example({ ...named, ...signIn });
  const address = `${sweep.url}${pathOf(route.paths[0], params)}?${new URLSearchParams(query).toString()}`;
  const { isProblem, text } = await callServer(address, { method: route.method, token: signIn?.token, body });
  return { code: isProblem && !isAlreadyEntered(text) ? (JSON.parse(text) as { code: string }).code : undefined };
}

/** The first permitted caller enters the employment of the example; the others read that it overlaps. */
const isAlreadyEntered = (text: string): boolean => text.includes('"code":"employment-overlaps"');

/** Other responses are business results; `invalid-input` means that the example is not a valid request. */
const frameworkRefusals = new Set([
  'not-signed-in',
  'session-expired',
  'forbidden',
  'not-found',
  'internal',
  'invalid-input',
]);

const closedRoutes = allRoutes.filter(({ permission }) => permission !== 'public');

describe('every declared route', () => {
  it('has a unique id and a unique path under /api', () => {
    const places = allRoutes.flatMap(({ method, paths }) => paths.map((path) => `${method} ${path}`));
    const ids = allRoutes.map(({ id }) => id);

    expect(new Set(places).size).toBe(places.length);
    expect(new Set(ids).size).toBe(ids.length);
    expect(places.filter((place) => !/^[a-z]+ \/api\//.test(place))).toEqual([]);
  });

  it.each(closedRoutes)('$id grants its permission to the roles of the policy', (route) => {
    const decisions = signedIn().map((caller) => `${caller.name}: ${decision(route, caller)}`);

    expect(decisions).toEqual(
      signedIn().map((caller) => `${caller.name}: ${isForbidden(route, caller) ? 'forbidden' : 'granted'}`),
    );
  });

  it.each(closedRoutes.map((route, index) => ({ id: route.id, route, index })))(
    '$id admits the callers with its permission, and refuses the others',
    async ({ route, index }) => {
      const callers = [...sweep.callers.filter((caller) => !isForbidden(route, caller)), ...oneForbidden(route, index)];
      const outcomes = await Promise.all(
        callers.map(async (caller) => `${caller.name}: ${await outcome(route, caller)}`),
      );

      expect(outcomes).toEqual(callers.map((caller) => `${caller.name}: ${expected(route, caller)}`));
    },
  );

  it.each(allRoutes.filter(({ permission }) => permission === 'public'))('$id is public', async (route) => {
    const nobody = sweep.callers.find(({ actor }) => actor === undefined);

    const { params = {} } = route.example(sweep.world);

    const { status } = await request(sweep.server)[route.method](pathOf(route.paths[0], params));

    expect(nobody).toBeDefined();
    expect([403, 404, 500]).not.toContain(status);
  });
});

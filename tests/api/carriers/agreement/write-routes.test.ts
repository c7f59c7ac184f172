import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Route } from '#api/http/define-route';
import { allRoutes } from '#api/routes';
import { can } from '#domain/accounts/policy';
import { callServer } from '../../../support/sweep/call';
import { type Caller, pathOf, startSweep, type Sweep } from '../../../support/sweep/callers';

let sweep: Sweep;
beforeAll(async () => {
  sweep = await startSweep();
});
afterAll(() => sweep.close());

/** Their workflow refuses it in the transaction that writes the hire (tests/activities/candidacies/agreement-in-force.test.ts). */
const REFUSED_BY_WORKFLOW = ['candidacies.hire'];
/** Its example pauses, which is always possible. */
const STOPS = ['autopilot.pause'];
/** Accepting and ending the agreement itself is possible in states in which nothing else is. */
const isOfAgreement = ({ id }: Route): boolean => id.startsWith('agreement.');

const callerOf = ({ permission }: Route): Caller | undefined =>
  sweep.callers.find(
    ({ name, actor }) =>
      name.startsWith('own business') &&
      actor !== undefined &&
      permission !== 'public' &&
      permission !== 'signed-in' &&
      can(actor, permission),
  );

const writes = (): { route: Route; caller: Caller }[] =>
  allRoutes.flatMap((route) => {
    const caller = route.method === 'get' || isOfAgreement(route) ? undefined : callerOf(route);
    return caller === undefined ? [] : [{ route, caller }];
  });

async function codeOf(route: Route, caller: Caller): Promise<string | undefined> {
  const { code } = await sweep.sendAs(caller.actor, async (signIn) => {
    const { params = {}, query = {}, body } = route.example({ ...sweep.world, ...signIn });
    const address = `${sweep.url}${pathOf(route.paths[0], params)}?${new URLSearchParams(query).toString()}`;
    const { isProblem, text } = await callServer(address, { method: route.method, token: signIn?.token, body });
    return { code: isProblem ? (JSON.parse(text) as { code: string }).code : undefined };
  });
  return code;
}

/** The routes that refuse because of the agreement, with the code. New orders after a notice are in `lapsed.test.ts`. */
async function refusedWhile(state: 'active' | 'lapsed'): Promise<string[]> {
  await sweep.api.db('carrier_agreements').where({ organization_id: sweep.world.organizationId }).update({ state });
  const found: string[] = [];
  for (const { route, caller } of writes()) {
    const code = await codeOf(route, caller);
    if (code?.startsWith('agreement-') === true) found.push(`${route.id}: ${code}`);
  }
  return found.toSorted();
}

const declaring = (code: string): string[] =>
  writes()
    .map(({ route }) => route)
    .filter(({ problems }) => problems.some((problem) => problem === code))
    .map(({ id }) => id)
    .toSorted();

it('a write is refused for the agreement only if its route says so', async () => {
  expect(writes().length).toBeGreaterThan(80);
  const others = [...REFUSED_BY_WORKFLOW, ...STOPS];
  const inForce = declaring('agreement-not-accepted').filter((id) => !others.includes(id));
  const ending = declaring('agreement-ending');
  const selections = inForce.filter((id) => !ending.includes(id));

  expect(await refusedWhile('active')).toEqual([]);
  expect(await refusedWhile('lapsed')).toEqual(selections.map((id) => `${id}: agreement-not-accepted`));
});

it('inviting, selecting, buying and new orders are what an agreement decides', () => {
  expect(declaring('agreement-not-accepted')).toEqual([
    'autopilot.pause',
    'autopilot.set',
    'billing.order-onboarding',
    'candidacies.hire',
    'candidacies.invite',
    'candidacies.move-to-review',
    'orders.create',
    'orders.duplicate',
  ]);
});

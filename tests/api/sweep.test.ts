import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import type { Route } from '#api/http/define-route';
import type { RouteExample } from '#api/http/example-world';
import { allRoutes } from '#api/routes';
import { can } from '#domain/accounts/policy';
import { newId } from '#platform/ids';
import { callServer } from '../support/sweep/call';
import { type Caller, pathOf, startSweep, type Sweep } from '../support/sweep/callers';
import { idFieldsOf, replaceAt } from '../support/sweep/id-fields';
import { reportCount } from '../support/sweep/report-count';
import type { SignIn } from '../support/sweep/sign-ins';

/**
 * A call that names another user's record, in path, query or body, gets the same response as for a missing record,
 * byte for byte. All other records of the call belong to the caller, so that it gets as far as possible.
 */
let sweep: Sweep;
let calls = 0;
beforeAll(async () => {
  sweep = await startSweep();
});
afterAll(async () => {
  reportCount(`Sweep: ${String(calls)} calls of ${String(allRoutes.length)} routes`);
  await sweep.close();
});

interface Answer {
  readonly status: number;
  readonly body: string;
  /** Set if the call found its sign-in ended. */
  readonly code: 'session-expired' | undefined;
}

async function send(route: Route, { params = {}, query = {}, body }: RouteExample, token?: string): Promise<Answer> {
  calls += 1;
  const address = `${sweep.url}${pathOf(route.paths[0], params)}?${new URLSearchParams(query).toString()}`;
  const { status, text } = await callServer(address, { method: route.method, token, body });
  const code = text.includes('"code":"session-expired"') ? 'session-expired' : undefined;
  // The only line that contains the request id.
  return { status, body: text.replace(/"instance":"[^"]*"/, ''), code };
}

/** Commands that succeed both times ignore the record; their responses may differ by what they created. Reading creates nothing. */
const shown = ({ method }: Route, { status, body }: Answer) =>
  status < 300 && method !== 'get' ? { status } : { status, body };

/** The marketplace: searchable drivers and open orders are visible to the other side. */
const openToStrangers: Readonly<Record<string, string>> = {
  'bench.add': 'body.driverId',
  'candidates.preview-bulk': 'body.targets.driverIds.0',
  'business-drivers.description': 'params.id',
  'business-drivers.invite-choices': 'params.driverId',
  'candidacies.invite': 'body.driverId',
  'dq-access.request': 'body.driverId',
  'drivers.profile': 'params.driverId',
  'notes.add': 'params.driverId',
  'notes.add-by-body': 'body.driverId',
  'notes.list': 'params.driverId',
  'notes.list-by-query': 'query.driverId',
  'templates.preview': 'body.driverId',
  'driver.read-job': 'params.id',
  'driver.request-job': 'body.jobOrderId',
};

const AT_A_TIME = 6;

/** The forms of a route's input. */
const formsOf = ({ example, furtherExamples }: Route): ((world: Parameters<Route['example']>[0]) => RouteExample)[] => [
  example,
  ...(furtherExamples?.(sweep.world) ?? []).map(
    (_, index) => (world: Parameters<Route['example']>[0]) => furtherExamples?.(world)[index] ?? example(world),
  ),
];

const differences = async (route: Route, caller: Caller): Promise<object[]> =>
  (await Promise.all(formsOf(route).map((form) => differencesOfForm(route, form, caller)))).flat();

/** Calls that get another response for an existing record of a stranger than for an unknown one. */
async function differencesOfForm(
  route: Route,
  form: Route['example'],
  { name, actor, home }: Caller,
): Promise<object[]> {
  const foreign = home === sweep.world ? sweep.elsewhere : sweep.world;
  const examples = new Map<SignIn | undefined, RouteExample>();
  const sendWith = (path: readonly string[], id: string) =>
    sweep.sendAs(actor, (signIn) => {
      // The two calls differ only in the id.
      const own = examples.get(signIn) ?? form({ ...home, ...signIn });
      examples.set(signIn, own);
      return send(route, replaceAt(own, path, id), signIn?.token);
    });
  const theirs = form({ ...foreign, familyId: newId() });
  const found: object[] = [];
  for (const { path, value } of idFieldsOf(theirs, foreign)) {
    const toForeign = await sendWith(path, value);
    const toUnknown = await sendWith(path, newId());
    if (JSON.stringify(shown(route, toForeign)) !== JSON.stringify(shown(route, toUnknown))) {
      found.push({ name, place: path.join('.'), foreign: toForeign, unknown: toUnknown });
    }
  }
  return found;
}

const mayCall = ({ permission }: Route, { actor }: Caller): boolean =>
  permission === 'public' || (actor !== undefined && (permission === 'signed-in' || can(actor, permission)));

async function differencesOf(route: Route): Promise<object[]> {
  // Operations may see all records. Callers without the permission are refused before the request is read (matrix.test.ts).
  const strangers = sweep.callers.filter(
    (caller) => caller.actor?.roles.includes('ops') !== true && mayCall(route, caller),
  );
  const found: object[][] = [];
  // Not all at the same time: on a busy machine, some would wait too long for a database connection.
  for (let from = 0; from < strangers.length; from += AT_A_TIME) {
    const batch = strangers.slice(from, from + AT_A_TIME);
    found.push(...(await Promise.all(batch.map((caller) => differences(route, caller)))));
  }
  return found.flat();
}

/** Routes of the caller's own records name others only in filters, which are further examples. */
const namesRecords = allRoutes.filter(
  ({ scope, furtherExamples }) => scope !== 'self' || furtherExamples !== undefined,
);

it.each(namesRecords.filter(({ id }) => !(id in openToStrangers)))(
  '$id does not reveal whether a record of another user exists',
  async (route) => {
    expect(await differencesOf(route)).toEqual([]);
  },
);

/** Whether drivers can be found, and orders seen by drivers. A carrier still sees hidden drivers on its bench. */
async function setOpen(isOpen: boolean): Promise<void> {
  await sweep.api.db('drivers').update({ is_available: isOpen });
  await sweep.api.db('job_orders').update({ is_visible: isOpen });
  await emptyBenchesOfStrangers();
}

async function emptyBenchesOfStrangers(): Promise<void> {
  const { api, world, elsewhere } = sweep;
  for (const [{ driverId }, { organizationId }] of [
    [world, elsewhere],
    [elsewhere, world],
  ] as const) {
    const entries = () => api.db('bench_entries').where({ driver_id: driverId, organization_id: organizationId });
    await api.db('bench_events').whereIn('entry_id', entries().select('id')).delete();
    await entries().delete();
  }
}

afterEach(() => setOpen(true));

describe.each(namesRecords.filter(({ id }) => id in openToStrangers))('$id', (route) => {
  it('reveals public records, and nothing else', async () => {
    const places = (await differencesOf(route)).map((difference) => (difference as { place: string }).place);
    expect([...new Set(places)]).toEqual([openToStrangers[route.id]]);
  });

  it('reveals no hidden driver and no hidden order', async () => {
    await setOpen(false);

    expect(await differencesOf(route)).toEqual([]);
  });
});

const idNames = (schema: z.ZodType | undefined): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape).filter((name) => /Ids?$/.test(name)) : [];

it('tries every id that a request about money or hours may have', () => {
  const untried = allRoutes
    .filter(({ permission }) => /^(billing|purchases|timesheets|rates|agreement|hours):/.test(permission))
    .flatMap((route) => {
      const forms = JSON.stringify(formsOf(route).map((form) => form(sweep.world)));
      const names = [...idNames(route.query), ...idNames(route.body)];
      return names.filter((name) => !forms.includes(`"${name}":`)).map((name) => `${route.id}: ${name}`);
    });
  expect(untried).toEqual([]);
});

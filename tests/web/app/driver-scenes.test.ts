import { expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { matchRoutes, type RouteObject } from 'react-router';
import { ROOT } from '#web/app/area-routes';
import { driverArea } from '#web/app/driver-routes';
import { createGuards } from '#web/app/guards';
import { createRoutes } from '#web/app/routes';
import type { DemoUsers } from '../../../lab/tour/demo-users';
import type { Person } from '../../../lab/tour/people';
import { isOfDrivers } from '../../../lab/tour/scene';
import { scenesOf } from '../../../lab/tour/scenes';
import type { World } from '../../../lab/tour/world';
import { aDriver, anOpsMember, aRecruiter } from '../support/people';
import { anOwnVerification } from '../support/verifications';

const personOf = (user: object) => ({ email: '', password: '', token: '', user }) as Person;
const [driver, carrier, ops] = [personOf(aDriver()), personOf(aRecruiter()), personOf(anOpsMember())];

const users: DemoUsers = {
  ...{ recruiter: carrier, hr: carrier, safety: carrier, admin: carrier, accounting: carrier, manager: carrier },
  payer: carrier,
  ...{ ops, drivers: [driver, driver], applicant: driver },
};
const row = { orderId: 'order', tab: 'invited', driverId: 'driver', driverName: 'Maria' } as const;
const world: World = {
  ...{ orders: {}, active: undefined, autopilot: undefined, job: 'job', refusedAgain: undefined },
  ...{ invoices: {}, fileWithLogs: undefined, dispute: undefined },
  // Whatever a scene looks for is there.
  rows: { get: () => row } as unknown as World['rows'],
  driversByAction: { get: () => driver } as unknown as World['driversByAction'],
  hire: { person: driver, candidacyId: 'candidacy' },
  verifications: [{ name: 'answered', person: driver, verification: anOwnVerification() }],
};

/** Pages to which only another page of a demo leads: the scene of the demo's entrance goes on to them. */
const BEHIND_ENTRANCE = ['/demo', '/d', '/d/:id'];

const under = (parent: string, path = ''): string =>
  [parent, path]
    .join('/')
    .replaceAll(/\/+/g, '/')
    .replace(/(?<=.)\/$/, '');

/** The routes that show a page: not those that only redirect, nor any other address. */
function pagesOf(routes: readonly RouteObject[], parent = '/'): string[] {
  return routes.flatMap((route) => {
    const path = under(parent, route.path);
    if (route.children !== undefined) return pagesOf(route.children, path);
    return route.lazy === undefined || route.path === '*' ? [] : [path];
  });
}

const guards = createGuards(new QueryClient());
const [root] = createRoutes(guards);
const routes = [{ ...root, id: ROOT, children: [...(root?.children ?? []), driverArea(guards)] }] as RouteObject[];

/** The pattern of the page at an address. */
const pageAt = (address: string): string =>
  (matchRoutes(routes, address.split('?')[0] ?? '') ?? []).reduce(
    (parent, { route }) => under(parent, route.path),
    '/',
  );

it('every page of drivers, and of people without an account, has a scene, so that it is shown with text at 200 %', () => {
  const shown = new Set(
    scenesOf(users, world)
      .filter(isOfDrivers)
      .map(({ path }) => pageAt(path)),
  );
  const pages = pagesOf(routes);

  expect(pages.length).toBeGreaterThan(50);
  expect(pages.filter((page) => !shown.has(page))).toEqual(BEHIND_ENTRANCE);
});

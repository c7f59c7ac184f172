import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { ScreeningDeps } from '#activities/screening/deps';
import { pollProviders } from '#activities/screening/poll-providers';
import { folderProviders } from '#activities/screening/providers';
import type { OnboardingOffer } from '#domain/purchases/schema';
import { checkHere } from '#platform/pdf-check';
import { testFileScanner } from '#platform/virus-scanner';
import { aDriverWithConsents } from '../../support/builders/screening';
import { type Driver, HiringApi } from '../../support/hiring/hiring-api';
import { silentLogger } from '../../support/hiring/silent-logger';
import { testFiles, testVault } from '../../support/vault';
import '../../support/temporal-runtime';

let hiring: HiringApi;
let deps: ScreeningDeps;
beforeAll(async () => {
  hiring = await HiringApi.start();
  deps = {
    db: hiring.db,
    client: hiring.workers.client,
    taskQueue: hiring.workers.taskQueue,
    vault: testVault,
    files: testFiles,
    pdfs: checkHere,
    scanner: testFileScanner,
    log: silentLogger,
    providers: folderProviders(mkdtempSync(join(tmpdir(), 'gladhand-onboarding-'))),
  };
});
afterAll(() => hiring.close());

async function aHire(): Promise<Driver> {
  const driver = await hiring.aDriver();
  await hiring.flow(await hiring.anActiveOrder(), driver).toHired();
  return driver;
}
const order = ({ id: driverId }: Driver, choice: string | string[]) =>
  hiring.carrier.hr.post('/api/onboarding-orders').send({ driverId, choice }).expect(201);
async function steps({ id }: Driver): Promise<(readonly [string, string])[]> {
  const { body } = (await hiring.carrier.hr.get(`/api/onboarding-orders/${id}`).expect(200)) as {
    body: OnboardingOffer;
  };
  return body.checks.map(({ part, step }) => [part, step] as const);
}
const orders = ({ id }: Driver) => hiring.db('result_orders').where({ driver_id: id }).orderBy('result');

it('orders the checks of onboarding once, for the carrier and its hire', async () => {
  const driver = await aHire();
  await aDriverWithConsents(hiring.db, driver.id);
  await order(driver, ['psp', 'drugTest', 'cdlis']);
  expect(await steps(driver)).toEqual([
    ['cdlis', 'starts'],
    ['psp', 'starts'],
    ['drugTest', 'starts'],
  ]);

  await pollProviders(deps);
  await pollProviders(deps);

  const { organizationId, ids } = hiring.carrier;
  expect(await orders(driver)).toMatchObject([
    // Certification shares the report of the license.
    { result: 'cdlis', organization_id: null, ordered_by: ids.hr },
    { result: 'drugTest', organization_id: organizationId, ordered_by: ids.hr },
    { result: 'psp', organization_id: organizationId, ordered_by: ids.hr },
  ]);
  expect(new Set((await steps(driver)).map(([, step]) => step))).toEqual(new Set(['ordered']));
});

it('waits until the driver has signed what a check needs, and then orders it', async () => {
  const driver = await aHire();
  await order(driver, ['psp', 'clearinghouse']);
  await pollProviders(deps);
  expect(await orders(driver)).toEqual([]);
  expect(await steps(driver)).toEqual([
    ['psp', 'waitsForDriver'],
    ['clearinghouse', 'waitsForDriver'],
  ]);

  await aDriverWithConsents(hiring.db, driver.id, 'B7654321');
  await pollProviders(deps);

  expect((await orders(driver)).map(({ result }) => result)).toEqual(['clearinghouse', 'psp']);
});

it('includes every check in the program, and orders none that is on file', async () => {
  const driver = await aHire();
  await aDriverWithConsents(hiring.db, driver.id, 'C7654321');
  await pollProviders(deps);
  await hiring.db('driver_results').where({ driver_id: driver.id, result: 'psp' }).update({ status: 'accepted' });
  await order(driver, 'program');

  await pollProviders(deps);

  expect((await orders(driver)).map(({ result }) => result)).toEqual([
    'backgroundCheck',
    'cdlis',
    'clearinghouse',
    'drugTest',
    'employmentVerification',
    'mvr',
  ]);
  expect(new Map(await steps(driver)).get('psp')).toBe('done');
});

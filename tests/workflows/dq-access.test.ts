import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { organizationPaused } from '#workflows/entity/messages';
import { aBenchEntry } from '../support/builders/bench';
import { type SkippingHiringSystem, startSkippingHiringSystem } from '../support/hiring/hiring-system';
import { aHiringWorld } from '../support/hiring/hiring-world';
import { LiveAccess } from '../support/hiring/live-access';
import { LivePipeline } from '../support/hiring/live-pipeline';

let system: SkippingHiringSystem;

beforeAll(async () => {
  system = await startSkippingHiringSystem();
});
afterAll(() => system.close());

async function requested(): Promise<LiveAccess> {
  const access = new LiveAccess(system, await aHiringWorld(system.db));
  await access.request();
  return access;
}

async function happensIn(access: LiveAccess, duration: string): Promise<string[]> {
  const before = await access.eventTypes();
  await system.pass(duration);
  return (await access.eventTypes()).slice(before.length);
}

async function subjectsTo(userId: string): Promise<string[]> {
  await system.workers.deliver();
  return system.workers.mails.filter(({ to }) => to.startsWith(userId)).map(({ subject }) => subject);
}

it('reminds the driver of a request, and rejects it after 14 days', async () => {
  const access = await requested();

  expect(await happensIn(access, '71 hours')).toEqual([]);
  expect(await happensIn(access, '2 hours')).toEqual(['accessReminderDue']);
  expect(await happensIn(access, '10 days')).toEqual([]);
  expect(await happensIn(access, '1 day')).toEqual(['accessRequestExpired']);

  expect(await access.view()).toMatchObject({ name: 'rejected', ending: { by: 'system', reason: 'expired' } });
  expect(await subjectsTo(access.world.driverId)).toEqual([
    expect.stringContaining('requests access to your file'),
    expect.stringContaining('is waiting for access to your file'),
  ]);
  expect(await subjectsTo(access.world.recruiterId)).toEqual([expect.stringContaining("didn't answer your request")]);
});

it('waits longer for an answer by the time for which the carrier was deactivated', async () => {
  const access = await requested();
  await access.handle.signal(organizationPaused, true);

  expect(await happensIn(access, '20 days')).toEqual(['organizationPaused']);
  await access.handle.signal(organizationPaused, false);
  expect(await happensIn(access, '13 days')).toEqual(['organizationResumed', 'accessReminderDue']);
  expect(await happensIn(access, '2 days')).toEqual(['accessRequestExpired']);
});

it('ends a grant on its day, also while the carrier is deactivated', async () => {
  const access = await requested();
  await access.send('grantAccess');
  await access.handle.signal(organizationPaused, true);

  expect(await happensIn(access, '299 days')).toEqual([]);
  expect(await happensIn(access, '2 days')).toEqual(['accessExpired']);
  expect(await access.view()).toMatchObject({ name: 'revoked', ending: { reason: 'expired' } });
  expect(await subjectsTo(access.world.driverId)).toContainEqual(
    expect.stringContaining('no longer has access to your file'),
  );
});

it('opens the next round after a rejection', async () => {
  const access = await requested();
  await access.send('rejectAccess');
  await system.pass('8 days');

  await access.request();

  expect(await access.view()).toMatchObject({ name: 'requested', round: 2, isReminded: false });
});

it('ends when the driver is erased, with its workflow', async () => {
  const world = await aHiringWorld(system.db);
  const access = new LiveAccess(system, world);
  await aBenchEntry(system.db, { ...world, addedBy: world.recruiterId });
  await access.request();
  await access.send('grantAccess');
  await new LivePipeline(system, world.driverId).send('erase', {});

  await access.handle.result();

  expect((await access.eventTypes()).at(-1)).toBe('accessDriverLeft');
  expect(await system.db('dq_accesses').where({ driver_id: world.driverId }).first('state', 'ended_reason')).toEqual({
    state: 'revoked',
    ended_reason: 'driver_not_available',
  });
});

import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { findAccess } from '#db/dq-access/access-rows';
import { DAY_MS } from '#domain/shared/durations';
import { organizationPaused } from '#workflows/entity/messages';
import { aBenchEntry } from '../support/builders/bench';
import { anAccess } from '../support/builders/dq-accesses';
import { fail } from '../support/hiring/fail';
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

/** The events in a time, and those of a cause before it: a signal may have its effect before the time begins. */
async function happensIn(
  access: LiveAccess,
  duration: string,
  cause: () => Promise<void> = () => Promise.resolve(),
): Promise<string[]> {
  const before = await access.eventTypes();
  await cause();
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
  expect(await subjectsTo(access.world.recruiterId)).toEqual([expect.stringContaining('did not answer your request')]);
});

it('waits longer for an answer by the time for which the carrier was deactivated', async () => {
  const access = await requested();
  expect(await happensIn(access, '20 days', () => access.handle.signal(organizationPaused, true))).toEqual([
    'organizationPaused',
  ]);
  expect(await happensIn(access, '13 days', () => access.handle.signal(organizationPaused, false))).toEqual([
    'organizationResumed',
    'accessReminderDue',
  ]);
  expect(await happensIn(access, '2 days')).toEqual(['accessRequestExpired']);
});

it('ends a grant on its day, also while the carrier is deactivated', async () => {
  const access = await requested();
  await access.send('grantAccess');
  expect(await happensIn(access, '299 days', () => access.handle.signal(organizationPaused, true))).toEqual([]);
  expect(await happensIn(access, '2 days')).toEqual(['accessExpired']);
  expect(await access.view()).toMatchObject({ name: 'revoked', ending: { reason: 'expired' } });
  expect(await subjectsTo(access.world.driverId)).toContainEqual(
    expect.stringContaining('no longer has access to your file'),
  );
});

/** A request that was imported some days after it was made; the next command starts its workflow, and is refused. */
async function imported(daysAgo: number): Promise<LiveAccess> {
  const world = await aHiringWorld(system.db);
  const { organizationId, driverId, recruiterId: staffId } = world;
  const requestedAt = (await system.now()) - daysAgo * DAY_MS;
  const id = await anAccess(system.db, { organizationId, driverId, staffId, requestedAt });
  const row = await findAccess(system.db, { id });
  if (row === undefined) throw new Error('The request is not stored');
  const access = new LiveAccess(system, world);
  await access.request({ checkpoint: { state: row.state } }).then(fail, () => undefined);
  return access;
}

it('counts the days of an imported request from the request, not from the start of its workflow', async () => {
  const access = await imported(2);

  expect(await happensIn(access, '23 hours')).toEqual([]);
  expect(await happensIn(access, '2 hours')).toEqual(['accessReminderDue']);
  expect(await happensIn(access, '262 hours')).toEqual([]);
  expect(await happensIn(access, '2 hours')).toEqual(['accessRequestExpired']);
  expect(await access.view()).toMatchObject({ name: 'rejected', round: 1, ending: { reason: 'expired' } });
});

it('rejects an imported request whose days have passed, without reminding the driver of it first', async () => {
  const access = await imported(15);

  await system.pass('1 minute');

  expect(await access.eventTypes()).toEqual(['accessRequested', 'accessRequestExpired']);
  expect(await subjectsTo(access.world.driverId)).toEqual([expect.stringContaining('requests access to your file')]);
  await access.request();
  expect(await access.view()).toMatchObject({ name: 'requested', round: 2, isReminded: false });
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

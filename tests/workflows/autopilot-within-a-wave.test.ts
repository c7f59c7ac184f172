import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { createAutopilotActivities } from '#activities/autopilot/waves';
import { renew } from '#workflows/entity/messages';
import { eventually } from '../support/eventually';
import { anAutopilotOrder, WaveLog, zoneAtNoon } from '../support/hiring/autopilot-world';
import { eventTypes, type HiringSystem, startHiringSystem } from '../support/hiring/hiring-system';
import type { LiveOrder } from '../support/hiring/live-order';

/** Enough that something can happen before the last one is invited. */
const DRIVERS = 12;

let system: HiringSystem;
let order: LiveOrder;
let log: WaveLog;

beforeAll(async () => {
  system = await startHiringSystem();
});
afterAll(() => system.close());
beforeEach(async () => {
  const zone = zoneAtNoon(Date.now());
  order = await anAutopilotOrder(system, { drivers: DRIVERS, numberOfDrivers: DRIVERS / 3, zone });
  log = new WaveLog(system, order);
});

const untilInvited = (count: number) =>
  eventually(async () => expect((await log.invited(1)).length).toBeGreaterThanOrEqual(count));
const untilSent = () => eventually(async () => expect((await log.waves())[0]).toBe('1 sent'));
const candidacies = async () =>
  system.db('candidacies').where({ order_id: order.world.orderId }).select('driver_id', 'version', 'source');

/** Each invited driver has one candidacy with one event, and nobody else has one. */
async function expectOneInvitationEach(): Promise<void> {
  const rows = await candidacies();
  expect(rows.map(({ driver_id: id }) => id).sort()).toEqual((await log.invited(1)).sort());
  expect(rows.every(({ version, source }) => version === 1 && source === 'autopilot')).toBe(true);
}

it('stops within the wave when autopilot is turned off, and leaves out the others with the reason', async () => {
  await order.send('setAutopilot', { isOn: true });
  await untilInvited(1);
  await order.send('setAutopilot', { isOn: false });
  await untilSent();

  const drivers = await log.drivers(1);
  const leftOut = drivers.filter(({ outcome }) => outcome === 'leftOut');
  expect(leftOut.length).toBeGreaterThan(0);
  expect(leftOut.every(({ reason }) => reason === 'off')).toBe(true);
  expect(drivers.some(({ outcome }) => outcome === 'waiting')).toBe(false);
  await expectOneInvitationEach();
  expect((await order.view()).waves).toMatchObject({ planned: null, last: { leftOut: leftOut.length } });
});

it('stops within the wave when the order is canceled, whose invitations close', async () => {
  await order.send('setAutopilot', { isOn: true });
  await untilInvited(1);
  await order.send('cancelOrder');
  await untilSent();

  const drivers = await log.drivers(1);
  expect(drivers.filter(({ outcome }) => outcome === 'leftOut').every(({ reason }) => reason === 'not_active')).toBe(
    true,
  );
  await eventually(async () =>
    expect(await system.db('candidacies').where({ order_id: order.world.orderId, state: 'invited' })).toEqual([]),
  );
});

it('invites each driver once when the worker stops within the wave', async () => {
  await order.send('setAutopilot', { isOn: true });
  await untilInvited(2);
  await system.workers.stop();
  const before = (await log.invited(1)).length;
  await system.workers.start();
  await untilSent();

  expect(before).toBeLessThan(DRIVERS);
  expect(await log.invited(1)).toHaveLength(DRIVERS);
  await expectOneInvitationEach();
});

it('invites each driver once when the workflow continues in a new run within the wave', async () => {
  await order.send('setAutopilot', { isOn: true });
  await untilInvited(1);
  const { runId } = await order.handle.describe();
  await order.handle.signal(renew);
  await eventually(async () => expect((await order.handle.describe()).runId).not.toBe(runId));
  await untilSent();

  expect(await log.invited(1)).toHaveLength(DRIVERS);
  await expectOneInvitationEach();
  expect((await eventTypes(system, order)).filter((type) => type === 'waveSent')).toHaveLength(1);
});

it('keeps the planned wave when the workflow continues in a new run', async () => {
  await order.send('setAutopilot', { isOn: true });
  await untilSent();
  await eventually(async () => expect((await order.view()).waves?.planned?.at).not.toBeNull());
  const { runId } = await order.handle.describe();
  await order.handle.signal(renew);
  await eventually(async () => expect((await order.handle.describe()).runId).not.toBe(runId));

  expect((await order.view()).waves).toMatchObject({ planned: { number: 2 }, last: { number: 1 } });
});

it('leaves out a driver whom the carrier has contacted in the meantime, and one who became unavailable', async () => {
  await order.send('setAutopilot', { isOn: true });
  await untilInvited(1);
  const waiting = (await log.drivers(1)).filter(({ outcome }) => outcome === 'waiting');
  const [contacted = '', unavailable = ''] = waiting.map(({ driverId }) => driverId).reverse();
  await system.db('drivers').where({ id: unavailable }).update({ is_available: false });
  await log.candidacyOf(contacted).send('invite');
  await untilSent();

  const reasons = new Map((await log.drivers(1)).map(({ driverId, reason }) => [driverId, reason]));
  expect(reasons.get(unavailable)).toBe('not_available');
  expect(reasons.get(contacted)).toBe('candidate');
  expect(await system.db('candidacies').where({ driver_id: contacted }).first('source')).toEqual({ source: 'search' });
});

it('counts an invitation that a killed worker could not record, even if the driver has declined since', async () => {
  const { client, db, taskQueue } = system;
  await order.send('setAutopilot', { isOn: true });
  await untilSent();
  const [decliner = ''] = await log.invited(1);
  await log.candidacyOf(decliner).send('declineInvite');
  const wave = { orderId: order.world.orderId, number: 1, now: Date.now() };
  await db('autopilot_wave_drivers')
    .where({ order_id: wave.orderId, driver_id: decliner })
    .update({ outcome: 'waiting' });

  expect(await createAutopilotActivities({ client, db, taskQueue }).inviteNextDriver(wave)).toEqual({ left: 0 });
  expect(await log.invited(1)).toContain(decliner);
  expect((await log.candidacyOf(decliner).view()).name).toBe('closed');
});

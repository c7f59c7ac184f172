import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sourceOf } from '#domain/candidacies/state-table';
import { wallTimeAt } from '#domain/shared/wall-time';
import { anAutopilotOrder, WaveLog, zoneAtNoon } from '../support/hiring/autopilot-world';
import { eventTypes, type SkippingHiringSystem, startSkippingHiringSystem } from '../support/hiring/hiring-system';
import type { LiveOrder } from '../support/hiring/live-order';

let system: SkippingHiringSystem;

beforeAll(async () => {
  system = await startSkippingHiringSystem();
});
afterAll(() => system.close());

async function start(world: Parameters<typeof anAutopilotOrder>[1]): Promise<{ order: LiveOrder; log: WaveLog }> {
  const order = await anAutopilotOrder(system, world);
  return { order, log: new WaveLog(system, order) };
}

/** Lets hours pass until the wave is over. */
async function passWave(log: WaveLog, number: number): Promise<string> {
  for (let hours = 0; hours < 30; hours += 1) {
    const wave = (await log.waves())[number - 1] ?? '';
    if (/sent|skipped/.test(wave)) return wave;
    await system.pass('1 hour');
  }
  throw new Error(`Wave ${String(number)} is not over: ${(await log.waves()).join(', ')}`);
}

it('sends two waves on two days, and leaves out a driver who declined', async () => {
  const { order, log } = await start({ drivers: 5 });
  await order.send('setAutopilot', { isOn: true });

  expect(await passWave(log, 1)).toBe('1 sent');
  const first = await log.invited(1);
  const [decliner = ''] = first;
  expect(first).toHaveLength(3);
  await log.candidacyOf(decliner).send('declineInvite', { reason: 'pay' });
  expect(await passWave(log, 2)).toBe('2 sent');

  // One place opened, and the driver who declined does not get it.
  const second = await log.invited(2);
  expect(second).toHaveLength(1);
  expect(first).not.toContain(second[0]);
  const invited = await log.candidacyOf(second[0] ?? '').view();
  expect([invited.name, sourceOf(invited)]).toEqual(['invited', 'autopilot']);
  const days = await system
    .db('autopilot_waves')
    .where({ order_id: order.world.orderId })
    .whereNotNull('started_at')
    .orderBy('number')
    .select('started_at');
  const local = days.map(({ started_at: at }) => wallTimeAt(at ?? '', 'America/Chicago'));
  expect(new Set(local.map((time) => time.slice(0, 10))).size).toBe(2);
  expect(local.every((time) => time.slice(11) >= '09:00' && time.slice(11) < '17:00')).toBe(true);
});

it('invites each driver by a command named after the wave, as the system', async () => {
  const { order, log } = await start({ drivers: 1 });
  await order.send('setAutopilot', { isOn: true });
  await passWave(log, 1);

  const [driverId = ''] = await log.invited(1);
  const { orderId } = order.world;
  const { workflowId } = log.candidacyOf(driverId);
  expect(
    await system.db('workflow_events').where({ workflow_id: workflowId }).first('update_id', 'actor_kind'),
  ).toEqual({
    update_id: `${orderId}/wave/1/${driverId}`,
    actor_kind: 'system',
  });
  expect(await system.db('candidacies').where({ order_id: orderId }).first('source')).toEqual({ source: 'autopilot' });
});

describe('a wave is skipped', () => {
  it('when the last matching driver declined, and the next one is planned for another day', async () => {
    const { order, log } = await start({ drivers: 1 });
    await order.send('setAutopilot', { isOn: true });
    await passWave(log, 1);
    const [only = ''] = await log.invited(1);
    await log.candidacyOf(only).send('declineInvite');

    expect(await passWave(log, 2)).toBe('2 skipped no_driver');
    await system.pass('1 minute');
    expect((await log.waves())[2]).toBe('3 planned');
  });

  it('while enough drivers are invited', async () => {
    const { order, log } = await start({ drivers: 6 });
    await order.send('setAutopilot', { isOn: true });
    await passWave(log, 1);

    expect(await passWave(log, 2)).toBe('2 skipped enough_invited');
  });

  it.each([
    ['autopilot is turned off', 'off', (order: LiveOrder) => order.send('setAutopilot', { isOn: false })],
    ['autopilot is paused', 'paused', (order: LiveOrder) => order.send('pauseAutopilot', { isPaused: true })],
    ['the order is canceled', 'not_active', (order: LiveOrder) => order.send('cancelOrder')],
    [
      'the last seat is taken',
      'filled',
      (order: LiveOrder) => order.send('takeSeat', { candidacyId: order.world.orderId, round: 1, hireSeq: 1 }),
    ],
  ] as const)('when %s', async (_when, reason, stop) => {
    const { order, log } = await start({ drivers: 5 });
    await order.send('setAutopilot', { isOn: true });
    await passWave(log, 1);
    await system.pass('1 minute');
    await stop(order);
    await system.pass('2 days');

    expect(await log.waves()).toEqual(['1 sent', `2 skipped ${reason}`]);
    expect(await log.drivers(2)).toEqual([]);
  });
});

it('goes on after a pause, and after a seat is free again', async () => {
  // It is midnight at the facility, so that no wave is sent in between.
  const zone = zoneAtNoon((await system.now()) + 12 * 3_600_000);
  const { order, log } = await start({ drivers: 5, zone });
  const seat = { candidacyId: order.world.orderId, round: 1, hireSeq: 1 };
  await order.send('setAutopilot', { isOn: true });
  await order.send('pauseAutopilot', { isPaused: true });
  await order.send('pauseAutopilot', { isPaused: false });
  await order.send('takeSeat', seat);
  await order.send('releaseSeat', { ...seat, use: 'free' });

  expect(await passWave(log, 3)).toBe('3 sent');
  expect((await eventTypes(system, order)).filter((type) => /autopilot|waveSent/.test(type))).toEqual([
    'autopilotChanged',
    'autopilotPaused',
    'autopilotResumed',
    'waveSent',
  ]);
});

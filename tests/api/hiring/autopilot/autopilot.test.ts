import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AutopilotPreview, AutopilotView, AutopilotWave, WaveDriver } from '#domain/autopilot/schema';
import type { OrderListItem, OrderView } from '#domain/job-orders/schema';
import { newId } from '#platform/ids';
import { eventually } from '../../../support/eventually';
import { zoneAtNoon } from '../../../support/hiring/autopilot-world';
import { type Driver, HiringApi, refusalOf } from '../../../support/hiring/hiring-api';
import '../../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

let drivers: Driver[];
let orderId: string;
beforeEach(async () => {
  await hiring.db('drivers').update({ is_available: false });
  drivers = [];
  for (let made = 0; made < 4; made += 1) drivers.push(await hiring.aDriver());
  await hiring
    .db('facilities')
    .where({ id: hiring.carrier.facilityId })
    .update({ time_zone: zoneAtNoon(Date.now()) });
  orderId = await hiring.anActiveOrder({ numberOfDrivers: 1, endorsements: [] });
});

const turn = (isOn: boolean, by = hiring.carrier.hr) =>
  by.patch(`/api/order/${orderId}`).send({ _id: orderId, autoPilotActivated: isOn });
const pause = (isPaused: boolean) =>
  hiring.carrier.manager.patch(`/api/job-order/${orderId}/autopilot/pause`).send({ isPaused });

async function get<Body>(path: string, by = hiring.carrier.accounting): Promise<Body> {
  const response: { body: unknown } = await by.get(path).expect(200);
  return response.body as Body;
}
const read = () => get<AutopilotView>(`/api/job-order/${orderId}/autopilot`);
const preview = () => get<AutopilotPreview>(`/api/job-order/${orderId}/autopilot/preview`);
const waves = () => get<{ data: AutopilotWave[]; count: number }>(`/api/job-order/${orderId}/autopilot/waves`);
const waveDrivers = async (number: number) =>
  (await get<{ data: WaveDriver[] }>(`/api/job-order/${orderId}/autopilot/waves/${String(number)}`)).data;
const untilSent = () =>
  eventually(async () =>
    expect((await waves()).data.at(-1)).toMatchObject({ number: 1, status: 'sent', invited: 3, leftOut: 0 }),
  );

describe('the switch', () => {
  it('turns autopilot on and off, and every page shows it', async () => {
    expect(await read()).toMatchObject({
      isOn: false,
      stop: 'off',
      next: null,
      openSeats: 1,
      room: 3,
      mayChange: false,
    });
    await turn(true).expect(200);

    const order = await get<OrderView>(`/api/job-order/id/${orderId}`, hiring.carrier.hr);
    expect(order).toMatchObject({ autoPilotActivated: true });
    expect(order.actions).toContain('autopilot');
    const list = await get<{ data: OrderListItem[] }>(
      `/api/job-order/active/organization/${hiring.carrier.organizationId}`,
    );
    expect(list.data.find(({ _id }) => _id === orderId)?.autoPilotActivated).toBe(true);
    await turn(false).expect(200);
    expect(await read()).toMatchObject({ isOn: false, stop: 'off' });
  });

  it('has a second path, and refuses the id of another order in the body', async () => {
    const body = { autoPilotActivated: true };
    await hiring.carrier.recruiter.patch(`/api/job-order/autopilot/${orderId}`).send(body).expect(200);

    await hiring.carrier.hr
      .patch(`/api/order/${orderId}`)
      .send({ ...body, _id: newId() })
      .expect(400);
  });

  it('belongs to the positions that manage facilities', async () => {
    await turn(true, hiring.carrier.accounting).expect(403);
    for (const name of ['recruiter', 'safety', 'hr', 'admin', 'manager'] as const) {
      await turn(true, hiring.carrier[name]).expect(200);
    }
  });

  it('is unknown to another carrier', async () => {
    await turn(true, hiring.other.hr).expect(404);
    for (const path of ['', '/preview', '/waves', '/waves/1']) {
      await hiring.other.hr.get(`/api/job-order/${orderId}/autopilot${path}`).expect(404);
    }
    await hiring.other.hr.patch(`/api/job-order/${orderId}/autopilot/pause`).send({ isPaused: true }).expect(404);
  });

  it('is refused while the order is pending, and so is the dry run', async () => {
    orderId = await hiring.aPendingOrder();

    expect(refusalOf(await turn(true).expect(409)).code).toBe('order-not-active');
    const path = `/api/job-order/${orderId}/autopilot/preview`;
    expect(refusalOf(await hiring.carrier.hr.get(path).expect(409)).code).toBe('order-not-active');
  });

  it('pauses and resumes, and only while autopilot is on', async () => {
    expect(refusalOf(await pause(true).expect(409)).code).toBe('autopilot-off');
    await turn(true).expect(200);
    await untilSent();
    await pause(true).expect(200);

    expect(await read()).toMatchObject({ isOn: true, isPaused: true, stop: 'paused', next: null });
    await pause(false).expect(200);
    expect(await read()).toMatchObject({ isPaused: false, stop: null, next: { number: 3 } });
  });
});

describe('the dry run', () => {
  it('names the drivers of the next waves in their order, and changes nothing', async () => {
    const { waves: next, matching, leftOut, room } = await preview();

    expect(next.map(({ drivers: each }) => each.map(({ rank }) => rank))).toEqual([[1, 2, 3], [4]]);
    expect(next[0]?.drivers[0]).toMatchObject({
      nearMisses: 0,
      driver: { isMasked: true, lastName: 'G' },
      fit: expect.arrayContaining([expect.objectContaining({ criterion: 'class', result: 'pass' })]) as unknown,
    });
    expect([matching, leftOut, room]).toEqual([4, [], 3]);
    expect(await hiring.db('candidacies').where({ order_id: orderId })).toEqual([]);
    expect(await waves()).toEqual({ data: [], count: 0 });
  });

  it('says who is left out and why', async () => {
    const [declined, invited, young] = drivers as [Driver, Driver, Driver, Driver];
    await hiring.db('drivers').where({ id: young.id }).update({ birth_date: '2010-01-01' });
    await hiring.flow(orderId, declined).invite().expect(201);
    await hiring.flow(orderId, declined).answers('decline-invite', { reason: 'pay' });
    await hiring.flow(orderId, invited).invite().expect(201);

    const { leftOut, leftOutCounts, waves: next, room, candidates } = await preview();
    expect(new Map(leftOut.map(({ driver, reason }) => [driver._id, reason]))).toEqual(
      new Map([
        [declined.id, 'declined'],
        [invited.id, 'candidate'],
        [young.id, 'no_match'],
      ]),
    );
    expect(leftOutCounts).toHaveLength(3);
    expect([next.length, room, candidates]).toEqual([1, 2, 1]);
  });
});

it('has no room in the dry run after enough drivers are invited', async () => {
  await turn(true).expect(200);
  await untilSent();
  const { waves: next, room, candidates, matching } = await preview();

  expect([room, candidates, matching]).toEqual([0, 3, 1]);
  expect(next.map((wave) => wave.drivers.length)).toEqual([0, 1]);
});

it('shows each wave: who was invited, why in this order, and what they answered', async () => {
  await turn(true).expect(200);
  await untilSent();
  const [first, second] = await waveDrivers(1);
  const driverOf = (row: WaveDriver | undefined) => drivers.find(({ id }) => id === row?.driver._id) as Driver;
  await hiring.flow(orderId, driverOf(first)).answers('decline-invite', { reason: 'distance' });
  await hiring.flow(orderId, driverOf(second)).answers('accept-invite');

  const rows = await waveDrivers(1);
  expect(rows.map(({ rank, outcome, nearMisses, wasReady }) => [rank, outcome, nearMisses, wasReady])).toEqual([
    [1, 'invited', 0, true],
    [2, 'invited', 0, true],
    [3, 'invited', 0, true],
  ]);
  expect(rows.map(({ answer }) => answer && [answer.type, answer.reason])).toEqual([
    ['inviteDeclined', 'distance'],
    ['inviteAccepted', null],
    null,
  ]);
  // The name is visible from review on, here as everywhere.
  expect(rows.map(({ driver: { isMasked } }) => isMasked)).toEqual([true, false, true]);
  expect(JSON.stringify(rows)).not.toContain('1990-04-02');
});

it('shows autopilot in the history of the order, and as the source of its candidates', async () => {
  await turn(true).expect(200);
  await untilSent();

  const { data } = await get<{ data: { type: string; actor: { kind: string } }[] }>(
    `/api/job-order/${orderId}/timeline`,
  );
  const types = data.map(({ type, actor }) => `${type} by ${actor.kind}`);
  expect(types).toEqual(
    expect.arrayContaining(['autopilotChanged by fleet', 'waveSent by system', 'invited by system']),
  );
  const cards = await get<{ data: { source: string }[] }>(`/api/job-order/${orderId}/candidacies?stage=invited`);
  expect(cards.data.map(({ source }) => source)).toEqual(['autopilot', 'autopilot', 'autopilot']);
});

it('answers 404 for a wave that does not exist', async () => {
  await hiring.carrier.hr.get(`/api/job-order/${orderId}/autopilot/waves/7`).expect(404);
});

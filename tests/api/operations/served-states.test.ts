import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { OpsServedStates, ServedStates } from '#domain/carriers/schema';
import type { UsState } from '#domain/places/us-states';
import { as, startTestApi, type TestApi } from '../../support/api';
import { anAccessToken, aUser } from '../../support/builders/people';
import { messagesTo } from '../../support/mailbox';

let api: TestApi;
let ops: ReturnType<typeof as>;
beforeAll(async () => {
  api = await startTestApi();
  ops = as(api.app, await anAccessToken(api.db, (await aUser(api.db, { roles: ['ops', 'ops-admin'] })).id));
});
afterAll(() => api.close());

const serve = async (...states: UsState[]): Promise<OpsServedStates> =>
  OpsServedStates.parse((await ops.put('/api/ops/served-states').send({ states })).body);
const served = async () => ServedStates.parse((await request(api.app).get('/api/served-states')).body).states;
const wait = (email: string, state: string) => request(api.app).post('/api/drivers/waitlist').send({ email, state });

describe('served states', () => {
  it('are all states until operations choose some', async () => {
    expect(await served()).toHaveLength(51);

    await serve('TX', 'OK', 'TX');

    expect(await served()).toEqual(['OK', 'TX']);
  });

  it('must be existing states', async () => {
    const { status } = await ops.put('/api/ops/served-states').send({ states: ['ZZ'] });

    expect(status).toBe(400);
  });
});

describe('the waitlist of drivers', () => {
  it('counts each driver of a state once, and sends no email yet', async () => {
    await serve('TX');
    const statuses = [];
    for (const email of ['sam@example.com', 'SAM@example.com', 'kim@example.com']) {
      statuses.push((await wait(email, 'MT')).status);
    }

    const { waiting } = OpsServedStates.parse((await ops.get('/api/ops/served-states')).body);

    expect(statuses).toEqual([204, 204, 204]);
    expect(waiting).toEqual([{ state: 'MT', drivers: 2 }]);
    expect(await messagesTo(api.db, 'sam@example.com')).toEqual([]);
  });

  it('notifies its drivers once when the state is served, and then removes them', async () => {
    await wait('lee@example.com', 'ID');
    await wait('ann@example.com', 'WY');

    await serve('TX', 'ID');
    await serve('TX', 'ID', 'OK');

    const link = 'http://127.0.0.1:8080/auth/registerAsDriver';
    expect(await messagesTo(api.db, 'lee@example.com')).toMatchObject([
      { template: 'state-served', params: { state: 'Idaho', link } },
    ]);
    expect(await messagesTo(api.db, 'ann@example.com')).toEqual([]);
  });

  it('requires a valid address and an existing state', async () => {
    const response = await wait('nobody', 'ZZ');

    const { errors } = response.body as { errors: { pointer: string; message: string }[] };
    expect(errors.map(({ pointer, message }) => [pointer, message])).toEqual([
      ['/email', 'Email is not valid'],
      ['/state', 'This field is required'],
    ]);
  });

  it('limits entries from one IP address', async () => {
    const statuses = new Set<number>();
    for (let turn = 0; turn < 21; turn += 1) statuses.add((await wait(`d${String(turn)}@example.com`, 'NV')).status);

    expect([...statuses]).toEqual([204, 429]);
  });
});

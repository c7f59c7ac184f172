import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { type Change, roomsOfChange, toChange } from '#api/realtime/change-rooms';
import { listen, type Listener } from '#db/core/listen';
import { as, startTestApi, type TestApi } from '../../support/api';
import { aCallTime, anApplication } from '../../support/builders/carriers';
import { anAccessToken, anOrganization, aUser } from '../../support/builders/people';
import { eventually } from '../../support/eventually';

let api: TestApi;
let listener: Listener;
const received: Change[] = [];

beforeAll(async () => {
  api = await startTestApi();
  listener = await listen(api.databaseUrl, {
    channel: 'gladhand_changes',
    onPayload: (payload) => received.push(...[toChange(payload) ?? []].flat()),
    onError: () => undefined,
  });
});
afterAll(async () => {
  await listener.close();
  await api.close();
});

const roomsNotifiedOf = (id: string) =>
  received.filter((change) => change.topic === 'carrier' && change.id === id).map(roomsOfChange);

describe("a carrier's change", () => {
  it('notifies operations only until the carrier is active', async () => {
    const id = await anApplication(api.db, { bookingSecret: 'live' });
    const callTime = await aCallTime(api.db);

    await request(api.app)
      .post(`/api/fleet/call-times/${callTime}/book`)
      .send({ booking: 'live', timeZone: 'America/Chicago' });

    await eventually(() => {
      expect(roomsNotifiedOf(id)).toEqual([['ops']]);
    });
  });

  it('also notifies its staff when it is deactivated', async () => {
    const { id } = await anOrganization(api.db);
    const ops = as(api.app, await anAccessToken(api.db, (await aUser(api.db)).id));

    await ops.post(`/api/ops/organizations/${id}/deactivate`).send({ reason: 'A reason' });

    await eventually(() => {
      expect(roomsNotifiedOf(id)).toEqual([['ops', `org:${id}`]]);
    });
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { z } from 'zod';
import { CallTimeView } from '#domain/carriers/schema';
import { as, problemOf, startTestApi, type TestApi } from '../../support/api';
import { aCallTime, anApplication } from '../../support/builders/carriers';
import { anAccessToken, aUser } from '../../support/builders/people';

let api: TestApi;
let ops: ReturnType<typeof as>;
beforeAll(async () => {
  api = await startTestApi({ now: () => new Date('2026-11-21T12:00:00.000Z') });
  const { id } = await aUser(api.db);
  ops = as(api.app, await anAccessToken(api.db, id, new Date('2026-11-21T12:00:00.000Z')));
});
afterAll(() => api.close());

describe('call times', () => {
  const offer = (startsAt: string) => ops.post('/api/ops/call-times').send({ startsAt });
  const list = async () => z.array(CallTimeView).parse((await ops.get('/api/ops/call-times')).body);

  it('are offered once each, and only in the future', async () => {
    const first = await offer('2026-12-01T09:00:00-06:00');
    const again = await offer('2026-12-01T15:00:00.000Z');
    const past = await offer('2026-11-21T11:59:00.000Z');

    expect(first.status).toBe(201);
    expect([problemOf(again).code, problemOf(past).code]).toEqual(['call-time-offered', 'call-time-past']);
    expect((await list()).map(({ startsAt }) => startsAt)).toEqual(['2026-12-01T15:00:00.000Z']);
  });

  it('show the carrier that booked, and can be withdrawn only while free', async () => {
    const [free, booked] = [await aCallTime(api.db), await aCallTime(api.db)];
    await anApplication(api.db, { bookingSecret: 'booker', companyName: 'Gull Wing Freight' });
    const body = { booking: 'booker', timeZone: 'America/Chicago' };
    await request(api.app).post(`/api/fleet/call-times/${booked}/book`).send(body);

    const withdrawn = await ops.delete(`/api/ops/call-times/${free}`);
    const refused = await ops.delete(`/api/ops/call-times/${booked}`);

    expect([withdrawn.status, problemOf(refused).code]).toEqual([204, 'call-time-booked']);
    expect((await ops.delete(`/api/ops/call-times/${free}`)).status).toBe(404);
    expect((await list()).find(({ _id }) => _id === booked)?.companyName).toBe('Gull Wing Freight');
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { z } from 'zod';
import { defineRoute } from '#api/http/define-route';
import { todayOf } from '#api/http/today';
import { checkStatedExpiry } from '#domain/driver-files/uploads';
import { as, startTestApi, type TestApi } from '../../support/api';
import { anAccessToken, aUser } from '../../support/builders/people';
import { aDriver } from '../../support/hiring/hiring-world';

const answer = {
  response: z.object({ today: z.string() }),
  summary: 'A test',
  problems: [],
  example: () => ({}),
} as const;
const dayRoute = defineRoute({
  ...answer,
  id: 'test.day',
  method: 'get',
  paths: ['/api/test-day'],
  permission: 'signed-in',
  scope: 'self',
  handler: ({ ctx }) => Promise.resolve({ today: todayOf(ctx) }),
});
const publicRoute = defineRoute({
  ...answer,
  id: 'test.public-day',
  method: 'get',
  paths: ['/api/test-public-day'],
  permission: 'public',
  scope: 'none',
  handler: ({ ctx }) => Promise.resolve({ today: todayOf(ctx) }),
});

let api: TestApi;
let clock = new Date('2026-11-22T03:30:00.000Z');
beforeAll(async () => {
  api = await startTestApi({ now: () => clock }, [dayRoute, publicRoute]);
});
afterAll(() => api.close());

async function todayFor(userId: string): Promise<string> {
  const response = await as(api.app, await anAccessToken(api.db, userId, clock))
    .get('/api/test-day')
    .expect(200);
  return (response.body as { today: string }).today;
}

async function driverAt(latitude: number, longitude: number): Promise<string> {
  const id = await aDriver(api.db);
  await api.db('drivers').where({ id }).update({ latitude, longitude });
  return id;
}

describe("a caller's day", () => {
  it.each([
    // In the evening of November 21 in the United States, when it is November 22 in Greenwich.
    { at: '2026-11-22T03:30:00.000Z', city: 'Long Beach', home: [33.77, -118.19], day: '2026-11-21' },
    { at: '2026-11-22T03:30:00.000Z', city: 'New York', home: [40.71, -74.0], day: '2026-11-21' },
    { at: '2026-11-22T07:30:00.000Z', city: 'Long Beach', home: [33.77, -118.19], day: '2026-11-21' },
    { at: '2026-11-22T07:30:00.000Z', city: 'New York', home: [40.71, -74.0], day: '2026-11-22' },
    { at: '2026-11-22T08:30:00.000Z', city: 'Long Beach', home: [33.77, -118.19], day: '2026-11-22' },
    { at: '2026-11-22T09:30:00.000Z', city: 'Honolulu', home: [21.3, -157.86], day: '2026-11-21' },
    // Daylight saving time.
    { at: '2026-07-02T06:30:00.000Z', city: 'Long Beach', home: [33.77, -118.19], day: '2026-07-01' },
    { at: '2026-07-02T07:30:00.000Z', city: 'Long Beach', home: [33.77, -118.19], day: '2026-07-02' },
  ] as const)('at $at is that where a driver lives: $city', async ({ at, home: [latitude, longitude], day }) => {
    clock = new Date(at);

    expect(await todayFor(await driverAt(latitude, longitude))).toBe(day);
  });

  it('lets a license be good through its last day there', async () => {
    clock = new Date('2026-11-22T05:00:00.000Z');
    const today = await todayFor(await driverAt(33.77, -118.19));

    expect(checkStatedExpiry('2026-11-21', today)).toBeUndefined();
    expect(checkStatedExpiry('2026-11-20', today)).toMatchObject({ code: 'proof-expired' });
  });

  it('is that of the zone which a member of staff has set, or the first one of the country', async () => {
    clock = new Date('2026-11-22T03:30:00.000Z');
    const chicago = await aUser(api.db);
    await api.db('users').where({ id: chicago.id }).update({ time_zone: 'America/Chicago' });
    const unknown = await aUser(api.db);
    const stranger = await request(api.app).get('/api/test-public-day').expect(200);

    expect([await todayFor(chicago.id), await todayFor(unknown.id)]).toEqual(['2026-11-21', '2026-11-21']);
    expect(stranger.body).toEqual({ today: '2026-11-21' });
    clock = new Date('2026-11-22T04:30:00.000Z');
    expect([await todayFor(chicago.id), await todayFor(unknown.id)]).toEqual(['2026-11-21', '2026-11-22']);
  });
});

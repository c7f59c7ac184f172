import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { storeCompliance } from '#db/compliance/compliance-store';
import { emptyAnswers } from '#domain/compliance/answers';
import type { HosDay, HosLogs, HosSettings, LogImport, StoredDutyStatus } from '#domain/eld/schema';
import { newId } from '#platform/ids';
import { problemOf } from '../../../support/api';
import { anOutputFile } from '../../../support/builders/log-files';
import { bodyOf, type Caller, FilesWorld } from '../../../support/hiring/files-world';

/** A Tuesday, 16:00 in Texas. */
const AT = '2026-06-16T21:00:00.000Z';
const file = '/api/driver/hours/imports';

let world: FilesWorld;
beforeAll(async () => {
  world = await FilesWorld.start(AT);
});
afterAll(() => world.api.close());

async function aDriver() {
  const driver = await world.aDriver();
  const licenses = [{ state: 'TX' as const, number: 'D-123 4567', expiresOn: '2099-01-31' }];
  const answers = { ...emptyAnswers, motorVehicle: { ...emptyAnswers.motorVehicle, licenses } };
  await storeCompliance(world.api.deps, driver.id, { answers, ssn: null, at: new Date(AT) });
  return driver;
}
const dayOf = async (driver: Caller, date?: string) =>
  bodyOf<HosDay>(
    await driver
      .get('/api/driver/hours')
      .query(date === undefined ? {} : { date })
      .expect(200),
  );
const set = (driver: Caller, body: object) =>
  driver.post('/api/driver/duty-statuses').send({ clientId: newId(), status: 'onDuty', ...body });
const send = (driver: Caller, text: string) => driver.post(file).set('Content-Type', 'text/csv').send(text);
const EVENTS = [
  '1,1,2,1,1,061526,200000',
  '2,1,2,1,4,061626,060000',
  '3,1,1,1,3,061626,070000',
  '4,1,2,1,4,061626,113000',
];

describe('a status that the driver sets', () => {
  it('is drawn on a track of its own, beginning at its time', async () => {
    const driver = await aDriver();
    const stored = bodyOf<StoredDutyStatus>(await set(driver, { at: '2026-06-16T13:00:00.000Z' }).expect(201));
    await set(driver, { status: 'driving', at: '2026-06-16T14:00:00.000Z' }).expect(201);
    await set(driver, { status: 'offDuty', remark: 'personalConveyance' }).expect(201);

    expect(stored).toMatchObject({ status: 'onDuty', isLate: true, receivedAt: AT });
    const { tracks, timeZone, minutes, today } = await dayOf(driver);
    expect({ timeZone, minutes, today }).toEqual({ timeZone: 'America/Chicago', minutes: 1440, today: '2026-06-16' });
    expect(tracks).toMatchObject([
      { provider: 'driver', source: 'driver', totals: { noData: 480, onDuty: 60, driving: 420, notYet: 480 } },
    ]);
    expect(tracks[0]?.clocks).toMatchObject({ at: AT, workedTodayMinutes: 480, isUncertain: true });
    expect(bodyOf<HosSettings>(await driver.get('/api/driver/hours/settings')).current).toMatchObject({
      status: 'offDuty',
      remark: 'personalConveyance',
      at: AT,
    });
  });

  it('is one, however often the phone sends it', async () => {
    const driver = await aDriver();
    const clientId = newId();
    const answers = await Promise.all(Array.from({ length: 5 }, () => set(driver, { clientId, at: AT }).expect(201)));

    expect(new Set(answers.map((answer) => bodyOf<StoredDutyStatus>(answer)._id)).size).toBe(1);
    expect(await world.db('duty_statuses').where({ driver_id: driver.id })).toHaveLength(1);
  });

  it.each([
    [{ at: '2026-06-16T21:06:00.000Z' }, 'duty-status-in-future'],
    [{ at: '2026-06-08T20:59:00.000Z' }, 'duty-status-too-old'],
    [{ status: 'clockIn' }, 'invalid-input'],
    [{ status: 'driving', remark: 'yardMove' }, 'invalid-input'],
    [{ clientId: 'mine' }, 'invalid-input'],
  ])('%j is refused with %s', async (body, code) => {
    expect(problemOf(await set(await aDriver(), body).expect(400)).code).toBe(code);
  });
});

describe('a log file', () => {
  it('is imported, and drawn with its violations and clocks', async () => {
    const driver = await aDriver();
    const made = { made: '061626,160000' };
    const events = [...EVENTS.slice(0, 2), '3,1,1,1,3,061626,063000', '4,1,2,1,4,061626,150000'];
    const imported = bodyOf<LogImport>(await send(driver, anOutputFile(events, made)).expect(201));

    expect(imported).toMatchObject({ provider: 'ELD ABC123', added: 4, changed: 0, skipped: 1, gaps: [] });
    const day = await dayOf(driver, '2026-06-16');
    expect(day.tracks).toMatchObject([
      {
        provider: 'ELD ABC123',
        source: 'file',
        totals: { offDuty: 360, onDuty: 90, driving: 510, notYet: 480 },
        violations: [
          {
            rule: 'break',
            paragraph: '49 CFR 395.3(a)(3)(ii)',
            startsAt: '2026-06-16T19:30:00.000Z',
            endsAt: '2026-06-16T20:00:00.000Z',
          },
        ],
      },
    ]);
    expect(day.tracks[0]?.clocks.driving).toEqual({ usedMinutes: 510, leftMinutes: 150 });
    expect((await dayOf(driver, '2026-06-15')).tracks).toMatchObject([{ totals: { noData: 1200, offDuty: 240 } }]);
  });

  it('adds nothing the second time, and a version for an edited record', async () => {
    const driver = await aDriver();
    await send(driver, anOutputFile(EVENTS)).expect(201);
    const again = bodyOf<LogImport>(await send(driver, anOutputFile(EVENTS)).expect(201));
    const edited = anOutputFile([...EVENTS.slice(0, 2), '3,1,3,1,4,061626,070000', EVENTS[3] ?? '']);

    expect(again).toMatchObject({ added: 0, changed: 0, removed: 0 });
    expect(bodyOf<LogImport>(await send(driver, edited).expect(201))).toMatchObject({ added: 0, changed: 1 });
    expect((await dayOf(driver)).tracks).toMatchObject([{ totals: { driving: 0, onDuty: 360 } }]);
  });

  it('of another driver is refused, and nothing is stored', async () => {
    const driver = await aDriver();
    const refused = await send(driver, anOutputFile(EVENTS, { license: 'TX,Z7654321' })).expect(409);

    expect(problemOf(refused).code).toBe('log-file-of-another-driver');
    expect(JSON.stringify(refused.body)).not.toContain('Z7654321');
    expect(await world.db('hos_logs').where({ driver_id: driver.id })).toEqual([]);
  });

  it('is not compared with a license that is not there', async () => {
    const driver = await world.aDriver();

    expect(problemOf(await send(driver, anOutputFile(EVENTS)).expect(409)).code).toBe('license-not-on-file');
    await send(driver, 'status,start\ndriving,2026-06-16 07:00').expect(201);
  });

  it('names all wrong lines together', async () => {
    const driver = await aDriver();
    const refused = await send(driver, 'status,start,end\ndriving,7 AM,\noff,2026-06-16T12:00Z,2026-06-16T11:00Z');

    expect(refused.status).toBe(400);
    expect(problemOf(refused)).toMatchObject({
      code: 'log-file-wrong',
      params: {
        count: 2,
        lines: [
          { line: '2', fault: 'not-a-time' },
          { line: '3', fault: 'ends-before-start' },
        ],
      },
    });
  });

  it.each([
    ['file-empty', ''],
    ['log-file-empty', 'status,start\n'],
    ['log-file-wrong', 'hello'],
    ['file-too-large', '\n'.repeat(20_001)],
    ['file-too-large', 'x'.repeat(1_000_001)],
  ])('is refused with %s', async (code, text) => {
    expect(problemOf(await send(await aDriver(), text).expect(400)).code).toBe(code);
  });
});

describe('logs of two sources', () => {
  it('are next to each other, never summed, also in the shape of the driver side', async () => {
    const driver = await aDriver();
    await send(driver, anOutputFile(EVENTS)).expect(201);
    await set(driver, { at: '2026-06-16T12:00:00.000Z' }).expect(201);

    expect((await dayOf(driver)).tracks.map(({ provider, totals }) => [provider, totals.onDuty])).toEqual([
      ['ELD ABC123', 90],
      ['driver', 540],
    ]);
    const logs = bodyOf<HosLogs>(await driver.get(`/api/eld/${driver.id}/getHOSLogs`).expect(200));
    expect(logs.data.map(({ provider, hosLogs }) => [provider, hosLogs.length])).toEqual([
      ['ELD ABC123', 4],
      ['driver', 1],
    ]);
    const own: { body: unknown } = await driver.get('/api/driver/personal-info').expect(200);
    expect(own.body).toMatchObject({ eldEvents: logs.data });
    expect(logs.data[0]?.hosLogs[2]).toEqual({
      status: 'driving',
      rawStatus: 'driving',
      startsAt: '2026-06-16T12:00:00.000Z',
      endsAt: '2026-06-16T16:30:00.000Z',
      remark: null,
      origin: 'automatic',
    });
  });

  it('keep a status that is not known here', async () => {
    const driver = await aDriver();
    await send(driver, 'status,start\nwaitingAtWellSite,2026-06-16 07:00').expect(201);

    const { data } = bodyOf<HosLogs>(await driver.get(`/api/eld/${driver.id}/getHOSLogs`));
    expect(data[0]?.hosLogs).toMatchObject([{ status: 'other', rawStatus: 'waitingAtWellSite' }]);
    expect((await dayOf(driver)).tracks).toMatchObject([{ totals: { other: 540 }, clocks: { isUncertain: true } }]);
  });
});

describe('settings', () => {
  it('change the zone of the days, the weekly limit and the exceptions', async () => {
    const driver = await aDriver();
    await driver.put('/api/driver/hours/settings').send({ cycle: '60/7', timeZone: 'America/Denver' }).expect(204);
    const claim = { date: '2026-06-16', exemptions: ['adverseConditions', 'shortHaul'] };
    await driver.put('/api/driver/hours/exemptions').send(claim).expect(204);
    await send(driver, anOutputFile(EVENTS)).expect(201);

    const day = await dayOf(driver);
    expect(day).toMatchObject({ timeZone: 'America/Denver', cycle: '60/7', exemptions: claim.exemptions });
    expect(day.startsAt).toBe('2026-06-16T06:00:00.000Z');
    expect(day.tracks[0]?.clocks.cycle.leftMinutes).toBe(3600 - 360);
    expect(day.tracks[0]?.clocks.driving.leftMinutes).toBe(13 * 60 - 270);
    await driver
      .put('/api/driver/hours/exemptions')
      .send({ ...claim, exemptions: [] })
      .expect(204);
    expect((await dayOf(driver)).exemptions).toEqual([]);
  });

  it.each([
    ['settings', { cycle: '80/9', timeZone: null }, 400],
    ['settings', { cycle: '70/8', timeZone: 'Texas/Dallas' }, 400],
    ['exemptions', { date: '2026-06-17', exemptions: [] }, 404],
    ['exemptions', { date: '2025-06-16', exemptions: [] }, 404],
  ])('%s %j are refused', async (path, body, status) => {
    await (await aDriver()).put(`/api/driver/hours/${path}`).send(body).expect(status);
  });

  it('have no day before six months, or after today', async () => {
    const driver = await aDriver();

    await driver.get('/api/driver/hours').query({ date: '2025-12-15' }).expect(404);
    await driver.get('/api/driver/hours').query({ date: '2026-06-17' }).expect(404);
    expect((await dayOf(driver, '2025-12-16')).tracks).toEqual([]);
  });
});

describe('a connection', () => {
  it('is made and withdrawn by the driver', async () => {
    const driver = await aDriver();
    const connect = () => driver.post('/api/driver/eld-connections').send({ provider: 'sandbox' });
    const settings = async () => bodyOf<HosSettings>(await driver.get('/api/driver/hours/settings').expect(200));
    expect((await settings()).providers).toEqual(['sandbox']);

    await connect().expect(204);
    expect(problemOf(await connect().expect(409)).code).toBe('eld-connected');
    const { connections, providers } = await settings();
    expect({ connections, providers }).toMatchObject({
      connections: [{ provider: 'sandbox', readAt: null }],
      providers: [],
    });

    const path = `/api/driver/eld-connections/${connections[0]?._id ?? ''}`;
    await (await aDriver()).delete(path).expect(404);
    await driver.delete(path).expect(204);
    await driver.delete(path).expect(204);
    expect((await settings()).connections).toEqual([]);
  });

  it('to a provider that is not offered is refused', async () => {
    await (await aDriver()).post('/api/driver/eld-connections').send({ provider: 'samsara' }).expect(404);
  });
});

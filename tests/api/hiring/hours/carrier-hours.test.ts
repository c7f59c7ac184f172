import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { HosDay, HosLogs, LogImport } from '#domain/eld/schema';
import { newId } from '#platform/ids';
import { problemOf } from '../../../support/api';
import { bodyOf, type FilesCarrier, FilesWorld } from '../../../support/hiring/files-world';

/** 16:00 in Texas. */
const AT = '2026-06-16T21:00:00.000Z';

let world: FilesWorld;
let carrier: FilesCarrier;
let other: FilesCarrier;
beforeAll(async () => {
  world = await FilesWorld.start(AT);
  [carrier, other] = [await world.aCarrier(), await world.aCarrier()];
});
afterAll(() => world.api.close());

const at = (driverId: string, path = ''): string => `/api/business/driver/${driverId}/hours${path}`;
const CSV = 'status,start,end\noff,2026-03-01 00:00,2026-06-16 06:00\ndriving,2026-06-16 06:00,2026-06-16 10:00';

/** A driver with a log, who worked for the carrier on these days. */
async function aWorker(hiredOn: string, endedOn: string | null = null) {
  const driver = await world.aDriver();
  await world.anEmployment(carrier, driver.id, { hiredOn, endedOn });
  await driver.post('/api/driver/hours/imports').set('Content-Type', 'text/csv').send(CSV).expect(201);
  return driver;
}

describe('the logs of a driver who works for the carrier', () => {
  it('are read from the week before the first day on, and each reading is in the access log', async () => {
    const driver = await aWorker('2026-06-01');
    const day = bodyOf<HosDay>(await carrier.RECRUITER.get(at(driver.id)).expect(200));

    expect(day).toMatchObject({ date: '2026-06-16', firstDate: '2026-05-25', lastDate: '2026-06-16', mayImport: true });
    expect(day.tracks).toMatchObject([{ provider: 'file', totals: { offDuty: 360, driving: 240, noData: 360 } }]);
    await carrier.RECRUITER.get(at(driver.id)).query({ date: '2026-05-25' }).expect(200);
    await carrier.RECRUITER.get(at(driver.id)).query({ date: '2026-05-24' }).expect(404);
    await carrier.RECRUITER.get(at(driver.id)).query({ date: '2026-06-17' }).expect(404);
    const log = bodyOf<{ data: object[] }>(await driver.get('/api/driver/access-log').expect(200));
    expect(log.data).toMatchObject([{ side: 'carrier', action: 'driver-record', about: 'hours' }]);
  });

  it('are read in the shape of the driver side', async () => {
    const driver = await aWorker('2026-06-01');
    const path = `/api/eld/${driver.id}/getHOSLogs`;

    const { data } = bodyOf<HosLogs>(await carrier.HR.get(path).expect(200));
    expect(data[0]?.hosLogs.map(({ status }) => status)).toEqual(['offDuty', 'driving']);
    expect(bodyOf<{ data: object[] }>(await driver.get('/api/driver/access-log')).data).toHaveLength(1);
    await other.HR.get(path).expect(404);
    await carrier.ACCOUNTING.get(path).expect(403);
    await (await world.aDriver()).get(path).expect(404);
  });

  it('are read for six months after the last day, on the days of the work only', async () => {
    const driver = await aWorker('2026-01-10', '2026-03-31');
    const day = bodyOf<HosDay>(await carrier.SAFETY.get(at(driver.id)).expect(200));

    expect(day).toMatchObject({
      date: '2026-03-31',
      firstDate: '2026-01-10',
      lastDate: '2026-03-31',
      mayImport: false,
    });
    await carrier.SAFETY.get(at(driver.id)).query({ date: '2026-04-01' }).expect(404);
    await carrier.SAFETY.get(at(driver.id)).query({ date: '2026-01-09' }).expect(404);
    const { data } = bodyOf<HosLogs>(await carrier.SAFETY.get(`/api/eld/${driver.id}/getHOSLogs`).expect(200));
    expect(data).toEqual([{ provider: 'file', hosLogs: [] }]);
  });

  it.each([
    ['a stranger', null, null],
    ['a driver who left more than six months ago', '2025-03-01', '2025-12-15'],
    ['a driver who has not begun', '2026-06-17', null],
  ])('of %s are not found', async (_, hiredOn, endedOn) => {
    const driver = hiredOn === null ? await world.aDriver() : await aWorker(hiredOn, endedOn);

    await carrier.SAFETY.get(at(driver.id)).expect(404);
    await carrier.SAFETY.post(at(driver.id, '/imports')).set('Content-Type', 'text/csv').send(CSV).expect(404);
    expect(bodyOf<{ data: object[] }>(await driver.get('/api/driver/access-log')).data).toEqual([]);
  });

  it('are closed to accounting, to other carriers, and to unknown ids', async () => {
    const driver = await aWorker('2026-06-01');

    await carrier.ACCOUNTING.get(at(driver.id)).expect(403);
    await other.SAFETY.get(at(driver.id)).expect(404);
    await carrier.SAFETY.get(at(newId())).expect(404);
    await driver.get(at(driver.id)).expect(403);
  });
});

describe('an import by the carrier', () => {
  const send = (driverId: string, text = CSV) =>
    carrier.SAFETY.post(at(driverId, '/imports')).set('Content-Type', 'text/csv').send(text);

  it('is of a driver who works for it, and names who imported', async () => {
    const driver = await world.aDriver();
    await world.anEmployment(carrier, driver.id, { hiredOn: '2026-06-01' });
    const imported = bodyOf<LogImport>(await send(driver.id).expect(201));

    expect(imported).toMatchObject({ provider: 'file', added: 2 });
    expect(await world.db('eld_imports').where({ id: imported._id })).toMatchObject([
      { organization_id: carrier.organizationId, imported_by: carrier.safetyId, source: 'file' },
    ]);
    expect(bodyOf<HosDay>(await driver.get('/api/driver/hours')).tracks).toHaveLength(1);
  });

  it('is refused once the driver has left', async () => {
    const driver = await aWorker('2026-01-10', '2026-03-31');

    expect(problemOf(await send(driver.id).expect(409)).code).toBe('not-on-assignment');
  });

  it('is refused for a file of somebody else, also of another driver of the carrier', async () => {
    const driver = await aWorker('2026-06-01');
    const refused = await send(driver.id, 'status,start,license\ndriving,2026-06-16 07:00,D1234567').expect(409);

    expect(problemOf(refused).code).toBe('license-not-on-file');
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Access, logAccess } from '#db/accounts/access-log-store';
import { AccessLogEntry, type DriverPersonalInfo, Referral } from '#domain/drivers/personal-info/schema';
import { newId } from '#platform/ids';
import { as, problemOf, startTestApi, type TestApi } from '../../../support/api';
import { wholeItems } from '../../../support/builders/histories';
import { anAccessToken, aUser } from '../../../support/builders/people';
import { aDriver, anOrganization } from '../../../support/hiring/hiring-world';
import { aNewDriver } from '../../../support/hiring/live-pipeline';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: () => new Date('2026-11-21T12:00:00.000Z') });
});
afterAll(() => api.close());

const driverNamed = async (id: string) => ({ id, ...as(api.app, await anAccessToken(api.db, id)) });
const aSignedInDriver = async (overrides: Parameters<typeof aDriver>[1] = {}) =>
  driverNamed(await aDriver(api.db, overrides));

describe("a driver's personal info", () => {
  it('returns the stored data, expiration dates on file, and upcoming expirations', async () => {
    const driver = await aSignedInDriver({
      user: { phone: '+18175550110' },
      state: {
        expiries: {
          driverLicense: { on: '2026-12-05', endsAt: '2026-12-06T06:00:00.000Z' },
          dotMedicalCard: { on: '2027-11-01', endsAt: '2027-11-02T05:00:00.000Z' },
          twic: { on: '2028-01-01', endsAt: '2028-01-02T06:00:00.000Z' },
        },
      },
    });

    const response = await driver.get('/api/driver/personal-info').expect(200);

    expect(response.body).toMatchObject({
      firstName: 'Maria',
      birthDate: '1990-04-02',
      phone: '+18175550110',
      address: { city: 'Fort Worth', state: 'TX' },
      proofs: [
        { proof: 'driverLicense', endsOn: '2026-12-05' },
        { proof: 'dotMedicalCard', endsOn: '2027-11-01' },
        { proof: 'twic', endsOn: '2028-01-01' },
      ],
      renewals: [{ proof: 'driverLicense', daysLeft: 14, isExpired: false, isUnderReview: false }],
    });
  });

  it('has the ZIP code of the current home, if the home is in the city of the account', async () => {
    const driver = await aSignedInDriver({ driver: { postal_code: null } });
    const address = async () =>
      ((await driver.get('/api/driver/personal-info').expect(200)).body as DriverPersonalInfo).address;
    const path = '/api/driver-profile/verification/residenceHistory';
    const home = { ...wholeItems.residence, city: 'Ft. worth', state: 'TX', postalCode: '76102' };

    const added: { body: unknown } = await driver.post(path).send(home).expect(201);
    expect(await address()).toEqual({ city: 'Fort Worth', state: 'TX', postalCode: '76102' });

    await driver
      .put(`${path}/${(added.body as { _id: string })._id}`)
      .send({ ...home, city: 'Dallas', postalCode: '75201' })
      .expect(200);
    expect(await address()).toEqual({ city: 'Fort Worth', state: 'TX', postalCode: null });
  });

  it('exists before the pipeline has started', async () => {
    const newcomer = await driverNamed(await aNewDriver(api.db));

    const response = await newcomer.get('/api/driver/personal-info').expect(200);

    expect(response.body).toMatchObject({ licence: { class: null }, renewals: [], proofs: [] });
  });
});

describe('the access log of a file', () => {
  const look = (subjectDriverId: string, more: Partial<Access>) =>
    logAccess(api.db, {
      actorId: newId(),
      organizationId: null,
      subjectDriverId,
      action: 'driver-profile',
      at: new Date('2026-11-20T10:00:00.000Z'),
      ...more,
    });
  const read = async (driver: Awaited<ReturnType<typeof aSignedInDriver>>, query: object = {}) => {
    const response = await driver.get('/api/driver/access-log').query(query).expect(200);
    const { data, next } = response.body as { data: unknown; next: string | null };
    return { lines: AccessLogEntry.array().parse(data), next };
  };

  it('shows access by carrier, never by person, newest first', async () => {
    const driver = await aSignedInDriver();
    const organizationId = await anOrganization(api.db, { name: 'Blue Mesa Freight' });
    const member = await aUser(api.db);
    await look(driver.id, { organizationId });
    await look(driver.id, { actorId: member.id, action: 'driver-file', about: 'driverLicense' });

    const { lines } = await read(driver);

    expect(lines).toMatchObject([
      { side: 'operations', carrier: null, action: 'driver-file', about: 'driverLicense' },
      { side: 'carrier', carrier: 'Blue Mesa Freight', action: 'driver-profile', about: null },
    ]);
    expect(JSON.stringify(lines)).not.toContain(member.id);
  });

  it("leaves out the driver's own access and other drivers", async () => {
    const [driver, other] = [await aSignedInDriver(), await aSignedInDriver()];
    await look(driver.id, { actorId: driver.id });
    await look(other.id, {});

    expect((await read(driver)).lines).toEqual([]);
    expect((await read(other)).lines).toHaveLength(1);
  });

  it('is paged, each line once', async () => {
    const driver = await aSignedInDriver();
    for (let count = 0; count < 5; count += 1) await look(driver.id, {});

    const first = await read(driver, { limit: 2 });
    const second = await read(driver, { limit: 2, after: first.next });
    const last = await read(driver, { limit: 2, after: second.next });

    const ids = [...first.lines, ...second.lines, ...last.lines].map(({ _id }) => _id);
    expect([new Set(ids).size, last.next]).toEqual([5, null]);
    expect([...ids].sort().reverse()).toEqual(ids);
  });

  it('rejects an unknown cursor', async () => {
    const driver = await aSignedInDriver();

    const wrong = await driver.get('/api/driver/access-log').query({ after: 'bm90IG91cnM' });

    expect([wrong.status, problemOf(wrong).errors?.[0]?.pointer]).toEqual([400, '/after']);
  });
});

describe('a referral code', () => {
  it('is created on the first request, and stays the same', async () => {
    const driver = await aSignedInDriver();

    const first = Referral.parse((await driver.get('/api/driver/referral').expect(200)).body);
    const again = Referral.parse((await driver.get('/api/driver/referral').expect(200)).body);

    expect(first).toEqual(again);
    expect(first.link).toBe(`http://127.0.0.1:8080/auth/registerAsDriver?referralCode=${first.code}`);
    expect(await api.db('users').where({ referral_code: first.code }).pluck('id')).toEqual([driver.id]);
  });
});

describe('driving logs', () => {
  it('are empty while no device is connected, and not found for another driver', async () => {
    const [driver, other] = [await aSignedInDriver(), await aSignedInDriver()];

    const own = await driver.get(`/api/eld/${driver.id}/getHOSLogs`).expect(200);

    expect(own.body).toEqual({ data: [{ provider: null, hosLogs: [] }] });
    await driver.get(`/api/eld/${other.id}/getHOSLogs`).expect(404);
    await driver.get('/api/eld/mine/getHOSLogs').expect(400);
  });
});

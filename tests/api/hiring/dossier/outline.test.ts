import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { projectCandidacy } from '#db/candidacies/projection';
import type { DqReviewDrivers } from '#domain/dq-review/schema';
import type { DriverDossier } from '#domain/driver-dossier/schema';
import type { HistoryKind } from '#domain/driver-histories/kinds';
import { problemOf } from '../../../support/api';
import { anAccessRow } from '../../../support/builders/access-rows';
import { aBenchEntry } from '../../../support/builders/bench';
import { aHistoryItem, someHistories, wholeItems } from '../../../support/builders/histories';
import { CandidacyHistory } from '../../../support/hiring/candidacy-history';
import { bodyOf, type FilesCarrier, FilesWorld } from '../../../support/hiring/files-world';
import { anOrderRow } from '../../../support/hiring/hiring-world';

const AT = '2026-11-26T18:00:00.000Z';

let world: FilesWorld;
let carrier: FilesCarrier;
beforeAll(async () => {
  world = await FilesWorld.start(AT);
  carrier = await world.aCarrier();
});
afterAll(() => world.api.close());

const at = (driverId: string) => `/api/business/driver/${driverId}/file`;
const bench = (driverId: string, of = carrier) =>
  aBenchEntry(world.db, { organizationId: of.organizationId, driverId, addedBy: of.safetyId });
const request = (driverId: string, of = carrier) =>
  of.RECRUITER.patch('/api/dq-access/request').send({
    organizationId: of.organizationId,
    driverId,
    reason: 'We want to review your documents',
  });

/** The driver accepts the carrier's invitation, and is in review. */
async function answer(driverId: string, of = carrier): Promise<void> {
  const { organizationId, facilityId } = of.world;
  const orderId = await anOrderRow(world.db, { organizationId, facilityId });
  const history = new CandidacyHistory({ ...of.world, driverId, orderId });
  history.play('invite');
  history.play('acceptInvite');
  await projectCandidacy(world.db, history.batch());
}

/** The fields of a history in which a driver writes freely. */
const writtenFields: readonly string[] = [
  'employerName',
  'contactPerson',
  'address',
  'postalCode',
  'phone',
  'fax',
  'email',
  'position',
  'reasonForLeaving',
  'schoolName',
  'specialty',
  'note',
  'details',
  'description',
  'addressLine1',
  'addressLine2',
];

/** A driver with one entry of each history, a unique text in each of its written fields, on days that are no first of a month. */
async function aWritingDriver() {
  const driver = await world.aDriver();
  const ids = await someHistories(world.db, driver.id);
  const marks: string[] = [];
  for (const [kind, item] of Object.entries(wholeItems)) {
    const written = Object.keys(item).filter((field) => writtenFields.includes(field));
    const texts = Object.fromEntries(written.map((field) => [field, `Written ${kind} ${field}`]));
    marks.push(...Object.values(texts));
    await world
      .db('driver_history_items')
      .where({ id: ids[kind as HistoryKind] })
      .update({
        details: world.db.raw('details || ?::jsonb', [JSON.stringify(texts)]),
        start_on: '2012-03-17',
        end_on: '2012-05-23',
      });
  }
  return { ...driver, marks };
}

describe('a file before the driver answers the carrier', () => {
  it.each(['bench', 'requested', 'rejected', 'revoked'] as const)(
    'has no text of the driver, and no day: %s',
    async (state) => {
      const driver = await aWritingDriver();
      await bench(driver.id);
      if (state !== 'bench')
        await anAccessRow(world.db, { organizationId: carrier.organizationId, driverId: driver.id, state });

      const response = await carrier.HR.get(at(driver.id)).expect(200);
      const { text } = response;

      expect(driver.marks.filter((mark) => text.includes(mark))).toEqual([]);
      expect(text).not.toMatch(/2012-0\d-(17|23)/);
      const file = bodyOf<DriverDossier>(response);
      expect(file).toMatchObject({ isOpen: false, isOutline: true });
      expect(file.employmentHistories).toMatchObject([
        { employerName: '', city: 'Dallas', state: 'TX', startDate: '2012-03-01', endDate: '2012-05-01' },
      ]);
      expect(file.violations).toMatchObject([{ date: '2012-03-01', charge: 'speeding' }]);
    },
  );

  it('has the month in which cards expire', async () => {
    const driver = await world.aDriver({
      state: {
        expiries: {
          driverLicense: { on: '2029-07-19', endsAt: '2029-07-20T05:00:00.000Z' },
          dotMedicalCard: { on: '2028-02-11', endsAt: '2028-02-12T06:00:00.000Z' },
        },
      },
    });
    await bench(driver.id);

    const file = bodyOf<DriverDossier>(await carrier.HR.get(at(driver.id)).expect(200));

    expect(file.license.expireDate).toBe('2029-07-01');
    expect(file.medicalCard.expireDate).toBe('2028-02-01');
  });

  it('names employers once the driver accepts an invitation, without their contact data', async () => {
    const driver = await aWritingDriver();
    await answer(driver.id);

    const file = bodyOf<DriverDossier>(await carrier.HR.get(at(driver.id)).expect(200));

    expect(file).toMatchObject({ isOpen: false, isOutline: false });
    expect(file.employmentHistories).toMatchObject([
      { employerName: 'Written employment employerName', startDate: '2012-03-17', phone: '', email: '' },
    ]);
  });
});

describe('a carrier that the history of the driver names', () => {
  async function aFormerDriver(employerName = 'Blue Mesa Haulers, LLC', email = '') {
    await world.db('organizations').where({ id: carrier.organizationId }).update({ name: 'Blue Mesa Haulers' });
    const driver = await world.aDriver();
    await aHistoryItem(world.db, { driverId: driver.id, kind: 'employment', employerName, email });
    return driver;
  }

  it('gets the answers of a file that is not available, whatever it tries', async () => {
    const driver = await aFormerDriver();
    const early = await world.aDriver({ pipeline: { stage: 'HRPaperWork' } });
    for (const { id } of [driver, early]) await bench(id);

    for (const { id } of [driver, early]) {
      expect(problemOf(await carrier.HR.get(at(id)).expect(409)).code).toBe('dq-file-not-available');
      expect(problemOf(await request(id).expect(409)).code).toBe('dq-file-not-available');
    }
    const { data } = bodyOf<DqReviewDrivers>(
      await carrier.HR.get(
        `/api/job-order/organization/${carrier.organizationId}/dq-review/bench-review?limit=100`,
      ).expect(200),
    );
    const shown = data.filter(({ driver: { _id } }) => [driver.id, early.id].includes(_id));
    expect(shown.map(({ file }) => file)).toEqual(['notAvailable', 'notAvailable']);
  });

  it.each([
    ['by name', 'BLUE MESA HAULERS INC', ''],
    ['by a shortened name', 'Blue Mesa', ''],
    ['by USDOT number', 'Some name, USDOT 4451234', ''],
    ['by the domain of its address', 'Some name', 'jobs@mesa-haulers.example'],
  ])('is recognized %s', async (_, employerName, email) => {
    await world.db('organizations').where({ id: carrier.organizationId }).update({ dot_number: 4_451_234 });
    await world.db('users').where({ id: carrier.safetyId }).update({ email: 'ann@mesa-haulers.example' });
    const driver = await aFormerDriver(employerName, email);
    await bench(driver.id);

    expect(problemOf(await carrier.HR.get(at(driver.id)).expect(409)).code).toBe('dq-file-not-available');
  });

  it('reads the file of a driver who answers it, and may ask for it then', async () => {
    const driver = await aFormerDriver();
    await answer(driver.id);

    const file = bodyOf<DriverDossier>(await carrier.HR.get(at(driver.id)).expect(200));

    expect(file.employmentHistories[0]?.employerName).toBe('Blue Mesa Haulers, LLC');
    expect(file.access.actions).toEqual(['requestAccess']);
  });

  it('reads the file that the driver opened to it', async () => {
    const driver = await aFormerDriver();
    await anAccessRow(world.db, { organizationId: carrier.organizationId, driverId: driver.id });

    expect(bodyOf<DriverDossier>(await carrier.HR.get(at(driver.id)).expect(200)).isOpen).toBe(true);
  });

  it('is not another carrier, which reads an outline', async () => {
    const driver = await aFormerDriver();
    const other = await world.aCarrier();
    await bench(driver.id, other);

    const file = bodyOf<DriverDossier>(await other.HR.get(at(driver.id)).expect(200));

    expect(file).toMatchObject({ isOutline: true, access: { state: 'none', actions: ['requestAccess'] } });
  });
});

describe('the limits of one carrier', () => {
  it('ends requests and additions to the bench for the day', async () => {
    const [busy, idle] = [await world.aCarrier(), await world.aCarrier()];
    const add = (of: FilesCarrier, driverId: string) => of.RECRUITER.post('/api/bench-driver').send({ driverId });
    const early = await world.aDriver({ pipeline: { stage: 'HRPaperWork' } });

    for (let count = 0; count < 50; count += 1) await request(early.id, busy).expect(409);
    await request(early.id, busy).expect(429);
    await request(early.id, idle).expect(409);

    await add(busy, early.id).expect(201);
    for (let count = 1; count < 100; count += 1) await add(busy, early.id).expect(409);
    await add(busy, early.id).expect(429);
    await add(idle, early.id).expect(201);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { listDriverCandidacies } from '#db/candidacies/driver-candidacies';
import { listInterviews } from '#db/candidacies/interview-calendar';
import { projectCandidacy } from '#db/candidacies/projection';
import type { NearestDb } from '#db/core/nearest';
import { findDriverJob } from '#db/drivers/driver-job';
import { listDriverJobs } from '#db/drivers/driver-jobs';
import { findDriverProfile } from '#db/drivers/driver-profile';
import { findDriverSelf } from '#db/drivers/driver-self';
import { utcDate } from '#domain/shared/zoned-time';
import { createNearestTestPool, createTestDatabase, type TestDatabase } from '../../support/database';
import { CandidacyHistory } from '../../support/hiring/candidacy-history';
import { aDriver, aFacility, aHiringWorld, anOrderRow, type HiringWorld } from '../../support/hiring/hiring-world';

let database: TestDatabase;
let db: NearestDb;
let world: HiringWorld;

const today = '2026-11-21';

beforeAll(async () => {
  database = await createTestDatabase();
  db = createNearestTestPool(database.url, 4);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});
beforeEach(async () => {
  await db('job_orders').update({ status: 'past' });
  world = await aHiringWorld(db);
});

const own = () => ({ organizationId: world.organizationId, facilityId: world.facilityId });
const jobs = async (driverId = world.driverId) =>
  (await listDriverJobs(db, { driverId, miles: 100, limit: 10, offset: 0, today })).map(({ orderId }) => orderId);

describe('jobs for a driver', () => {
  it('are open, visible, of active carriers, not filled and within the radius, nearest first', async () => {
    const near = await aFacility(db, { organizationId: world.organizationId, latitude: 32.75, longitude: -97.3 });
    const nearest = await anOrderRow(db, { ...own(), facilityId: near });
    const distant = await aFacility(db, { organizationId: world.organizationId, latitude: 29.76, longitude: -95.37 });
    await anOrderRow(db, { ...own(), facilityId: distant });
    await anOrderRow(db, { ...own(), status: 'pending' });
    await anOrderRow(db, { ...own(), is_visible: false });
    await anOrderRow(db, { ...own(), seats_taken: 2 });

    expect(await jobs()).toEqual([nearest, world.orderId]);

    await db('organizations').where({ id: world.organizationId }).update({ is_active: false });
    expect(await jobs()).toEqual([]);
  });

  it('fit the driver: jobs that the driver is not qualified for are excluded', async () => {
    await anOrderRow(db, { ...own(), content: { endorsements: ['X'] } });
    const classB = await aDriver(db, { driver: { license_class: 'driverLicenseClassB' } });
    const young = await aDriver(db, { driver: { birth_date: '2007-01-01' } });

    expect(await jobs()).toEqual([world.orderId]);
    expect(await jobs(classB)).toEqual([]);
    expect(await jobs(young)).toEqual([]);
  });

  it("respect the match criteria of the carrier, or the order's own", async () => {
    const month = 30.4375 * 86_400;
    await db('safety_profiles').insert({
      organization_id: world.organizationId,
      min_age: 21,
      min_experience_in_seconds: Math.round(60 * month),
      experience_window_in_seconds: Math.round(84 * month),
    });

    expect(await jobs()).toEqual([]);
    await db.raw(`update job_order_versions set content = content || ? where order_id = ?`, [
      JSON.stringify({
        matchCriteria: { minAge: 21, minExperienceInSeconds: 0, experienceWindowInSeconds: 0 },
      }),
      world.orderId,
    ]);
    expect(await jobs()).toEqual([world.orderId]);
  });

  it('are paged', async () => {
    const second = await anOrderRow(db, own());
    const page = (offset: number) =>
      listDriverJobs(db, { driverId: world.driverId, miles: 100, limit: 1, offset, today });

    const orders = [...(await page(0)), ...(await page(1)), ...(await page(2))].map(({ orderId }) => orderId);

    expect(new Set(orders)).toEqual(new Set([world.orderId, second]));
    expect(orders).toHaveLength(2);
  });

  it('can be opened after they close, with the application of the driver', async () => {
    const history = new CandidacyHistory(world);
    history.play('request');
    await projectCandidacy(db, history.batch());
    await db('job_orders').where({ id: world.orderId }).update({ status: 'past' });

    const job = await findDriverJob(db, { driverId: world.driverId, orderId: world.orderId, today });

    expect(job).toMatchObject({ isOpen: false, candidacy: { state: 'requested' }, city: 'Dallas' });
    expect(job?.fit).toEqual(expect.arrayContaining([expect.objectContaining({ criterion: 'class', result: 'pass' })]));
  });
});

describe('the applications of a driver', () => {
  it('start with the live ones, without those of other drivers', async () => {
    const closed = new CandidacyHistory({ ...world, orderId: await anOrderRow(db, own()) });
    closed.now += 3_600_000;
    closed.play('invite');
    closed.play('declineInvite', { reason: 'distance' });
    const live = new CandidacyHistory(world);
    live.play('invite');
    const others = new CandidacyHistory({ ...world, driverId: await aDriver(db) });
    others.play('invite');
    for (const history of [closed, live, others]) await projectCandidacy(db, history.batch());

    const mine = await listDriverCandidacies(db, world.driverId, utcDate(new Date()));

    expect(mine.map(({ candidacyId }) => candidacyId)).toEqual([live.state.candidacyId, closed.state.candidacyId]);
    expect(mine[0]).toMatchObject({
      city: 'Dallas',
      content: { title: 'Regional driver' },
      dueAt: '2026-11-24T12:01:00.000Z',
    });
    expect(mine[1]?.snapshot.ending).toMatchObject({ by: 'driver', reason: 'distance' });
  });
});

describe('a driver profile', () => {
  it('is available with or without an order', async () => {
    const history = new CandidacyHistory(world);
    history.play('invite');
    await projectCandidacy(db, history.batch());

    const beside = await findDriverProfile(db, { driverId: world.driverId, orderId: world.orderId });
    const alone = await findDriverProfile(db, { driverId: world.driverId, orderId: null });

    expect(beside).toMatchObject({ lastName: 'Gomez', candidacy: { state: 'invited' } });
    expect(beside?.distanceMiles).toBe(29);
    expect(alone).toMatchObject({ distanceMiles: null, candidacy: null });
    expect(await findDriverProfile(db, { driverId: world.orderId, orderId: null })).toBeUndefined();
  });

  it('includes the pipeline for the driver', async () => {
    expect(await findDriverSelf(db, world.driverId)).toMatchObject({
      stage: 'Certified',
      lifecycleStatus: 'certified_compliant',
      isReadyForDispatch: true,
    });
  });
});

describe('the calendar', () => {
  it('shows live interviews in the range to the driver and the carrier only', async () => {
    const stranger = await aHiringWorld(db);
    const history = new CandidacyHistory(world).toInterview();
    await projectCandidacy(db, history.batch());
    const span = { from: '2026-12-01T00:00:00Z', to: '2026-12-02T00:00:00Z' };
    const list = (of: { driverId: string } | { organizationId: string }, when = span) =>
      listInterviews(db, { of, ...when });

    expect(await list({ driverId: world.driverId })).toMatchObject([
      { startsAt: '2026-12-01T15:00:00.000Z', place: 'phone' },
    ]);
    expect(await list({ organizationId: world.organizationId })).toHaveLength(1);
    expect(await list({ organizationId: stranger.organizationId })).toEqual([]);
    expect(
      await list({ driverId: world.driverId }, { from: '2026-12-02T00:00:00Z', to: '2026-12-03T00:00:00Z' }),
    ).toEqual([]);

    await projectCandidacy(db, history.batch([history.play('cancelInterview')]));
    expect(await list({ driverId: world.driverId })).toEqual([]);
  });
});

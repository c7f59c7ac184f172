import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { createDriverHires } from '#activities/candidacies/driver-hires';
import { createCandidacyProjections } from '#activities/candidacies/projections';
import { createDatabase, type Db } from '#db/core/handle';
import { createTestDatabase, type TestDatabase } from '../../support/database';
import { CandidacyHistory } from '../../support/hiring/candidacy-history';
import { aDriver, aHiringWorld, anOrderRow, type HiringWorld } from '../../support/hiring/hiring-world';
import { silentLogger } from '../../support/hiring/silent-logger';

let database: TestDatabase;
let db: Db;
let world: HiringWorld;
let hires: ReturnType<typeof createDriverHires>;
let projections: ReturnType<typeof createCandidacyProjections>;

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase(database.url, { pool: 4 });
  hires = createDriverHires({ db });
  projections = createCandidacyProjections({ db, log: silentLogger });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});
beforeEach(async () => {
  world = await aHiringWorld(db);
});

async function anInterviewingCandidacy(of: HiringWorld = world): Promise<CandidacyHistory> {
  const history = new CandidacyHistory(of);
  history.play('invite');
  history.play('acceptInvite');
  history.play('approveForInterview', { isSafety: true });
  await projections.projectCandidacy(history.batch());
  return history;
}

const claim = ({ state }: CandidacyHistory, hireSeq = 1) => ({
  candidacyId: state.candidacyId,
  driverId: state.driverId,
  orderId: state.orderId,
  organizationId: state.organizationId,
  round: state.round,
  hireSeq,
});
const live = (driverId: string) => db('driver_hires').where({ driver_id: driverId, released_at: null });

it('gives a driver to one order only', async () => {
  const first = await anInterviewingCandidacy();
  const second = await anInterviewingCandidacy({
    ...world,
    orderId: await anOrderRow(db, { organizationId: world.organizationId, facilityId: world.facilityId }),
  });
  await hires.claimDriver(claim(first));

  const refused = { type: 'driver-already-hired', nonRetryable: true };
  await expect(hires.claimDriver(claim(second))).rejects.toMatchObject(refused);
});

it('has one effect when it is called twice', async () => {
  const history = await anInterviewingCandidacy();

  await hires.claimDriver(claim(history));
  await hires.claimDriver(claim(history));

  expect(await live(world.driverId)).toHaveLength(1);
});

it('releases the driver, with one effect when called twice', async () => {
  const history = await anInterviewingCandidacy();
  await hires.claimDriver(claim(history));

  await hires.releaseDriver(claim(history));
  await hires.releaseDriver(claim(history));

  expect(await live(world.driverId)).toEqual([]);
});

it('keeps an undecided claim when another event of the candidacy is written', async () => {
  const history = await anInterviewingCandidacy();
  await hires.claimDriver(claim(history));

  const startsAt = '2026-12-01T15:00:00.000Z';
  const event = history.play('scheduleInterview', {
    interviewId: world.orderId,
    startsAt,
    endsAt: '2026-12-01T16:00:00.000Z',
  });
  await projections.projectCandidacy(history.batch([event]));

  expect(await live(world.driverId)).toHaveLength(1);
});

it('does not undo a decided hire', async () => {
  const history = new CandidacyHistory(world).toHired();
  await projections.projectCandidacy(history.batch());

  await hires.releaseDriver(claim(history));

  expect(await live(world.driverId)).toHaveLength(1);
});

it('rejects a driver who is not ready for dispatch', async () => {
  const driverId = await aDriver(db, { pipeline: { stage: 'Processing', ready_for_dispatch: false } });
  const history = await anInterviewingCandidacy({ ...world, driverId });

  await expect(hires.claimDriver(claim(history))).rejects.toMatchObject({ type: 'driver-not-ready' });
});

it('rejects a hire by an inactive organization', async () => {
  const history = await anInterviewingCandidacy();
  await db('organizations').where({ id: world.organizationId }).update({ is_active: false });

  await expect(hires.claimDriver(claim(history))).rejects.toMatchObject({ type: 'organization-inactive' });
});

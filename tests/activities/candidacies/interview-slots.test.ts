import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { createInterviewSlots } from '#activities/candidacies/interview-slots';
import { createCandidacyProjections } from '#activities/candidacies/projections';
import { createDatabase, type Db } from '#db/core/handle';
import { newId } from '#platform/ids';
import { createTestDatabase, type TestDatabase } from '../../support/database';
import { CandidacyHistory } from '../../support/hiring/candidacy-history';
import { aHiringWorld, anOrderRow, type HiringWorld } from '../../support/hiring/hiring-world';
import { silentLogger } from '../../support/hiring/silent-logger';

let database: TestDatabase;
let db: Db;
let world: HiringWorld;
let slots: ReturnType<typeof createInterviewSlots>;
let projections: ReturnType<typeof createCandidacyProjections>;

const morning = { startsAt: '2026-12-01T15:00:00.000Z', endsAt: '2026-12-01T16:00:00.000Z' };
const afternoon = { startsAt: '2026-12-01T20:00:00.000Z', endsAt: '2026-12-01T21:00:00.000Z' };

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase(database.url, { pool: 4 });
  slots = createInterviewSlots({ db });
  projections = createCandidacyProjections({ db, log: silentLogger });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});
beforeEach(async () => {
  world = await aHiringWorld(db);
});

/** A projected interview in the morning. */
async function anInterview(): Promise<{ history: CandidacyHistory; interviewId: string }> {
  const interviewId = newId();
  const history = new CandidacyHistory(world).toInterview(interviewId, morning.startsAt);
  await projections.projectCandidacy(history.batch());
  return { history, interviewId };
}

/** The same driver approved on another order. */
async function anotherCandidacy(): Promise<CandidacyHistory> {
  const history = new CandidacyHistory({
    ...world,
    orderId: await anOrderRow(db, { organizationId: world.organizationId, facilityId: world.facilityId }),
  });
  history.play('invite');
  history.play('acceptInvite');
  history.play('approveForInterview', { isSafety: true });
  await projections.projectCandidacy(history.batch());
  return history;
}

const request = ({ state }: CandidacyHistory, interviewId: string, times: typeof morning) => ({
  interviewId,
  candidacyId: state.candidacyId,
  driverId: state.driverId,
  ...times,
});
const overlap = { type: 'interview-overlaps', nonRetryable: true };

it('rejects a time at which the driver has another interview', async () => {
  await anInterview();
  const other = await anotherCandidacy();

  await expect(slots.holdInterviewSlot(request(other, newId(), morning))).rejects.toMatchObject(overlap);
  await expect(slots.holdInterviewSlot(request(other, newId(), afternoon))).resolves.toBeUndefined();
});

it('lets one interview begin when another ends', async () => {
  await anInterview();
  const other = await anotherCandidacy();
  const next = { startsAt: morning.endsAt, endsAt: '2026-12-01T17:00:00.000Z' };

  await expect(slots.holdInterviewSlot(request(other, newId(), next))).resolves.toBeUndefined();
});

it('reserves the old and the new time while a rescheduling is pending', async () => {
  const { history, interviewId } = await anInterview();
  await slots.holdInterviewSlot(request(history, interviewId, afternoon));
  const other = await anotherCandidacy();

  await expect(slots.holdInterviewSlot(request(other, newId(), morning))).rejects.toMatchObject(overlap);
  await expect(slots.holdInterviewSlot(request(other, newId(), afternoon))).rejects.toMatchObject(overlap);
});

it('keeps the reservation when another event of the candidacy is written', async () => {
  const { history, interviewId } = await anInterview();
  await slots.holdInterviewSlot(request(history, interviewId, afternoon));
  await projections.projectCandidacy(history.batch([history.play('acceptInterview')]));
  const other = await anotherCandidacy();

  await expect(slots.holdInterviewSlot(request(other, newId(), afternoon))).rejects.toMatchObject(overlap);
});

it('releases the old time once the rescheduling is written', async () => {
  const { history, interviewId } = await anInterview();
  await slots.holdInterviewSlot(request(history, interviewId, afternoon));
  await projections.projectCandidacy(history.batch([history.play('rescheduleInterview', afternoon)]));
  const other = await anotherCandidacy();

  await expect(slots.holdInterviewSlot(request(other, newId(), morning))).resolves.toBeUndefined();
  await expect(slots.holdInterviewSlot(request(other, newId(), afternoon))).rejects.toMatchObject(overlap);
});

it('restores a moved slot, with one effect when called twice', async () => {
  const { history, interviewId } = await anInterview();
  await slots.holdInterviewSlot(request(history, interviewId, afternoon));

  await slots.restoreInterviewSlot({ interviewId, interview: history.state.interview });
  await slots.restoreInterviewSlot({ interviewId, interview: history.state.interview });

  const other = await anotherCandidacy();
  await expect(slots.holdInterviewSlot(request(other, newId(), morning))).rejects.toMatchObject(overlap);
  await expect(slots.holdInterviewSlot(request(other, newId(), afternoon))).resolves.toBeUndefined();
});

it('deletes a slot that never became an interview', async () => {
  const history = await anotherCandidacy();
  const interviewId = newId();
  await slots.holdInterviewSlot(request(history, interviewId, morning));

  await slots.restoreInterviewSlot({ interviewId, interview: null });

  expect(await db('interviews').where({ id: interviewId })).toEqual([]);
});

it('releases the time when the round closed during a rescheduling', async () => {
  const { history, interviewId } = await anInterview();
  await slots.holdInterviewSlot(request(history, interviewId, afternoon));
  await projections.projectCandidacy(history.batch([history.play('withdraw')]));

  await slots.restoreInterviewSlot({ interviewId, interview: history.state.interview });

  expect(await db('interviews').where({ id: interviewId })).toMatchObject([{ is_live: false, held: null }]);
});

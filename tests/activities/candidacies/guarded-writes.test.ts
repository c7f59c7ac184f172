import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createCandidacyProjections } from '#activities/candidacies/projections';
import { requireHireable } from '#db/candidacies/driver-hires';
import { checkEntry, requireEntry } from '#db/candidacies/entry';
import { writeGuarded } from '#db/candidacies/guarded-writes';
import { writeCandidacy } from '#db/candidacies/projection';
import type { Db } from '#db/core/handle';
import { newId } from '#platform/ids';
import { createTestDatabase, createTestPool, type TestDatabase } from '../../support/database';
import { eventually } from '../../support/eventually';
import { CandidacyHistory } from '../../support/hiring/candidacy-history';
import { aDriver, aHiringWorld, anOrderRow, type HiringWorld } from '../../support/hiring/hiring-world';
import { silentLogger } from '../../support/hiring/silent-logger';

let database: TestDatabase;
let db: Db;
let world: HiringWorld;
let projections: ReturnType<typeof createCandidacyProjections>;

const morning = { startsAt: '2026-12-01T15:00:00.000Z', endsAt: '2026-12-01T16:00:00.000Z' };
const afternoon = { startsAt: '2026-12-01T20:00:00.000Z', endsAt: '2026-12-01T21:00:00.000Z' };

beforeAll(async () => {
  database = await createTestDatabase();
  db = createTestPool(database.url, { pool: 8 });
  projections = createCandidacyProjections({ db, log: silentLogger });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});
beforeEach(async () => {
  world = await aHiringWorld(db);
});

const refused = (type: string) => ({ type, nonRetryable: true });
const anotherOrder = async (): Promise<HiringWorld> => ({
  ...world,
  orderId: await anOrderRow(db, { organizationId: world.organizationId, facilityId: world.facilityId }),
});

/** The driver's candidacy on an order, approved for an interview. */
async function anApprovedCandidacy(of: HiringWorld = world): Promise<CandidacyHistory> {
  const history = new CandidacyHistory(of);
  history.play('invite');
  history.play('acceptInvite');
  history.play('approveForInterview', { isSafety: true });
  await projections.projectCandidacy(history.batch());
  return history;
}

const dump = async ({ workflowId, state: { candidacyId } }: CandidacyHistory) => [
  await db('workflow_events').where({ workflow_id: workflowId }).orderBy('seq'),
  await db('candidacies').where({ id: candidacyId }),
  await db('interviews').where({ candidacy_id: candidacyId }).orderBy('id'),
  await db('driver_hires').where({ candidacy_id: candidacyId }),
  await db('messages').where({ workflow_id: workflowId }).orderBy('key'),
];

describe('an interview', () => {
  const schedule = (history: CandidacyHistory, times: typeof morning, interviewId = newId()) => ({
    ...history.batch([history.play('scheduleInterview', { interviewId, ...times })]),
    guard: 'interview' as const,
  });
  const move = (history: CandidacyHistory, times: typeof morning) => ({
    ...history.batch([history.play('rescheduleInterview', times)]),
    guard: 'interview' as const,
  });

  it('is written with its event and row, and once when the activity runs again', async () => {
    const history = await anApprovedCandidacy();
    const input = schedule(history, morning);
    await projections.writeGuarded(input);
    const written = await dump(history);

    await projections.writeGuarded(input);

    expect(written[1]).toMatchObject([{ state: 'interviewing', version: 4 }]);
    expect(written[2]).toMatchObject([{ is_live: true, starts_at: morning.startsAt }]);
    expect(await dump(history)).toEqual(written);
  });

  it('is refused if it ends before it starts, instead of being tried forever', async () => {
    const history = await anApprovedCandidacy();
    const before = await dump(history);

    const backwards = { startsAt: morning.endsAt, endsAt: morning.startsAt };
    await expect(projections.writeGuarded(schedule(history, backwards))).rejects.toMatchObject(refused('internal'));

    expect(await dump(history)).toEqual(before);
  });

  it('is rejected at a time at which the driver has another one, and then nothing is written', async () => {
    await projections.writeGuarded(schedule(await anApprovedCandidacy(), morning));
    const other = await anApprovedCandidacy(await anotherOrder());
    const before = await dump(other);

    await expect(projections.writeGuarded(schedule(other, morning))).rejects.toMatchObject(
      refused('interview-overlaps'),
    );

    expect(await dump(other)).toEqual(before);
  });

  it('may begin when another one ends', async () => {
    await projections.writeGuarded(schedule(await anApprovedCandidacy(), morning));
    const next = { startsAt: morning.endsAt, endsAt: '2026-12-01T17:00:00.000Z' };

    await expect(
      projections.writeGuarded(schedule(await anApprovedCandidacy(await anotherOrder()), next)),
    ).resolves.toBeUndefined();
  });

  it('frees its old time and takes the new one when it moves', async () => {
    const history = await anApprovedCandidacy();
    await projections.writeGuarded(schedule(history, morning));
    await projections.writeGuarded(move(history, afternoon));
    const other = await anApprovedCandidacy(await anotherOrder());
    const third = await anApprovedCandidacy(await anotherOrder());

    await projections.writeGuarded(schedule(other, morning));
    await expect(projections.writeGuarded(schedule(third, afternoon))).rejects.toMatchObject(
      refused('interview-overlaps'),
    );
  });

  it('keeps its time when a move is rejected', async () => {
    const history = await anApprovedCandidacy();
    await projections.writeGuarded(schedule(history, morning));
    await projections.writeGuarded(schedule(await anApprovedCandidacy(await anotherOrder()), afternoon));
    const before = await dump(history);

    await expect(projections.writeGuarded(move(history, afternoon))).rejects.toMatchObject(
      refused('interview-overlaps'),
    );
    expect(await dump(history)).toEqual(before);
  });

  it('frees its time when the round closes', async () => {
    const history = await anApprovedCandidacy();
    await projections.writeGuarded(schedule(history, morning));
    await projections.projectCandidacy(history.batch([history.play('withdraw')]));

    await expect(
      projections.writeGuarded(schedule(await anApprovedCandidacy(await anotherOrder()), morning)),
    ).resolves.toBeUndefined();
  });

  it('goes to one of many that ask for the same time together', async () => {
    const orders = await Promise.all(Array.from({ length: 4 }, anotherOrder));
    const candidacies = await Promise.all(orders.map((order) => anApprovedCandidacy(order)));
    // A deadlock is retried by the activity's retry policy.
    const attempt = async (input: ReturnType<typeof schedule>): Promise<string> =>
      projections.writeGuarded(input).then(
        () => 'written',
        (error: unknown) =>
          (error as { code?: string }).code === '40P01' ? attempt(input) : (error as { type: string }).type,
      );

    const outcomes = await Promise.all(candidacies.map((candidacy) => attempt(schedule(candidacy, morning))));

    expect(outcomes.sort()).toEqual([...Array<string>(3).fill('interview-overlaps'), 'written']);
  });
});

describe('a hire', () => {
  const hire = (history: CandidacyHistory) => ({ ...history.batch([history.play('hire')]), guard: 'hire' as const });
  const live = () => db('driver_hires').where({ driver_id: world.driverId, released_at: null });

  async function anInterviewed(of: HiringWorld = world, startsAt = morning.startsAt): Promise<CandidacyHistory> {
    const history = new CandidacyHistory(of).toInterview(newId(), startsAt);
    history.play('acceptInterview');
    await projections.projectCandidacy(history.batch());
    return history;
  }

  it('is written with its claim, event and row, and once when the activity runs again', async () => {
    const history = await anInterviewed();
    const input = hire(history);
    await projections.writeGuarded(input);
    const written = await dump(history);

    await projections.writeGuarded(input);

    expect(written[1]).toMatchObject([{ state: 'hired' }]);
    expect(await live()).toHaveLength(1);
    expect(await dump(history)).toEqual(written);
  });

  it('goes to one of two orders at the same time, and writes nothing for the other', async () => {
    const both = [await anInterviewed(), await anInterviewed(await anotherOrder(), afternoon.startsAt)];

    const outcomes = await Promise.allSettled(both.map((history) => projections.writeGuarded(hire(history))));

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(outcomes).toContainEqual({
      status: 'rejected',
      reason: expect.objectContaining(refused('driver-already-hired')),
    });
    expect(await live()).toHaveLength(1);
    const states = await db('candidacies').where({ driver_id: world.driverId }).pluck('state');
    expect(states.sort()).toEqual(['hired', 'interviewing']);
  });

  it('of a driver whom another carrier hires at the same time says so', async () => {
    const { driverId } = world;
    const theirs: HiringWorld = { ...(await aHiringWorld(db)), driverId };
    const both = [await anInterviewed(), await anInterviewed(theirs, afternoon.startsAt)];

    const outcomes = await Promise.allSettled(both.map((history) => projections.writeGuarded(hire(history))));

    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes).toContainEqual({
      status: 'rejected',
      reason: expect.objectContaining(refused('driver-hired-elsewhere')),
    });
    expect(await live()).toHaveLength(1);
  });

  const waitsForALock = async () => {
    const { rows } = await db.raw<{ rows: unknown[] }>(`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    return rows.length > 0;
  };

  it('waits for a first contact that is being written, so that it finds it afterwards', async () => {
    const history = await anInterviewed();
    const { orderId } = await anotherOrder();
    const contact = await db.transaction();
    await requireEntry(contact, { orderId, driverId: world.driverId, by: 'invite' });

    const hiring = projections.writeGuarded(hire(history));
    await eventually(async () => expect(await waitsForALock()).toBe(true));
    await contact.commit();

    await expect(hiring).resolves.toBeUndefined();
  });

  it('that is being written refuses a first contact', async () => {
    const history = await anInterviewed();
    const { orderId } = await anotherOrder();
    const hiring = await db.transaction();
    await requireHireable(hiring, history.state, new Date(history.now));
    await writeCandidacy(hiring, hire(history));

    const contact = checkEntry(db, { orderId, driverId: world.driverId, by: 'invite' }).catch(
      (error: unknown) => error,
    );
    await eventually(async () => expect(await waitsForALock()).toBe(true));
    await hiring.commit();

    expect(await contact).toMatchObject({ code: 'driver-already-hired' });
  });

  it('is possible again after the driver is released', async () => {
    const first = await anInterviewed();
    await projections.writeGuarded(hire(first));
    await projections.projectCandidacy(first.batch([first.play('rescindStart')]));

    await expect(
      projections.writeGuarded(hire(await anInterviewed(await anotherOrder(), afternoon.startsAt))),
    ).resolves.toBeUndefined();
  });

  it.each([
    ['driver-not-ready', () => db('driver_pipelines').update({ ready_for_dispatch: false })],
    [
      'organization-inactive',
      () => db('organizations').where({ id: world.organizationId }).update({ is_active: false }),
    ],
  ])('is rejected with %s', async (code, change) => {
    world = { ...world, driverId: await aDriver(db) };
    const history = await anInterviewed();
    await change();

    await expect(projections.writeGuarded(hire(history))).rejects.toMatchObject(refused(code));
    expect(await live()).toEqual([]);
  });
});

it('does not commit after the time of its attempt, when the next attempt may already run', async () => {
  const history = await anApprovedCandidacy();
  const batch = history.batch([history.play('scheduleInterview', { interviewId: newId(), ...morning })]);

  await expect(writeGuarded(db, { ...batch, guard: 'interview', endsAt: Date.now() - 1 })).rejects.toThrow('too long');
  expect(await db('candidacies').where({ workflow_id: history.workflowId })).toMatchObject([{ state: 'approved' }]);
});

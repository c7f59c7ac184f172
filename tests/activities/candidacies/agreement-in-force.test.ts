import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createCandidacyProjections } from '#activities/candidacies/projections';
import type { Db, Transaction } from '#db/core/handle';
import type { AgreementStateName } from '#domain/agreements/states';
import type { TransitionGuard } from '#domain/candidacies/activities';
import type { CandidacyCommandName } from '#domain/candidacies/commands';
import { newId } from '#platform/ids';
import { anAgreement, changeAgreement } from '../../support/builders/agreements';
import { createTestDatabase, createTestPool, type TestDatabase } from '../../support/database';
import { eventually } from '../../support/eventually';
import { CandidacyHistory } from '../../support/hiring/candidacy-history';
import { aHiringWorld, type HiringWorld } from '../../support/hiring/hiring-world';
import { silentLogger } from '../../support/hiring/silent-logger';

let database: TestDatabase;
let db: Db;
let world: HiringWorld;
let projections: ReturnType<typeof createCandidacyProjections>;

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

type Write = () => Promise<unknown>;

function opening(name: 'invite' | 'request'): Write {
  const { workflowId, runId, state, now, events } = new CandidacyHistory(world);
  const roundOpening = { state, name, command: new CandidacyHistory(world).command(name), updateId: newId(), now };
  return () => projections.openRound({ workflowId, runId, events, roundOpening });
}

async function guarded(
  history: CandidacyHistory,
  { name, guard }: { name: CandidacyCommandName; guard: TransitionGuard },
): Promise<Write> {
  await projections.projectCandidacy(history.batch());
  const batch = history.batch([history.play(name)]);
  return () => projections.writeGuarded({ ...batch, guard });
}

function requested(): CandidacyHistory {
  const history = new CandidacyHistory(world);
  history.play('request');
  return history;
}

function interviewed(): CandidacyHistory {
  const history = new CandidacyHistory(world).toInterview();
  history.play('acceptInterview');
  return history;
}

/** The writes with which a carrier, or its autopilot, selects, buys or hires. */
const writes: Record<string, () => Write | Promise<Write>> = {
  'an invitation': () => opening('invite'),
  'an invitation that accepts an application': () => guarded(requested(), { name: 'invite', guard: 'entry' }),
  'the acceptance of an application': () => guarded(requested(), { name: 'moveToReview', guard: 'review' }),
  'a hire': () => guarded(interviewed(), { name: 'hire', guard: 'hire' }),
};
const all = Object.keys(writes);
const prepared = async (what: string): Promise<Write> => (await writes[what]?.()) as Write;
const inForce: AgreementStateName[] = ['trial', 'active', 'noticeGiven'];
const over: AgreementStateName[] = ['lapsed', 'ended'];
const refused = (type: string) => ({ type, nonRetryable: true });
const facts = async () => [
  await db('candidacies').where({ order_id: world.orderId }).pluck('state'),
  await db('driver_hires').where({ order_id: world.orderId }),
  await db('purchases').where({ organization_id: world.organizationId }).count(),
];
const deactivate = (handle: Db | Transaction) =>
  handle('organizations').where({ id: world.organizationId }).update({ is_active: false });

describe.each(all)('%s', (what) => {
  it.each(inForce)('is written while the agreement is %s', async (state) => {
    const write = await prepared(what);
    const before = await facts();
    await anAgreement(db, { organizationId: world.organizationId, state });

    await write();

    expect(await facts()).not.toEqual(before);
  });

  it.each(over)('is refused while the agreement is %s, and writes nothing', async (state) => {
    const write = await prepared(what);
    const before = await facts();
    await anAgreement(db, { organizationId: world.organizationId, state });

    await expect(write()).rejects.toMatchObject(refused('agreement-not-accepted'));

    expect(await facts()).toEqual(before);
  });

  it('is refused while the carrier is disabled', async () => {
    const write = await prepared(what);
    await anAgreement(db, { organizationId: world.organizationId });
    await deactivate(db);

    await expect(write()).rejects.toMatchObject(refused('organization-inactive'));
  });
});

async function waitsForALock(): Promise<boolean> {
  const { rows } = await db.raw<{ rows: unknown[] }>(`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return rows.length > 0;
}

/** Starts the write while the change is not committed yet, and commits it once the write waits. */
async function during(write: Write, change: (trx: Transaction) => Promise<unknown>): Promise<unknown> {
  const trx = await db.transaction();
  await change(trx);
  const written = write().catch((error: unknown) => error);
  await eventually(async () => expect(await waitsForALock()).toBe(true));
  await trx.commit();
  return written;
}

describe.each(all)('%s that begins before', (what) => {
  it('the agreement has lapsed waits for that, and is refused', async () => {
    const write = await prepared(what);
    const { organizationId } = world;
    await changeAgreement(db, organizationId, { name: 'trial' });

    const outcome = await during(write, (trx) =>
      trx('carrier_agreements').where({ organization_id: organizationId }).update({ state: 'lapsed' }),
    );

    expect(outcome).toMatchObject(refused('agreement-not-accepted'));
  });

  it('the carrier is disabled waits for that, and is refused', async () => {
    const outcome = await during(await prepared(what), deactivate);

    expect(outcome).toMatchObject(refused('organization-inactive'));
  });
});

it('lets running candidacies go on without an agreement in force', async () => {
  const invited = new CandidacyHistory(world);
  invited.play('invite');
  await projections.projectCandidacy(invited.batch());
  await anAgreement(db, { organizationId: world.organizationId, state: 'lapsed' });

  await projections.projectCandidacy(invited.batch([invited.play('acceptInvite')]));
  await projections.projectCandidacy(invited.batch([invited.play('approveForInterview', { isSafety: true })]));
  const interview = { interviewId: newId(), startsAt: '2026-12-01T15:00:00.000Z', endsAt: '2026-12-01T16:00:00.000Z' };
  const scheduled = invited.batch([invited.play('scheduleInterview', interview)]);
  await projections.writeGuarded({ ...scheduled, guard: 'interview' });

  expect(await db('candidacies').where({ order_id: world.orderId }).pluck('state')).toEqual(['interviewing']);
});

it('lets a driver apply without an agreement in force', async () => {
  await anAgreement(db, { organizationId: world.organizationId, state: 'lapsed' });

  await opening('request')();

  expect(await db('candidacies').where({ order_id: world.orderId }).pluck('state')).toEqual(['requested']);
});

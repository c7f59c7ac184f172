import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type DigestDeps, writeDueDigests } from '#activities/digest/digests';
import { writeAccountMessage } from '#activities/messages/write-account-message';
import { candidacyRow } from '#db/candidacies/candidacy-row';
import type { Db } from '#db/core/handle';
import { countScreeningCalls, listScreeningCalls } from '#db/screening-calls/screening-calls';
import { countStalled, listStalled } from '#db/stalled/stalled';
import type { CandidacyState } from '#domain/candidacies/state';
import type { DigestLine } from '#domain/digest/lines';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import type { AccountMessage } from '#domain/messages/account-messages';
import { CallFilters } from '#domain/screening-calls/schema';
import { DAY_MS } from '#domain/shared/durations';
import { StalledOrder } from '#domain/stalled/schema';
import { testSealer } from '../../support/api';
import { createTestDatabase, createTestPool, type TestDatabase } from '../../support/database';
import {
  aCandidacyState,
  aDriver,
  aHiringWorld,
  anOrderRow,
  aUser,
  type HiringWorld,
} from '../../support/hiring/hiring-world';
import { silentLogger } from '../../support/hiring/silent-logger';

/** 7:30 in Chicago. */
const now = new Date('2026-06-10T12:30:00.000Z');
const later = (ms: number) => new Date(now.getTime() + ms);
let database: TestDatabase;
let db: Db;
let deps: DigestDeps;

beforeAll(async () => {
  database = await createTestDatabase();
  db = createTestPool(database.url, { pool: 6 });
  deps = { db, log: silentLogger, sealer: testSealer, publicUrl: 'https://gladhand.example' };
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});
beforeEach(() =>
  db.transaction(async (trx) => {
    // Audit rows are never deleted with a user; here every test starts without users.
    await trx.raw('set local session_replication_role = replica');
    await trx.raw('truncate users, digests, messages cascade');
  }),
);

const anOpsMember = (row: object = {}): Promise<string> =>
  aUser(db, { roles: ['ops'], first_name: 'Dana', time_zone: 'America/Chicago', ...row });

/** A driver in Interview, whose target is eight days. */
function waiting(ownerId: string | null, days: number, state: Partial<DriverPipelineState> = {}): Promise<string> {
  const enteredAt = new Date(now.getTime() - days * DAY_MS).toISOString();
  return aDriver(db, { state: { stage: 'Interview', enteredAt, ownerId, ...state } });
}

/** An application whose driver has three days to answer an invitation. */
async function invited(world: HiringWorld, ownerId: string | null, days: number): Promise<string> {
  const driverId = await aDriver(db, { state: { stage: 'Certified', isAvailable: false, ownerId } });
  const enteredAt = later(-days * DAY_MS).toISOString();
  const state: Partial<CandidacyState> = { name: 'invited', enteredAt };
  const snapshot = { ...aCandidacyState({ ...world, driverId }), seq: 1, round: 1, ...state };
  await db('candidacies').insert(candidacyRow({ seq: 1, at: enteredAt, snapshot }));
  return driverId;
}

function anOrder({ organizationId, facilityId }: HiringWorld, days: number): Promise<string> {
  const since = later(-days * DAY_MS).toISOString();
  const row = { status: 'pending', approval: 'pending', status_since: since, content: { title: 'Night drayage' } };
  return anOrderRow(db, { organizationId, facilityId, ...row });
}

async function callsBehind(parameters: object) {
  const question = { ...CallFilters.parse(parameters), now };
  const found = await listScreeningCalls(db, { ...question, after: null, limit: 100 });
  const { due } = await countScreeningCalls(db, question);
  return { path: '/ops/calls', ids: found.map(({ driverId }) => driverId), count: due };
}

async function stalledBehind({ escalated, ...filters }: Record<string, string>) {
  const question = { ...StalledOrder.parse({ ...filters, escalated: escalated === 'true' }), now };
  const found = await listStalled(db, { ...question, limit: 100, after: null });
  const { count } = await countStalled(db, question);
  const ids = found.map(({ driverId, orderId, kind }) => (kind === 'order' ? orderId : driverId));
  return { path: '/ops/stalled', ids, count };
}

/** Reads the list behind a line's link, with the parameters of its URL only. */
async function expectExactly({ kind, link, first, count }: DigestLine): Promise<void> {
  const { pathname, searchParams } = new URL(link);
  const parameters = Object.fromEntries(searchParams);
  const list = kind === 'calls' ? await callsBehind(parameters) : await stalledBehind(parameters);
  const ids = first.map((item) => item.link.split(/[/=]/).at(-1));
  expect(list).toEqual({ path: pathname, ids, count });
}

async function mails(): Promise<AccountMessage<'ops-digest'>[]> {
  const rows: { sealed: Buffer }[] = await db('messages').where({ template: 'ops-digest' }).select('sealed');
  return rows.map(({ sealed }) => JSON.parse(testSealer.open(sealed)) as AccountMessage<'ops-digest'>);
}
const linesOf = async () => (await mails()).flatMap(({ params }) => params.lines);

describe('the daily digest', () => {
  it('lists newly overdue, due today and escalated drivers, owned by its reader or unassigned, each with a link', async () => {
    const dana = await anOpsMember();
    const other = await anOpsMember({ time_zone: 'Asia/Tokyo' });
    const fresh = await waiting(dana, 8.5);
    await waiting(dana, 7.8);
    const late = await waiting(dana, 17);
    await waiting(dana, 12);
    const unowned = await waiting(null, 8.2);
    await waiting(other, 8.5);
    await waiting(dana, 8.4, { snooze: { until: later(DAY_MS).toISOString(), reason: 'other' } });

    expect(await writeDueDigests(deps, now)).toBe(1);

    const lines = await linesOf();
    expect(lines.map(({ kind, isOwn, count }) => [kind, isOwn, count])).toEqual([
      ['newOver', true, 1],
      ['dueToday', true, 1],
      ['escalated', true, 1],
      ['newOver', false, 1],
    ]);
    expect(lines[0]?.first).toEqual([
      {
        name: 'Maria G.',
        about: null,
        stage: 'Interview',
        days: 8,
        targetDays: 8,
        link: `https://gladhand.example/ops/drivers/${fresh}`,
      },
    ]);
    expect(lines[2]?.first[0]?.link).toContain(late);
    expect(lines[3]?.first[0]?.link).toContain(unowned);
  });

  it('links each line to the list of exactly what it counts', async () => {
    const dana = await anOpsMember();
    for (const days of [8.5, 8.1, 7.9, 20, 17, 3]) await waiting(dana, days);
    await writeDueDigests(deps, now);

    const lines = await linesOf();

    expect(lines).toHaveLength(3);
    for (const line of lines) await expectExactly(line);
  });

  it('lists applications for the owner of the driver, and orders and unassigned drivers for everyone', async () => {
    const [dana, kim] = [await anOpsMember(), await anOpsMember({ first_name: 'Kim' })];
    const world = await aHiringWorld(db);
    await db('driver_pipelines').update({ due_at: null });
    const late = await invited(world, dana, 3.5);
    const escalated = await invited(world, dana, 9);
    const today = await invited(world, null, 2.8);
    const order = await anOrder(world, 2.5);
    await anOrder(world, 1.9);
    await writeDueDigests(deps, now);

    const [ofDana, ofKim] = (await mails())
      .toSorted((one, other) => other.params.lines.length - one.params.lines.length)
      .map(({ params }) => params.lines);
    const summaryOf = (lines: readonly DigestLine[] | undefined) =>
      lines?.map((line) => [line.kind, line.kind === 'calls' ? null : line.what, line.isOwn, line.count]);
    const unowned = [
      ['newOver', 'order', false, 1],
      ['dueToday', 'candidacy', false, 1],
      ['dueToday', 'order', false, 1],
    ];

    expect(summaryOf(ofDana)).toEqual([
      ['newOver', 'candidacy', true, 1],
      ['escalated', 'candidacy', true, 1],
      ...unowned,
    ]);
    expect(summaryOf(ofKim)).toEqual(unowned);
    expect(kim).not.toBe(dana);
    for (const line of ofDana ?? []) await expectExactly(line);
    expect(ofDana?.flatMap(({ first }) => first.map(({ link }) => link.split(/[/=]/).at(-1))).slice(0, 4)).toEqual([
      late,
      escalated,
      order,
      today,
    ]);
  });

  it('lists the calls agreed for today or earlier', async () => {
    const dana = await anOpsMember();
    const tries = (hours: number) => ({
      tries: {
        count: 1,
        lastAt: later(-50 * 3_600_000).toISOString(),
        againAt: later(hours * 3_600_000).toISOString(),
      },
    });
    const passed = await waiting(dana, 3, tries(-20));
    const today = await waiting(dana, 3, tries(2.75));
    await waiting(dana, 3, tries(30));
    await waiting(dana, 3);
    await waiting(await anOpsMember({ wants_digest: false }), 3, tries(2));
    await writeDueDigests(deps, now);

    const lines = await linesOf();

    expect(lines).toMatchObject([
      {
        kind: 'calls',
        isOwn: true,
        count: 2,
        first: [
          { name: 'Maria G.', isOver: true, link: expect.stringContaining(passed) },
          { name: 'Maria G.', isOver: false, link: expect.stringContaining(today) },
        ],
      },
    ]);
    for (const line of lines) await expectExactly(line);
    const [mail] = await mails();
    const { subject, lines: text } = writeAccountMessage(mail as AccountMessage);
    expect(subject).toBe('Today: 2 calls');
    expect(text.join('\n')).toMatch(
      /Maria G\., was due Tuesday.* 11:30.AM CDT\n.*\n- Maria G\., due Wednesday.* 10:15.AM CDT\n/,
    );
  });

  it('is sent once a day, even with several concurrent workers', async () => {
    const dana = await anOpsMember();
    await waiting(dana, 8.5);

    await Promise.all([1, 2, 3, 4].map(() => writeDueDigests(deps, now)));
    await writeDueDigests(deps, later(3_600_000));

    expect(await mails()).toHaveLength(1);
    await waiting(dana, 7.2);
    await writeDueDigests(deps, later(DAY_MS));
    const [, second] = await mails();
    // Overdue since the day before, so that only the second one is new.
    expect(second?.params.lines).toMatchObject([{ kind: 'newOver', count: 1 }]);
  });

  it('is queued together with the mark of the day, or not at all', async () => {
    const dana = await anOpsMember();
    await waiting(dana, 8.5);
    const broken = {
      ...deps,
      sealer: {
        ...testSealer,
        seal: () => {
          throw new Error('No key');
        },
      },
    };

    expect(await writeDueDigests(broken, now)).toBe(0);
    expect(await db('digests')).toEqual([]);
    expect(await writeDueDigests(deps, now)).toBe(1);
  });

  it('is not sent without content, nor later that morning when something arrives', async () => {
    const dana = await anOpsMember();
    await waiting(dana, 3);

    expect(await writeDueDigests(deps, now)).toBe(0);
    await waiting(dana, 8.5);
    expect(await writeDueDigests(deps, later(60_000))).toBe(0);
  });

  it('is sent to active members of operations who subscribed to it, at 7:00 in their time zone', async () => {
    await waiting(null, 8.5);
    await anOpsMember({ is_active: false });
    await anOpsMember({ wants_digest: false });
    await anOpsMember({ status: 'pending' });
    await anOpsMember({ time_zone: 'America/Los_Angeles' });
    await aUser(db, { roles: ['applicant'] });
    expect(await writeDueDigests(deps, now)).toBe(0);

    await anOpsMember({ time_zone: null });
    await anOpsMember({ time_zone: 'Nowhere/Here' });
    expect(await writeDueDigests(deps, now)).toBe(2);
  });

  it('links every line to its page', async () => {
    const dana = await anOpsMember();
    await waiting(dana, 8.5);
    await writeDueDigests(deps, now);

    const [mail] = await mails();
    if (mail === undefined) throw new Error('There is no email');
    const { subject, lines, html } = writeAccountMessage(mail);

    expect(subject).toBe('Today: 1 newly overdue');
    expect(html).toContain('https://gladhand.example/ops/stalled?kind=driver');
    expect(lines.join('\n')).toMatch(
      /Maria G\., Interview, 8 days \(target: 8\)\n {2}https:\/\/gladhand\.example\/ops\/drivers\//,
    );
    expect(lines.at(-1)).toContain('https://gladhand.example/account');
  });
});

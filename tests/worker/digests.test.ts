import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createDatabase, type Db } from '#db/handle';
import { listOpsDrivers } from '#db/read-models/ops-drivers';
import type { AccountMessage } from '#domain/accounts/messages';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import { DAY_MS } from '#domain/shared/durations';
import { writeAccountMessage } from '../../worker/account-messages/texts';
import { writeDueDigests, type DigestDeps } from '../../worker/digests';
import { testSealer } from '../support/api';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { aDriver, aUser } from '../support/hiring/hiring-world';
import { silentLogger } from '../support/hiring/silent-logger';

/** Half past seven in Chicago. */
const now = new Date('2026-06-10T12:30:00.000Z');
const later = (ms: number) => new Date(now.getTime() + ms);
let database: TestDatabase;
let db: Db;
let deps: DigestDeps;

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase(database.url, { pool: 6 });
  deps = { db, log: silentLogger, sealer: testSealer, publicUrl: 'https://gladhand.example' };
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});
beforeEach(() => db.raw('truncate users, digests, account_messages cascade'));

const anOperator = (row: object = {}): Promise<string> =>
  aUser(db, { roles: ['ops'], first_name: 'Dana', time_zone: 'America/Chicago', ...row });

/** A driver in Interview, whose target is eight days. */
const waiting = (ownerId: string | null, days: number, state: Partial<DriverPipelineState> = {}): Promise<string> => {
  const enteredAt = new Date(now.getTime() - days * DAY_MS).toISOString();
  return aDriver(db, { state: { stage: 'Interview', enteredAt, ownerId, ...state } });
};

async function mails(): Promise<AccountMessage<'ops-digest'>[]> {
  const rows: { sealed: Buffer }[] = await db('account_messages').where({ template: 'ops-digest' }).select('sealed');
  return rows.map(({ sealed }) => JSON.parse(testSealer.open(sealed)) as AccountMessage<'ops-digest'>);
}
const linesOf = async () => (await mails()).flatMap(({ params }) => params.lines);

describe('the morning’s digest', () => {
  it('tells its reader of new over target, due today and escalated, his own and nobody’s, each with its list', async () => {
    const dana = await anOperator();
    const other = await anOperator({ time_zone: 'Asia/Tokyo' });
    const fresh = await waiting(dana, 8.5);
    await waiting(dana, 7.8);
    const late = await waiting(dana, 17);
    await waiting(dana, 12);
    const nobodys = await waiting(null, 8.2);
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
    expect(lines[0]?.drivers).toEqual([
      {
        name: 'Maria G.',
        stage: 'Interview',
        days: 8,
        targetDays: 8,
        link: `https://gladhand.example/ops/drivers/${fresh}`,
      },
    ]);
    expect(lines[2]?.drivers[0]?.link).toContain(late);
    expect(lines[3]?.drivers[0]?.link).toContain(nobodys);
  });

  it('links to the list of exactly those drivers', async () => {
    const dana = await anOperator();
    for (const days of [8.5, 8.1, 7.9, 20, 17, 3]) await waiting(dana, days);
    await writeDueDigests(deps, now);

    const lines = await linesOf();

    expect(lines).toHaveLength(3);
    for (const { link, count, drivers } of lines) {
      const filters = Object.fromEntries(new URL(link).searchParams);
      const { owner, dueAfter, dueBy } = filters;
      const found = await listOpsDrivers(db, {
        ...{ limit: 100, skip: 0, overdue: false, name: '', now },
        ...(owner !== undefined && { owner }),
        ...(dueAfter !== undefined && { dueAfter }),
        ...(dueBy !== undefined && { dueBy }),
        escalated: filters['escalated'] === 'true',
        awake: filters['awake'] === 'true',
      });
      expect(found.map(({ driverId }) => `https://gladhand.example/ops/drivers/${driverId}`)).toEqual(
        drivers.map(({ link: one }) => one),
      );
      expect(found).toHaveLength(count);
    }
  });

  it('comes once a day, also when several workers look at once', async () => {
    const dana = await anOperator();
    await waiting(dana, 8.5);

    await Promise.all([1, 2, 3, 4].map(() => writeDueDigests(deps, now)));
    await writeDueDigests(deps, later(3_600_000));

    expect(await mails()).toHaveLength(1);
    await waiting(dana, 7.2);
    await writeDueDigests(deps, later(DAY_MS));
    const [, second] = await mails();
    // Over since the day before it was, so that only the second one is new.
    expect(second?.params.lines).toMatchObject([{ kind: 'newOver', count: 1 }]);
  });

  it('is left with the day taken, or not at all', async () => {
    const dana = await anOperator();
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

  it('is not sent when there is nothing to tell, nor again when something comes that morning', async () => {
    const dana = await anOperator();
    await waiting(dana, 3);

    expect(await writeDueDigests(deps, now)).toBe(0);
    await waiting(dana, 8.5);
    expect(await writeDueDigests(deps, later(60_000))).toBe(0);
  });

  it('goes to active members of operations who want it, at their own seven o’clock', async () => {
    await waiting(null, 8.5);
    await anOperator({ is_active: false });
    await anOperator({ wants_digest: false });
    await anOperator({ status: 'pending' });
    await anOperator({ time_zone: 'America/Los_Angeles' });
    await aUser(db, { roles: ['applicant'] });
    expect(await writeDueDigests(deps, now)).toBe(0);

    await anOperator({ time_zone: null });
    await anOperator({ time_zone: 'Nowhere/Here' });
    expect(await writeDueDigests(deps, now)).toBe(2);
  });

  it('is a mail whose every line has its page', async () => {
    const dana = await anOperator();
    await waiting(dana, 8.5);
    await writeDueDigests(deps, now);

    const [mail] = await mails();
    if (mail === undefined) throw new Error('There is no mail');
    const { subject, lines } = writeAccountMessage(mail);

    expect(subject).toBe('This morning: New over target: 1 driver of yours');
    expect(lines.join('\n')).toMatch(/All of them: https:\/\/gladhand\.example\/ops\/drivers\?owner=/);
    expect(lines.join('\n')).toMatch(/Maria G\., Interview, 8d \/ 8d: https:\/\/gladhand\.example\/ops\/drivers\//);
    expect(lines.at(-1)).toContain('https://gladhand.example/account');
  });
});

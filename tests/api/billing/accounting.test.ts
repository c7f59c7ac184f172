import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AccountingWork } from '#domain/billing/schema';
import { as, startTestApi, type TestApi } from '../../support/api';
import { anAccessToken, aUser } from '../../support/builders/people';
import { anAssignment, aWorkday } from '../../support/builders/workdays';
import { aHiringWorld, anOrganization, aStaffMember } from '../../support/hiring/hiring-world';

const PATH = '/api/billing/accounting';

let api: TestApi;
let organizationId: string;
let otherId: string;
beforeAll(async () => {
  api = await startTestApi();
  organizationId = await anOrganization(api.db);
  otherId = await anOrganization(api.db);
});
afterAll(() => api.close());

type Staff = NonNullable<Parameters<typeof aStaffMember>[1]>;

const callerOf = async (staff: Staff) => as(api.app, await anAccessToken(api.db, await aStaffMember(api.db, staff)));

const aCharge = (cents: number, { owner = organizationId, kind = 'match' as const } = {}) =>
  api.db('charges').insert({
    ...{ id: randomUUID(), organization_id: owner, kind, source_id: randomUUID(), cents },
    ...{ details: JSON.stringify({}), occurred_at: '2026-11-12T15:00:00.000Z' },
  });

const readAs = async (staff: Staff): Promise<AccountingWork> =>
  (await (await callerOf(staff)).get(PATH).expect(200)).body as AccountingWork;

const none = { waiting: 0, oldestOn: null };

describe('the open work of accounting', () => {
  it('sums what is on no invoice yet, of the own carrier only', async () => {
    const accountant = { organizationId, position: 'ACCOUNTING' } as const;
    expect(await readAs(accountant)).toEqual({ unbilled: { count: 0, cents: 0 }, timesheets: none });

    await aCharge(5_000);
    await aCharge(1_000);
    await aCharge(9_900, { owner: otherId });

    expect(await readAs(accountant)).toEqual({ unbilled: { count: 2, cents: 6_000 }, timesheets: none });
    const stranger = { organizationId: otherId, position: 'ACCOUNTING' } as const;
    expect((await readAs(stranger)).unbilled).toEqual({ count: 1, cents: 9_900 });
  });

  it('counts the workdays that wait for an approval, from the oldest', async () => {
    const world = await aHiringWorld(api.db);
    const assignmentId = await anAssignment(api.db, world);
    await aWorkday(api.db, { assignmentId, day: '2026-11-17', state: 'submitted' });
    await aWorkday(api.db, { assignmentId, day: '2026-11-16', state: 'submitted' });
    await aWorkday(api.db, { assignmentId, day: '2026-11-13' });

    const { timesheets } = await readAs({ organizationId: world.organizationId, position: 'ACCOUNTING' });

    expect(timesheets).toEqual({ waiting: 2, oldestOn: '2026-11-16' });
  });

  it('is read in one statement', async () => {
    const statements: string[] = [];
    const count = ({ sql }: { sql: string }) => {
      if (sql.includes('charges')) statements.push(sql);
    };
    api.db.on('query', count);
    await readAs({ organizationId, position: 'ACCOUNTING' });
    api.db.removeListener('query', count);

    expect(statements).toHaveLength(1);
  });

  it('is for accounting and administrators; operations have none', async () => {
    for (const position of ['RECRUITER', 'HR', 'SAFETY', 'LOCATION_MANAGER', 'REGIONAL_MANAGER'] as const)
      await (await callerOf({ organizationId, position })).get(PATH).expect(403);
    const ops = as(api.app, await anAccessToken(api.db, (await aUser(api.db)).id));
    await ops.get(PATH).expect(200, { unbilled: { count: 0, cents: 0 }, timesheets: null });
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { projectCandidacy } from '#db/candidacies/projection';
import type { HiringReport, HiringReportRows } from '#domain/hiring-reports/schema';
import { DAY_MS } from '#domain/shared/durations';
import { as, problemOf, startTestApi, type TestApi } from '../../../support/api';
import { anAccessToken } from '../../../support/builders/people';
import { CandidacyHistory } from '../../../support/hiring/candidacy-history';
import {
  aDriver,
  aHiringWorld,
  anOrganization,
  aStaffMember,
  aUser,
  type HiringWorld,
  NOW,
} from '../../../support/hiring/hiring-world';

const now = new Date(Date.parse(NOW) + 10 * DAY_MS);
type Caller = ReturnType<typeof as>;

let api: TestApi;
let world: HiringWorld;
let recruiter: Caller;
beforeAll(async () => {
  api = await startTestApi({ now: () => now });
  world = await aHiringWorld(api.db);
  recruiter = await signedIn(world.recruiterId);
  // Invited from the bench and hired; the driver's own application, passed on.
  await aCandidacy('Hana', (history) => {
    history.play('invite', { source: 'bench' });
    history.now += 2 * DAY_MS;
    history.play('acceptInvite');
    history.play('approveForInterview', { isSafety: true });
    history.play('scheduleInterview', {
      interviewId: world.orderId,
      startsAt: '2026-11-26T15:00:00.000Z',
      endsAt: '2026-11-26T16:00:00.000Z',
    });
    history.play('acceptInterview');
    history.now += 3 * DAY_MS;
    history.play('hire');
    history.play('acceptStart');
  });
  await aCandidacy('Paul', (history) => {
    history.play('request');
    history.play('pass', { reason: 'not_a_match' });
  });
});
afterAll(() => api.close());

const signedIn = async (userId: string): Promise<Caller> => as(api.app, await anAccessToken(api.db, userId, now));

async function aCandidacy(firstName: string, play: (history: CandidacyHistory) => void): Promise<void> {
  const driverId = await aDriver(api.db, { driver: { first_name: firstName, last_name: 'Quill' } });
  const history = new CandidacyHistory({ ...world, driverId });
  play(history);
  await projectCandidacy(api.db, history.batch());
}

const path = (rest = '', organizationId = world.organizationId) => `/api/reports/organization/${organizationId}${rest}`;
async function read<Answer>(rest: string, query: object = {}): Promise<Answer> {
  const response: { body: unknown } = await recruiter.get(path(rest)).query(query).expect(200);
  return response.body as Answer;
}

describe("a carrier's report", () => {
  it('shows time to hire, sources, replies and reasons', async () => {
    const report = await read<HiringReport>('');

    expect(report).toMatchObject({ contacts: 2, hires: { count: 1, medianDays: 5 }, closed: 1 });
    expect(report.sources.find(({ source }) => source === 'bench')).toMatchObject({ contacts: 1, contactsHired: 1 });
    expect(report.sources.find(({ source }) => source === 'application')).toMatchObject({ contactsClosed: 1 });
    expect(report.reasons).toEqual([{ by: 'fleet', reason: 'not_a_match', count: 1 }]);
    expect(report.stages.find(({ stage }) => stage === 'invited')).toMatchObject({ left: { count: 1, medianDays: 2 } });
    expect(report.stages.find(({ stage }) => stage === 'accepted')).toMatchObject({ waiting: { count: 1 } });
    expect(report.replies.find(({ reply }) => reply === 'answerInvite')).toMatchObject({
      party: 'driver',
      answered: { count: 1, medianDays: 2 },
      unanswered: 0,
    });
    expect(report.replies.find(({ reply }) => reply === 'carrierAnswersRequest')).toMatchObject({
      party: 'carrier',
      answered: { count: 1 },
    });
  });

  it('does not count a decision that came before the interview', async () => {
    const { replies } = await read<HiringReport>('');

    expect(replies.find(({ reply }) => reply === 'decideAfterInterview')).toMatchObject({
      answered: { count: 0 },
      unanswered: 0,
      awaited: { count: 0 },
    });
  });

  it('shows names only as far as the carrier may see them', async () => {
    const { data } = await read<HiringReportRows>('/rows', { number: 'contacts' });

    expect(data.map(({ driver }) => driver.name).sort()).toEqual(['Hana Quill', 'Paul Q.']);
  });

  it('can be limited to a facility or an order, whose names are listed', async () => {
    const orders = await read<{ _id: string; facility: string }[]>('/orders');
    const elsewhere = await read<HiringReport>('', { facility: world.recruiterId });

    expect(orders).toEqual([{ _id: world.orderId, title: 'Regional driver', facility: 'Dallas yard' }]);
    expect(elsewhere.contacts).toBe(0);
    expect(await read<HiringReport>('', { order: world.orderId })).toMatchObject({ contacts: 2 });
  });

  it('refuses a period that ends before it starts, and a cursor of another list', async () => {
    const period = await recruiter.get(path()).query({ from: '2026-11-22', to: '2026-11-01' });
    const cursor = await recruiter.get(path('/rows')).query({ number: 'contacts', after: 'made-up' });

    expect(problemOf(period)).toMatchObject({ status: 400, errors: [{ pointer: '/to', code: 'before-start' }] });
    expect(problemOf(cursor)).toMatchObject({ status: 400, errors: [{ code: 'unknown-cursor' }] });
  });
});

describe('files', () => {
  it.each([
    ['weeks', 'First contacts'],
    ['stages', 'Approved for interview'],
    ['replies', 'Invitation'],
    ['sources', 'Bench'],
    ['reasons', 'Not a match for this job'],
  ])('have the table of %s', async (table, text) => {
    const file = await recruiter.get(path('/csv')).query({ table }).expect(200);

    expect(file.text).toContain(text);
  });

  it('list the rows, and each driver can see the export', async () => {
    const file = await recruiter.get(path('/rows/csv')).query({ number: 'hires' }).expect(200);

    expect(file.text.trim().split('\r\n')).toHaveLength(2);
    expect(file.text).toContain('Hana Quill,Regional driver,Dallas yard,Bench');
    expect(
      await api.db('access_log').where({ actor_id: world.recruiterId, organization_id: world.organizationId }),
    ).toMatchObject([{ action: 'export', about: 'report' }]);
  });
});

describe('others', () => {
  it('of another carrier get 404, a driver 403, and every position and operations the report', async () => {
    const organizationId = await anOrganization(api.db);
    const stranger = await signedIn(await aStaffMember(api.db, { organizationId, position: 'HR' }));
    const accounting = await signedIn(
      await aStaffMember(api.db, { organizationId: world.organizationId, position: 'ACCOUNTING' }),
    );
    const driver = await signedIn(world.driverId);
    const ops = await signedIn(await aUser(api.db, { roles: ['ops'] }));

    for (const [rest, query] of [
      ['', {}],
      ['/orders', {}],
      ['/csv', { table: 'weeks' }],
      ['/rows', { number: 'contacts' }],
      ['/rows/csv', { number: 'contacts' }],
    ] as const) {
      await stranger.get(path(rest)).query(query).expect(404);
      await driver.get(path(rest)).query(query).expect(403);
      await accounting.get(path(rest)).query(query).expect(200);
      await ops.get(path(rest)).query(query).expect(200);
    }
    const own: { body: unknown } = await stranger.get(path('', organizationId)).expect(200);
    expect(own.body).toMatchObject({ contacts: 0 });
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { replaceCalendarFeed } from '#db/accounts/calendar-feed-store';
import { projectCandidacy } from '#db/candidacies/projection';
import type { CalendarItem } from '#domain/candidacies/calendar/schema';
import { newToken, tokenHash } from '#platform/tokens';
import { as, startTestApi, type TestApi } from '../../../support/api';
import { anAccessToken } from '../../../support/builders/people';
import { CandidacyHistory } from '../../../support/hiring/candidacy-history';
import {
  aDriver,
  aHiringWorld,
  anOrderRow,
  aStaffMember,
  type HiringWorld,
} from '../../../support/hiring/hiring-world';

const NOW = new Date('2026-12-01T12:00:00.000Z');
let api: TestApi;
let world: HiringWorld;
beforeAll(async () => {
  api = await startTestApi({ now: () => NOW });
  world = await aHiringWorld(api.db);
});
afterAll(() => api.close());

const callerOf = async (id: string) => as(api.app, await anAccessToken(api.db, id, NOW));

/** A candidacy of another driver on another order of the carrier. */
async function aHistory(): Promise<CandidacyHistory> {
  const { organizationId, facilityId } = world;
  return new CandidacyHistory({
    ...world,
    driverId: await aDriver(api.db),
    orderId: await anOrderRow(api.db, { organizationId, facilityId }),
  });
}
const project = (history: CandidacyHistory) => projectCandidacy(api.db, history.batch());

async function calendar(userId: string, query: object): Promise<CalendarItem[]> {
  const response: { body: unknown } = await (
    await callerOf(userId)
  )
    .get(`/api/interviews/organization/${world.organizationId}`)
    .query(query)
    .expect(200);
  return (response.body as { data: CalendarItem[] }).data;
}

describe('the calendar of a carrier', () => {
  it('shows live interviews and offered times of the dates at the facility, and no canceled ones', async () => {
    const interviewerId = world.safetyId;
    const set = (await aHistory()).toInterview(undefined, '2026-12-08T02:00:00.000Z');
    const offered = (await aHistory()).toOffer(['2026-12-08T15:00:00.000Z', '2026-12-15T15:00:00.000Z']);
    const canceled = (await aHistory()).toInterview(undefined, '2026-12-08T18:00:00.000Z');
    canceled.play('cancelInterview');
    await Promise.all([set, offered, canceled].map(project));

    // In Dallas, the first one is still on Monday.
    const monday = await calendar(world.recruiterId, { from: '2026-12-07', days: 1 });
    const tuesday = await calendar(world.recruiterId, { from: '2026-12-08', days: 1 });

    expect(monday).toMatchObject([
      {
        status: 'waiting',
        startsAt: '2026-12-08T02:00:00.000Z',
        zone: 'America/Chicago',
        driverId: set.world.driverId,
      },
    ]);
    expect(tuesday).toMatchObject([{ status: 'offered', startsAt: '2026-12-08T15:00:00.000Z', interviewer: null }]);
    expect(await calendar(world.recruiterId, { from: '2026-12-07', days: 14 })).toHaveLength(3);
    expect(await calendar(world.recruiterId, { from: '2026-12-08', days: 1, interviewerId })).toEqual([]);
  });

  it('is filtered by interviewer, who may also be a recruiter of the facility if no one is named', async () => {
    const { safetyId, recruiterId } = world;
    const named = await aHistory();
    named.play('invite');
    named.play('acceptInvite');
    named.play('approveForInterview', { isSafety: true });
    const times = { startsAt: '2027-01-05T15:00:00.000Z', endsAt: '2027-01-05T16:00:00.000Z' };
    named.play('scheduleInterview', { interviewId: world.driverId, interviewerId: safetyId, ...times });
    const unnamed = (await aHistory()).toInterview(undefined, '2027-01-05T18:00:00.000Z');
    await Promise.all([named, unnamed].map(project));
    const at = async (interviewerId: string) =>
      (await calendar(world.adminId, { from: '2027-01-05', days: 1, interviewerId })).map(({ startsAt }) => startsAt);

    expect(await at(safetyId)).toEqual([times.startsAt]);
    await api
      .db('facility_recruiters')
      .insert({ facility_id: world.facilityId, user_id: recruiterId })
      .onConflict()
      .ignore();
    expect(await at(recruiterId)).toEqual(['2027-01-05T18:00:00.000Z']);
    expect(await at('none')).toEqual(['2027-01-05T18:00:00.000Z']);
  });

  it('contains an interview that was held, with the name only while the carrier may see it', async () => {
    const history = (await aHistory()).toInterview(undefined, '2026-12-03T15:00:00.000Z');
    history.now = Date.parse('2026-12-03T17:00:00.000Z');
    history.play('pass');
    await project(history);

    const [item] = await calendar(world.recruiterId, { from: '2026-12-03', days: 1 });

    expect(item).toMatchObject({ status: 'held', state: 'closed' });
    expect(item?.driverName).toMatch(/^\S+ \S\.$/);
  });

  it("is not another carrier's", async () => {
    const other = await aHiringWorld(api.db);
    const stranger = await callerOf(other.recruiterId);

    await stranger.get(`/api/interviews/organization/${world.organizationId}?from=2026-12-07`).expect(404);
    await stranger.get(`/api/interviewers/organization/${world.organizationId}`).expect(404);
    await stranger
      .get(`/api/job-order/${world.orderId}/interview-conflicts`)
      .query({
        driverId: world.driverId,
        date: '2026-12-08T15:00:00.000Z',
      })
      .expect(404);
  });
});

/** The lines of a calendar, with folded ones joined (RFC 5545, 3.1). */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('a calendar feed', () => {
  const feedOf = (url: string) => request(api.app).get(new URL(url).pathname);

  async function aFeed(userId: string): Promise<string> {
    const response: { body: unknown } = await (await callerOf(userId)).post('/api/calendar-feed').expect(201);
    return (response.body as { url: string }).url;
  }

  it('contains the interviews of its owner as a valid calendar, canceled ones too', async () => {
    const owner = await aStaffMember(api.db, { organizationId: world.organizationId, position: 'RECRUITER' });
    const histories = await Promise.all([aHistory(), aHistory(), aHistory()]);
    const [kept, canceled, foreign] = histories;
    const order = { title: 'Night; hazmat, "tank"\nsecond line' };
    await api
      .db('job_order_versions')
      .where({ organization_id: world.organizationId })
      .update({
        content: api.db.raw('content || ?::jsonb', [JSON.stringify(order)]),
      });
    histories.forEach((history, index) => {
      history.play('invite');
      history.play('acceptInvite');
      history.play('approveForInterview', { isSafety: true });
      const startsAt = `2026-12-1${String(index)}T15:00:00.000Z`;
      history.play('scheduleInterview', {
        interviewId: history.world.driverId,
        interviewerId: history === foreign ? world.safetyId : owner,
        startsAt,
        endsAt: startsAt.replace('15:', '16:'),
      });
    });
    kept?.play('acceptInterview');
    canceled?.play('cancelInterview');
    await Promise.all(histories.map(project));
    const url = await aFeed(owner);

    const response = await feedOf(url)
      .expect(200)
      .expect('Content-Type', /^text\/calendar/);

    const lines = linesOf(response.text);
    expect(response.text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect([lines[0], lines.includes('VERSION:2.0'), lines.includes('METHOD:PUBLISH')]).toEqual([
      'BEGIN:VCALENDAR',
      true,
      true,
    ]);
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
    expect(lines).toContain(`UID:${String(kept?.world.driverId)}@gladhand`);
    expect(lines).toContain('DTSTART:20261210T150000Z');
    expect(lines.find((line) => line.startsWith('SUMMARY:'))).toContain('Night\\; hazmat\\, "tank"\\nsecond line');
    const gone = lines.slice(lines.indexOf(`UID:${String(canceled?.world.driverId)}@gladhand`));
    expect(gone.slice(0, gone.indexOf('END:VEVENT'))).toEqual(
      expect.arrayContaining(['SEQUENCE:1', 'STATUS:CANCELLED']),
    );
    expect(response.text).not.toContain(String(foreign?.world.driverId));
  });

  it('stores only a hash of its secret, is renewed and revoked', async () => {
    const owner = await aStaffMember(api.db, { organizationId: world.organizationId, position: 'HR' });
    const caller = await callerOf(owner);
    const url = await aFeed(owner);
    const [, token = ''] = /([\w-]{43})\.ics$/.exec(url) ?? [];
    const [row] = await api.db('calendar_feeds').where({ user_id: owner });
    expect([token.length, row?.token_hash]).toEqual([43, tokenHash(token)]);
    await feedOf(url).expect(200);
    expect((await caller.get('/api/calendar-feed').expect(200)).body).toEqual({
      createdAt: NOW.toISOString(),
      lastReadAt: NOW.toISOString(),
    });

    const renewed = await aFeed(owner);
    await feedOf(url).expect(404);
    await feedOf(renewed).expect(200);

    await caller.delete('/api/calendar-feed').expect(204);
    await feedOf(renewed).expect(404);
    expect((await caller.get('/api/calendar-feed').expect(200)).body).toEqual({ createdAt: null, lastReadAt: null });
  });

  it('ends with the rights of its owner', async () => {
    const owner = await aStaffMember(api.db, { organizationId: world.organizationId, position: 'RECRUITER' });
    const url = await aFeed(owner);
    const change = (changes: object) => api.db('users').where({ id: owner }).update(changes);

    await change({ position: 'ACCOUNTING' });
    await feedOf(url).expect(404);
    await change({ position: 'RECRUITER', is_active: false });
    await feedOf(url).expect(404);
    await change({ is_active: true });
    await feedOf(url).expect(200);
    await api.db('organizations').where({ id: world.organizationId }).update({ is_active: false });
    await feedOf(url).expect(404);
    await api.db('organizations').where({ id: world.organizationId }).update({ is_active: true });
  });

  it.each(['abc.ics', `${'a'.repeat(43)}.ics`, 'a'.repeat(43), `${'é'.repeat(10)}.ics`])(
    'returns 404 for %s',
    async (file) => {
      await request(api.app)
        .get(`/api/calendar-feeds/${encodeURIComponent(file)}`)
        .expect(404);
    },
  );

  it('limits guesses by address without blocking sign-ins, and not the right address before them', async () => {
    const app = api.another({ limits: { callsPerTenSeconds: 1_000_000, failedSignIns: 1 } });
    const token = newToken();
    await replaceCalendarFeed(api.db, { userId: world.adminId, token, now: NOW });
    await api.db('rate_limits').delete();
    const get = async (file: string) => (await request(app).get(`/api/calendar-feeds/${file}.ics`)).status;

    const before = await get(token);
    const guesses = await Promise.all(Array.from({ length: 15 }, () => get(newToken())));
    const signIn = await request(app)
      .post('/api/auth/signIn')
      .send({ email: 'nobody@x.example', password: 'wrong-1A!' });

    expect(before).toBe(200);
    expect(guesses.filter((status) => status === 404)).toHaveLength(10);
    expect(guesses.filter((status) => status === 429)).toHaveLength(5);
    expect(signIn.status).toBe(401);
  });
});

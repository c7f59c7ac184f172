import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { candidacyRow } from '#db/projections/candidacy-row';
import { stalledDriverIds } from '#db/read-models/stalled';
import type { CandidacyState } from '#domain/candidacies/state';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import type { StalledItem, StalledList, StalledSummary } from '#domain/stalled/schema';
import { as, problemOf, startTestApi, type TestApi } from '../../support/api';
import { anAccessToken } from '../../support/builders/people';
import {
  aCandidacyState,
  aDriver,
  aHiringWorld,
  anOrderRow,
  anOrganization,
  aFacility,
  aUser,
  type HiringWorld,
} from '../../support/hiring/hiring-world';

const DAY = 86_400_000;
const now = Date.now();
const ago = (days: number) => new Date(now - days * DAY).toISOString();
const ahead = (days: number) => ago(-days);

let api: TestApi;
let ops: ReturnType<typeof as>;
let recruiter: ReturnType<typeof as>;
let world: HiringWorld;
let kim: string;

beforeAll(async () => {
  api = await startTestApi();
  world = await aHiringWorld(api.db);
  kim = await aUser(api.db, { roles: ['ops'], first_name: 'Kim', last_name: 'Ops' });
  ops = as(api.app, await anAccessToken(api.db, kim));
  recruiter = as(api.app, await anAccessToken(api.db, world.recruiterId));
});
afterAll(() => api.close());

const inStage = (stage: DriverPipelineState['stage'], days: number, state: Partial<DriverPipelineState> = {}) =>
  aDriver(api.db, { state: { stage, enteredAt: ago(days), isAvailable: false, ...state } });

/** An application of a driver who is in time himself. */
async function anApplication(state: Partial<CandidacyState>, of: HiringWorld = world): Promise<string> {
  const driverId = await inStage('Processing', 1, { ownerId: kim });
  const snapshot = { ...aCandidacyState({ ...of, driverId }), seq: 1, round: 1, ...state };
  await api.db('candidacies').insert(candidacyRow({ seq: 1, at: ago(0), snapshot }));
  return snapshot.candidacyId;
}

/** A carrier of its own, so that its orders and people are nobody else's. */
async function aCarrier(staff: 'reviewed' | 'not-reviewed'): Promise<HiringWorld> {
  const organizationId = await anOrganization(api.db, { name: `Carrier ${staff}` });
  const facilityId = await aFacility(api.db, { organizationId });
  const position = staff === 'reviewed' ? 'SAFETY' : 'RECRUITER';
  await aUser(api.db, { roles: ['business'], position, organization_id: organizationId });
  const orderId = await anOrderRow(api.db, { organizationId, facilityId, status_since: ago(1) });
  return { ...world, organizationId, facilityId, orderId };
}

const list = async (body: object): Promise<StalledList> =>
  (await ops.post('/api/ops/stalled/search').send(body).expect(200)).body as StalledList;
const summary = async (body: object): Promise<StalledSummary> =>
  (await ops.post('/api/ops/stalled/summary').send(body).expect(200)).body as StalledSummary;
const idsOf = ({ data }: StalledList) => data.map(({ _id }) => _id);
const find = async (id: string, body: object = {}): Promise<StalledItem | undefined> =>
  (await list({ limit: 100, ...body })).data.find(({ _id }) => _id === id);

describe('drivers over the target of their stage', () => {
  it('stand first who is over for longest, and who is in time or waited on by nobody is not there', async () => {
    const late = await inStage('Interview', 30, { ownerId: kim });
    const later = await inStage('Interview', 9);
    await inStage('Interview', 7);
    await inStage('NotInterested', 90);

    const found = await list({ kind: 'driver', stage: 'Interview' });

    expect(idsOf(found)).toEqual([late, later]);
    expect(found.data[0]).toMatchObject({
      title: 'Maria Gomez',
      place: 'Fort Worth, TX',
      targetDays: 8,
      daysOver: 22,
      isEscalated: true,
      waitsFor: 'ops',
      next: 'makeCall',
      owner: { _id: kim, name: 'Kim Ops' },
      lastContactAt: null,
      driverId: late,
      orderId: null,
    });
    expect(found.data[1]).toMatchObject({ daysOver: 1, isEscalated: false, owner: null });
  });

  it('are narrowed by owner, whom and what they wait for, escalation and days over', async () => {
    const mine = await inStage('WrappingUpHR', 40, { ownerId: kim });
    const nobodys = await inStage('WrappingUpHR', 6);
    const of = { stage: 'WrappingUpHR' };

    expect(idsOf(await list({ ...of, owner: kim }))).toEqual([mine]);
    expect(idsOf(await list({ ...of, owner: 'none' }))).toEqual([nobodys]);
    expect(idsOf(await list({ ...of, waitsFor: 'ops', next: 'decide' }))).toEqual([mine, nobodys]);
    expect(idsOf(await list({ ...of, waitsFor: 'driver' }))).toEqual([]);
    expect(idsOf(await list({ ...of, escalated: true }))).toEqual([mine]);
    expect(idsOf(await list({ ...of, minDaysOver: 2 }))).toEqual([mine]);
  });

  it('stay out of sight while they are snoozed, unless they are asked for', async () => {
    const asleep = await inStage('HRPaperWork', 20, { snooze: { until: ahead(3), reason: 'agreed_date' } });
    const woken = await inStage('HRPaperWork', 19, { snooze: { until: ago(1), reason: 'agreed_date' } });

    expect(idsOf(await list({ stage: 'HRPaperWork' }))).toEqual([woken]);
    expect(idsOf(await list({ stage: 'HRPaperWork', snoozed: 'show' }))).toEqual([asleep, woken]);
    expect(idsOf(await list({ snoozed: 'only', stage: 'HRPaperWork' }))).toEqual([asleep]);
  });

  it('are listed by time in the stage or by last contact as well, page after page', async () => {
    const spoken = await inStage('Retarget', 50, { contactAgainAt: ago(2) });
    const never = await inStage('Retarget', 40, { contactAgainAt: ago(30) });
    const heard = await inStage('Retarget', 45, { contactAgainAt: ago(3) });
    await api
      .db('driver_pipelines')
      .where({ driver_id: spoken })
      .update({ last_contact_at: ago(1) });
    await api
      .db('driver_pipelines')
      .where({ driver_id: heard })
      .update({ last_contact_at: ago(8) });

    const of = { stage: 'Retarget', limit: 2 };
    const orders = {
      due: [never, heard, spoken],
      entered: [spoken, heard, never],
      lastContact: [never, heard, spoken],
    };
    for (const [sort, expected] of Object.entries(orders)) {
      const first = await list({ ...of, sort });
      const second = await list({ ...of, sort, after: first.next });
      const back = await list({ ...of, sort, direction: 'desc' });

      expect([...idsOf(first), ...idsOf(second)]).toEqual(expected);
      expect(second.next).toBeNull();
      expect([...idsOf(back), ...idsOf(await list({ ...of, sort, direction: 'desc', after: back.next }))]).toEqual(
        expected.toReversed(),
      );
    }
    expect((await find(heard, of))?.lastContactAt).toBe(ago(8));
  });
});

describe('applications over the target of their state', () => {
  it('wait for the driver who does not answer an invitation or an interview', async () => {
    const invited = await anApplication({ name: 'invited', enteredAt: ago(5) });
    const inTime = await anApplication({ name: 'invited', enteredAt: ago(2) });
    const interview = {
      interviewId: kim,
      answer: 'waiting' as const,
      startsAt: ahead(4),
      endsAt: ahead(4.1),
      proposedStartsAt: null,
      zone: 'America/Chicago',
      place: 'phone' as const,
      placeId: null,
      noteId: null,
      remind: true,
      sequence: 0,
      scheduledAt: ago(2),
    };
    const unanswered = await anApplication({ name: 'interviewing', enteredAt: ago(2), interview });
    const answered = await anApplication({
      name: 'interviewing',
      enteredAt: ago(2),
      interview: { ...interview, answer: 'accepted' },
    });

    const found = await list({ kind: 'candidacy', waitsFor: 'driver' });

    expect(idsOf(found)).toEqual([invited, unanswered]);
    expect(idsOf(found)).not.toEqual(expect.arrayContaining([inTime, answered]));
    expect(found.data[0]).toMatchObject({
      title: 'Maria Gomez',
      stage: 'invited',
      next: 'answerInvite',
      targetDays: 3,
      daysOver: 2,
      owner: { name: 'Kim Ops' },
      orderId: world.orderId,
    });
    expect(found.data[1]).toMatchObject({ next: 'answerInterview', targetDays: 1, daysOver: 1, isEscalated: true });
  });

  it('wait from the first minute on where nobody at the carrier may review', async () => {
    const [without, within] = [await aCarrier('not-reviewed'), await aCarrier('reviewed')];
    const unreviewable = await anApplication({ name: 'inReview', enteredAt: ago(0.5) }, without);
    await anApplication({ name: 'inReview', enteredAt: ago(0.5) }, within);
    const late = await anApplication({ name: 'inReview', enteredAt: ago(3) }, within);

    const found = await list({ kind: 'candidacy', stage: 'inReview' });

    expect(idsOf(found)).toEqual([late, unreviewable]);
    expect(found.data[0]).toMatchObject({ waitsFor: 'safety', next: 'safetyReviews' });
    expect(found.data[1]).toMatchObject({
      waitsFor: 'carrier',
      next: 'addReviewer',
      targetDays: 0,
      place: 'Carrier not-reviewed',
    });

    await aUser(api.db, { roles: ['business'], position: 'HR', organization_id: without.organizationId });
    expect(idsOf(await list({ kind: 'candidacy', stage: 'inReview' }))).toEqual([late]);
  });

  it('do not wait while their carrier is deactivated', async () => {
    const paused = await anApplication({ name: 'requested', enteredAt: ago(9), pause: { since: ago(8), heldMs: 0 } });
    const back = await anApplication({
      name: 'requested',
      enteredAt: ago(9),
      pause: { since: null, heldMs: 6 * DAY },
    });

    expect(await find(paused)).toBeUndefined();
    expect(await find(back)).toMatchObject({ daysOver: 1, waitsFor: 'carrier', next: 'carrierAnswersRequest' });
  });
});

describe('orders over their target', () => {
  it('wait for operations’ word, or for a candidate', async () => {
    const of = await aCarrier('reviewed');
    const row = { organizationId: of.organizationId, facilityId: of.facilityId };
    const pending = await anOrderRow(api.db, { ...row, status: 'pending', approval: 'pending', status_since: ago(4) });
    const sentBack = await anOrderRow(api.db, {
      ...row,
      status: 'pending',
      approval: 'rejected',
      status_since: ago(9),
    });
    const lonely = await anOrderRow(api.db, { ...row, status_since: ago(8), content: { title: 'Night drayage' } });
    const left = await anOrderRow(api.db, { ...row, status_since: ago(20) });
    const justLeft = await anOrderRow(api.db, { ...row, status_since: ago(20) });
    const busy = await anOrderRow(api.db, { ...row, status_since: ago(20) });
    await anApplication({ name: 'closed', enteredAt: ago(4) }, { ...of, orderId: left });
    await anApplication({ name: 'closed', enteredAt: ago(2) }, { ...of, orderId: justLeft });
    await anApplication({ name: 'closed', enteredAt: ago(19) }, { ...of, orderId: busy });
    await anApplication({ name: 'invited', enteredAt: ago(1) }, { ...of, orderId: busy });

    const found = (await list({ kind: 'order', limit: 100 })).data;
    const byId = new Map(found.map((item) => [item._id, item]));

    expect(byId.get(pending)).toMatchObject({ waitsFor: 'ops', next: 'acceptOrder', targetDays: 2, daysOver: 2 });
    expect(byId.get(lonely)).toMatchObject({
      title: 'Night drayage',
      place: 'Carrier reviewed',
      waitsFor: 'carrier',
      next: 'findDrivers',
      daysOver: 5,
      owner: null,
      driverId: null,
    });
    expect(byId.get(left)).toMatchObject({ daysOver: 17 });
    expect([sentBack, justLeft, busy].map((id) => byId.get(id))).toEqual([undefined, undefined, undefined]);
    await api.db('organizations').where({ id: of.organizationId }).update({ is_active: false });
    expect(await find(lonely, { kind: 'order' })).toBeUndefined();
    await api.db('organizations').where({ id: of.organizationId }).update({ is_active: true });
  });
});

describe('the whole list', () => {
  it('has every sort in one order, and its band counts what its filters find', async () => {
    const everything = await list({ limit: 100, snoozed: 'show' });
    const dues = everything.data.map(({ dueAt }) => dueAt);
    const kinds = new Set(everything.data.map(({ kind }) => kind));

    expect(dues).toEqual(dues.toSorted());
    expect([...kinds].sort()).toEqual(['candidacy', 'driver', 'order']);
    for (const filter of [{}, { kind: 'driver' }, { owner: kim }, { waitsFor: 'carrier' }, { stage: 'WrappingUpHR' }]) {
      const { data } = await list({ ...filter, limit: 100 });
      const middle = data.map(({ daysOver }) => daysOver).toSorted((one, other) => one - other)[
        Math.ceil(data.length / 2) - 1
      ];

      expect(await summary(filter)).toEqual({
        count: data.length,
        escalated: data.filter(({ isEscalated }) => isEscalated).length,
        medianDaysOver: middle,
      });
    }
    expect(await summary({ stage: 'PreQualify', owner: world.driverId })).toEqual({
      count: 0,
      escalated: 0,
      medianDaysOver: null,
    });
  });

  it('names the drivers whom an act on all of it means, each once', async () => {
    const ids = await stalledDriverIds(api.db, { escalated: false, snoozed: 'hide', now: new Date() }, 500);
    const { data } = await list({ limit: 100 });

    expect(ids.toSorted()).toEqual([...new Set(data.flatMap(({ driverId }) => driverId ?? []))].sort());
    expect(await stalledDriverIds(api.db, { escalated: false, snoozed: 'hide', now: new Date() }, 2)).toHaveLength(2);
  });

  it('leaves as a file with every row', async () => {
    const answer = await ops.post('/api/ops/stalled/csv').send({ kind: 'driver', stage: 'Interview' }).expect(200);

    const lines = answer.text.split('\r\n');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(lines[0]).toContain('What,Name,Place or carrier,Stage');
    expect(lines[1]).toContain('driver,Maria Gomez,"Fort Worth, TX",Interview');
    expect(lines[1]).toContain('make call,Kim Ops');
    expect(lines).toHaveLength((await list({ kind: 'driver', stage: 'Interview' })).data.length + 2);
  });

  it('is of operations alone, and refuses what it does not know', async () => {
    await recruiter.post('/api/ops/stalled/search').send({}).expect(403);
    for (const [body, pointer] of [
      [{ stage: 'nowhere' }, '/stage'],
      [{ after: 'nonsense' }, '/after'],
      [{ after: Buffer.from('["x","y"]').toString('base64url') }, '/after'],
      [{ minDaysOver: -1 }, '/minDaysOver'],
    ] as const) {
      const refused = await ops.post('/api/ops/stalled/search').send(body);

      expect([refused.status, problemOf(refused).errors?.[0]?.pointer]).toEqual([400, pointer]);
    }
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OpsDriver } from '#domain/driver-pipeline/schema';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import type { ScreeningCallList } from '#domain/screening-calls/schema';
import { problemOf } from '../../../support/api';
import { HiringApi } from '../../../support/hiring/hiring-api';
import { aDriver, aUser } from '../../../support/hiring/hiring-world';
import '../../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const inInterview = (hours: number, state: Partial<DriverPipelineState> = {}) =>
  aDriver(hiring.api.db, {
    state: { stage: 'Interview', enteredAt: inHours(-hours), ...state },
    user: { phone: '+12145550100' },
  });
const list = async (query: object = {}): Promise<ScreeningCallList> =>
  (await hiring.ops.get('/api/ops/calls').query(query).expect(200)).body as ScreeningCallList;
const ids = ({ data }: ScreeningCallList) => data.map(({ _id }) => _id);
const miss = (id: string, body: object) => hiring.ops.post(`/api/ops/drivers/${id}/missed-call`).send(body);

describe('screening calls', () => {
  it('begin with the longest-waiting driver, page by page, with phone number and local time', async () => {
    const first = await inInterview(90);
    const second = await inInterview(60);
    const third = await inInterview(30);
    await aDriver(hiring.api.db, { state: { stage: 'PendingHR', enteredAt: inHours(-900) } });

    const page = await list({ limit: 2 });
    const rest = await list({ limit: 2, after: page.next ?? '' });

    expect([...ids(page), ...ids(rest)]).toEqual([first, second, third]);
    expect(rest.next).toBeNull();
    expect(page.data[0]).toMatchObject({
      phone: '+12145550100',
      timeZone: 'America/Chicago',
      isDue: true,
      tries: 0,
      lastTriedAt: null,
      targetDays: 8,
    });
    expect(page.counts).toEqual({ due: 3, later: 0 });
  });

  it('wait for the agreed time after a missed call, and missed calls are counted', async () => {
    const id = await inInterview(100);
    const againAt = inHours(3);

    const response = await miss(id, { againAt, note: 'Mailbox is full' }).expect(200);

    expect((response.body as OpsDriver).stage).toBe('Interview');
    expect(ids(await list())).not.toContain(id);
    const later = await list({ turn: 'later' });
    expect(later.data).toMatchObject([{ _id: id, callAt: againAt, isDue: false, tries: 1 }]);
    expect(later.counts).toMatchObject({ later: 1 });
    await miss(id, { againAt: inHours(5) }).expect(200);
    expect((await list({ turn: 'later' })).data).toMatchObject([{ tries: 2, lastTriedAt: expect.any(String) }]);
    const messages: { text: string }[] = await hiring
      .db('workflow_events')
      .join('notes', 'notes.id', 'workflow_events.note_id')
      .where({ driver_id: id, type: 'callMissed' })
      .select('notes.text');
    expect(messages).toEqual([{ text: 'Mailbox is full' }]);
    await hiring.ops.post(`/api/ops/drivers/${id}/call`).send({ outcome: 'pass' }).expect(200);
    expect((await list({ turn: 'later' })).data).toEqual([]);
  });

  it('include drivers in Retarget, on their contact date', async () => {
    const { id } = await hiring.aDriver({ state: { stage: 'Interview', enteredAt: inHours(-2) } });
    const contactAgainAt = inHours(48);
    await hiring.ops
      .post(`/api/ops/drivers/${id}/call`)
      .send({ outcome: 'not_now', note: null, contactAgainAt })
      .expect(200);
    const agreed = await aDriver(hiring.api.db, {
      state: { stage: 'Retarget', enteredAt: inHours(-900), contactAgainAt: inHours(-1) },
    });

    const due = await list({ kind: 'contactAgain' });
    const later = await list({ kind: 'contactAgain', turn: 'later' });

    expect(due.data).toMatchObject([{ _id: agreed, kind: 'contactAgain', callAt: expect.any(String), isDue: true }]);
    expect(later.data).toMatchObject([{ _id: id, callAt: contactAgainAt, isDue: false }]);
    expect(due.counts).toEqual({ due: 1, later: 1 });
    expect(ids(await list({ kind: 'screening' }))).not.toContain(agreed);
    const againAt = inHours(20);
    const missed = await miss(agreed, { againAt }).expect(200);
    expect(missed.body as OpsDriver).toMatchObject({ stage: 'Retarget', contactAgainAt: againAt, dueAt: againAt });
    expect((await list({ kind: 'contactAgain', turn: 'later' })).data).toMatchObject([
      { _id: agreed, callAt: againAt, tries: 1 },
      { _id: id, tries: 0 },
    ]);
    await hiring.ops.get('/api/ops/calls').query({ kind: 'gossip' }).expect(400);
  });

  it('can be filtered by the owner of the driver', async () => {
    const ownerId = await aUser(hiring.db, { roles: ['ops'] });
    const own = await inInterview(10, { ownerId });

    expect(ids(await list({ owner: ownerId }))).toEqual([own]);
    expect(ids(await list({ owner: 'none' }))).not.toContain(own);
  });

  it('are recorded as missed once when retried with one key', async () => {
    const id = await inInterview(20);
    const body = { againAt: inHours(9) };
    await miss(id, body).set('Idempotency-Key', 'missed-once').expect(200);
    await miss(id, body).set('Idempotency-Key', 'missed-once').expect(200);

    const { data } = await list({ turn: 'later' });
    expect(data.find(({ _id }) => _id === id)).toMatchObject({ tries: 1 });
  });

  it('are refused in the past, outside the Interview stage, for a stranger and with a broken cursor', async () => {
    const id = await inInterview(1);
    const elsewhere = await aDriver(hiring.api.db, { state: { stage: 'PendingHR' } });

    expect(problemOf(await miss(id, { againAt: inHours(-1) })).code).toBe('date-in-past');
    expect(problemOf(await miss(id, { againAt: 'soon' })).code).toBe('invalid-input');
    expect(problemOf(await miss(elsewhere, { againAt: inHours(1) })).code).toBe('pipeline-changed');
    await miss(hiring.carrier.ids.hr, { againAt: inHours(1) }).expect(404);
    await hiring.ops.get('/api/ops/calls').query({ after: 'nowhere' }).expect(400);
    await hiring.carrier.hr.get('/api/ops/calls').expect(403);
  });

  it('can be listed until an instant, due or not, if a time was agreed', async () => {
    const ownerId = await aUser(hiring.api.db, { roles: ['ops'] });
    const tries = (againAt: string) => ({ tries: { count: 1, lastAt: inHours(-50), againAt }, ownerId });
    const passed = await inInterview(100, tries(inHours(-4)));
    const tonight = await inInterview(100, tries(inHours(4)));
    const tomorrow = await inInterview(100, tries(inHours(30)));
    await inInterview(100, { ownerId });
    const until = { owner: ownerId, agreedBy: inHours(8) };

    const today = await list(until);

    expect(ids(today)).toEqual([passed, tonight]);
    expect(today.data.map(({ isDue }) => isDue)).toEqual([true, false]);
    expect(today.counts).toEqual({ due: 2, later: 1 });
    expect(ids(await list({ ...until, turn: 'later' }))).toEqual([tomorrow]);
  });
});

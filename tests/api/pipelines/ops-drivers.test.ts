import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OpsDriver, OpsDriverList, OpsMembers } from '#domain/driver-pipeline/schema';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import type { DriverTimeline } from '#domain/driver-timeline/schema';
import { problemOf } from '../../support/api';
import { eventually } from '../../support/eventually';
import { HiringApi } from '../../support/hiring/hiring-api';
import { aDriver } from '../../support/hiring/hiring-world';
import '../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

const DAY = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();
const inStage = (stage: DriverPipelineState['stage'], days: number, state: Partial<DriverPipelineState> = {}) =>
  aDriver(hiring.api.db, { state: { stage, enteredAt: ago(days), ...state } });
const read = async (id: string): Promise<OpsDriver> =>
  (await hiring.ops.get(`/api/ops/drivers/${id}`).expect(200)).body as OpsDriver;
const list = async (query: object): Promise<OpsDriverList> =>
  (await hiring.ops.post('/api/ops/drivers/search').send(query).expect(200)).body as OpsDriverList;
const act = (id: string, what: string, body: object) => hiring.ops.post(`/api/ops/drivers/${id}/${what}`).send(body);

describe('operations’ list of drivers', () => {
  it('begins with the longest-overdue driver, and filters by stage, name, escalation and due date', async () => {
    const late = await inStage('Interview', 40);
    const later = await inStage('Interview', 20);
    const inTime = await inStage('Interview', 1);

    const { data, more } = await list({ stage: 'Interview', limit: 2 });

    expect(data.map(({ _id }) => _id)).toEqual([late, later]);
    expect(data[0]).toMatchObject({ isOverdue: true, waitsFor: 'ops', next: 'makeCall', owner: null, targetDays: 8 });
    expect(more).toBe(true);
    expect((await list({ stage: 'Interview', skip: 2 })).data.map(({ _id }) => _id)).toEqual([inTime]);
    expect((await list({ stage: 'Interview', overdue: true })).data).toHaveLength(2);
    expect((await list({ stage: 'Interview', name: 'nobody' })).data).toEqual([]);
    expect((await list({ stage: 'Interview', escalated: true })).data).toHaveLength(2);
    expect((await list({ stage: 'Interview', dueAfter: ago(13), dueBy: ago(11) })).data.map(({ _id }) => _id)).toEqual([
      later,
    ]);
  });
});

describe('commands of operations for a driver', () => {
  it('record a call, and move the driver by its outcome', async () => {
    const id = await inStage('Interview', 2);

    const response = await act(id, 'call', { outcome: 'pass', note: 'Keeps good logs' }).expect(200);

    expect(response.body).toMatchObject({ stage: 'PendingHR', moves: expect.arrayContaining(['HRPaperWork']) });
    const timeline = (await hiring.ops.get(`/api/ops/drivers/${id}/timeline`).expect(200)).body as DriverTimeline;
    expect(timeline.data.map(({ type }) => type)).toEqual(['stageEntered', 'callRecorded']);
    expect(timeline.data[1]).toMatchObject({ text: 'Keeps good logs', actor: { kind: 'ops' } });
  });

  it('order, receive and review results', async () => {
    const id = await inStage('HRPaperWork', 1);
    await act(id, 'results', { result: 'mvr', status: 'ordered' }).expect(200);

    const skipped = await act(id, 'results', { result: 'mvr', status: 'accepted' });
    expect([skipped.status, problemOf(skipped)]).toMatchObject([
      409,
      { code: 'pipeline-changed', params: { did: 'resultRecorded', who: 'You' } },
    ]);
    for (const status of ['received', 'accepted']) await act(id, 'results', { result: 'mvr', status }).expect(200);
    expect((await read(id)).results).toContainEqual({ result: 'mvr', status: 'accepted', next: ['ordered'] });
  });

  it('move only along allowed transitions, require a reason to exit, and close open applications', async () => {
    const flow = hiring.flow(await hiring.anActiveOrder(), await hiring.aDriver());
    await flow.toApproved();
    const id = flow.driver.id;

    const wrong = await act(id, 'move', { to: 'Interview' });
    expect([wrong.status, problemOf(wrong).params]).toMatchObject([
      409,
      { allowed: ['CertifiedNotWorking', 'Retarget', 'NotInterested', 'NotQualified'] },
    ]);
    expect(problemOf(await act(id, 'move', { to: 'NotInterested' })).code).toBe('reason-missing');
    await act(id, 'move', { to: 'NotInterested', reason: 'pay' }).expect(200);

    expect(await read(id)).toMatchObject({ stage: 'NotInterested', dueAt: null, waitsFor: 'nobody' });
    await eventually(async () => expect(await flow.application()).toMatchObject({ state: 'closed' }));
  });

  it('undo a manual move, unless something has happened since', async () => {
    const id = await inStage('Processing', 30);
    const before = await read(id);

    await act(id, 'move', { from: 'Processing', to: 'Interview' }).expect(200);
    await act(id, 'undo-move', { from: 'Interview' }).expect(200);

    const { stage, enteredAt, isOverdue } = await read(id);
    expect({ stage, enteredAt, isOverdue }).toEqual({
      stage: 'Processing',
      enteredAt: before.enteredAt,
      isOverdue: true,
    });
    const undone = await hiring.db('workflow_events').where({ driver_id: id, type: 'moveUndone' });
    expect(undone).toMatchObject([{ actor_kind: 'ops' }]);
    expect(problemOf(await act(id, 'undo-move', { from: 'Interview' })).code).toBe('pipeline-changed');
  });

  it('assign the driver to a member of operations, and snooze until a future date', async () => {
    const id = await inStage('Processing', 30);
    const members = (await hiring.ops.get('/api/ops/members').expect(200)).body as OpsMembers;
    const [member] = members.data;
    const until = new Date(Date.now() + DAY).toISOString();

    await act(id, 'owner', { ownerId: member?._id }).expect(200);
    await act(id, 'owner', { ownerId: hiring.carrier.ids.recruiter }).expect(404);
    await act(id, 'snooze', { until, reason: 'agreed_date' }).expect(200);

    expect(await read(id)).toMatchObject({ owner: member, snoozedUntil: until, isOverdue: true });
    expect((await list({ owner: member?._id })).data.map(({ _id }) => _id)).toContain(id);
    expect(problemOf(await act(id, 'snooze', { until: ago(1), reason: 'other' })).code).toBe('date-in-past');
    await act(id, 'snooze', { until: null, reason: 'other' }).expect(200);
    expect((await read(id)).snoozedUntil).toBeNull();
  });

  it('return 404 without a pipeline', async () => {
    await hiring.ops.get(`/api/ops/drivers/${hiring.carrier.ids.hr}`).expect(404);
    await act(hiring.carrier.ids.hr, 'move', { to: 'Interview' }).expect(404);
  });
});

it.each([null, '', '5', true, []])('rejects %j as the number of rows to skip', async (skip) => {
  const refused = await hiring.ops.post('/api/ops/drivers/search').send({ skip }).expect(400);

  expect(problemOf(refused).errors).toMatchObject([{ pointer: '/skip' }]);
});

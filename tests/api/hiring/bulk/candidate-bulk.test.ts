import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CandidateBulkList } from '#domain/bulk/candidates/schema';
import { newId } from '#platform/ids';
import { problemOf } from '../../../support/api';
import { eventually } from '../../../support/eventually';
import { BULK, candidateBulk } from '../../../support/hiring/candidate-bulk';
import { type Caller, type Driver, type Flow, HiringApi, type PersonName } from '../../../support/hiring/hiring-api';
import { messagesTo } from '../../../support/mailbox';
import '../../../support/temporal-runtime';

const unknown = '018f0000-0000-7000-8000-00000000ffff';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

const { preview, start, progress, finished, act, requested, inReview } = candidateBulk(() => hiring);
const stateOf = async ({ flow }: { flow: Flow }): Promise<string> => (await flow.application()).state;
const eventsOf = (candidacyIds: readonly string[], type: string) =>
  hiring
    .db('workflow_events')
    .join('candidacies', 'candidacies.workflow_id', 'workflow_events.workflow_id')
    .whereIn('candidacies.id', [...candidacyIds])
    .where('workflow_events.type', type)
    .pluck('candidacies.id');
async function emailOf({ id }: Driver): Promise<string> {
  const [email] = await hiring.db('users').where({ id }).pluck('email');
  return String(email);
}
const hello = { kind: 'messageCandidates', subject: 'Your start', text: 'Hello {firstName}, we will call you.' };

describe('a bulk action on candidates', () => {
  it('previews the outcome for each candidate, and changes nothing', async () => {
    const orderId = await hiring.anActiveOrder();
    const [one, other] = [await requested(orderId), await inReview(orderId)];
    const targets = { candidacyIds: [one.candidacyId, other.candidacyId] };

    const previewed = await preview({ targets, act: { kind: 'moveToReview' } });

    expect(previewed).toMatchObject({ possible: 1, refused: 1, isCut: false, samples: [] });
    expect(previewed.data).toMatchObject([
      { _id: one.candidacyId, name: 'Maria G.', seen: { round: 1, state: 'requested' }, problem: null },
      {
        _id: other.candidacyId,
        name: 'Maria Gomez',
        problem: { code: 'candidate-not-in-state', message: "This isn't a possible next step for the candidate" },
      },
    ]);
    expect(await stateOf(one)).toBe('requested');
  });

  it('moves, approves and passes on candidates of several orders, and reports the others with the reason', async () => {
    const [first, second] = [await hiring.anActiveOrder(), await hiring.anActiveOrder()];
    const [one, two, three] = [await requested(first), await requested(second), await inReview(second)];
    const all = { candidacyIds: [one.candidacyId, two.candidacyId, three.candidacyId] };

    const moved = await act({ targets: all, act: { kind: 'moveToReview' } });
    const approved = await act({ targets: all, act: { kind: 'approveForInterview' } });
    const targets = { candidacyIds: [one.candidacyId, two.candidacyId] };
    const passed = await act({ targets, act: { kind: 'pass', reason: 'position_closed', text: 'Thank you' } });

    expect(moved).toMatchObject({ kind: 'moveToReview', status: 'done', total: 3, done: 2, failed: 1 });
    expect(moved.failures).toMatchObject([{ _id: three.candidacyId, problem: { code: 'candidate-not-in-state' } }]);
    expect(approved).toMatchObject({ done: 3, failed: 0 });
    expect(passed).toMatchObject({ done: 2, failed: 0 });
    expect((await one.flow.application()).ending).toMatchObject({
      by: 'fleet',
      reason: 'position_closed',
      text: 'Thank you',
    });
    expect(await stateOf(three)).toBe('approved');
    const actors = await hiring
      .db('workflow_events')
      .where({ type: 'approvedForInterview', driver_id: three.flow.driver.id })
      .select('actor_kind', 'actor_id');
    expect(actors).toEqual([{ actor_kind: 'fleet', actor_id: hiring.carrier.ids.hr }]);
  });

  it('passes on candidates in review without HR or Safety by removing them from the order', async () => {
    const one = await inReview(await hiring.anActiveOrder());

    const report = await act(
      { targets: { candidacyIds: [one.candidacyId] }, act: { kind: 'pass' } },
      hiring.carrier.recruiter,
    );

    expect(report).toMatchObject({ done: 1 });
    expect(await eventsOf([one.candidacyId], 'assignmentCancelled')).toHaveLength(1);
  });

  it('skips a candidate who has moved on since the preview', async () => {
    const one = await requested(await hiring.anActiveOrder());
    const { data } = await preview({ targets: { candidacyIds: [one.candidacyId] }, act: { kind: 'pass' } });
    await act({ targets: { candidacyIds: [one.candidacyId] }, act: { kind: 'moveToReview' } });

    const id = await start({ act: { kind: 'pass' }, targets: data.map(({ _id, seen }) => ({ _id, seen })) });

    expect(await finished(id)).toMatchObject({ done: 0, failures: [{ problem: { code: 'candidate-moved-on' } }] });
    expect(await stateOf(one)).toBe('inReview');
  });

  it('invites many drivers to an order, of which some are refused, each with the reason', async () => {
    const orderId = await hiring.anActiveOrder({ numberOfDrivers: 60 });
    const drivers = await Promise.all(Array.from({ length: 30 }, () => hiring.aDriver()));
    const [busy, invited] = [await hiring.aDriver(), await hiring.aDriver()];
    await hiring.flow(orderId, invited).invite().expect(201);
    const driverIds = [...drivers, busy, invited].map(({ id }) => id);
    const previewed = await preview({ targets: { driverIds }, act: { kind: 'invite', orderId } });
    expect(previewed).toMatchObject({ possible: 31, refused: 1 });
    await hiring.db('drivers').where({ id: busy.id }).update({ is_available: false });
    await hiring.db('driver_pipelines').where({ driver_id: busy.id }).update({ is_searchable: true });

    const targets = previewed.data.map(({ _id, seen }) => ({ _id, seen }));
    const report = await finished(await start({ act: { kind: 'invite', orderId }, targets: targets }));

    expect(report).toMatchObject({ total: 32, done: 30, failed: 2 });
    expect(Object.fromEntries(report.failures.map(({ _id, problem }) => [_id, problem.code]))).toEqual({
      [busy.id]: 'driver-not-searchable',
      [invited.id]: 'driver-already-invited',
    });
    const rows = await hiring.db('candidacies').where({ order_id: orderId, state: 'invited' }).pluck('driver_id');
    expect(rows.toSorted()).toEqual([...drivers, invited].map(({ id }) => id).toSorted());
  });

  it('invites candidates of one order to another, each driver once', async () => {
    const [first, second, target] = [
      await hiring.anActiveOrder(),
      await hiring.anActiveOrder(),
      await hiring.anActiveOrder(),
    ];
    const one = await requested(first);
    const again = hiring.flow(second, one.flow.driver);
    await again.request().expect(201);
    const candidacyIds = [one.candidacyId, (await again.card('requested')).candidacyId];

    const report = await act({ targets: { candidacyIds }, act: { kind: 'invite', orderId: target } });

    expect(report).toMatchObject({ total: 1, done: 1 });
  });

  it('invites candidates again who have ended, by their list', async () => {
    const [past, target] = [await hiring.anActiveOrder(), await hiring.anActiveOrder()];
    const one = await requested(past);
    await act({ targets: { candidacyIds: [one.candidacyId] }, act: { kind: 'pass' } });
    const targets = { matching: { waiting: 'ended', orderId: past } };

    const refused = await preview({ targets, act: hello });
    const report = await act({ targets, act: { kind: 'invite', orderId: target } });

    expect(refused.data).toMatchObject([{ name: 'Maria G.', problem: { code: 'candidate-moved-on' } }]);
    expect(report).toMatchObject({ total: 1, done: 1 });
  });

  it('writes to each candidate once, in the name of the carrier', async () => {
    const one = await inReview(await hiring.anActiveOrder());
    const targets = { candidacyIds: [one.candidacyId] };

    const { samples } = await preview({ targets, act: hello });
    await act({ targets, act: hello });

    expect(samples).toEqual([{ name: 'Maria Gomez', subject: 'Your start', text: 'Hello Maria, we will call you.' }]);
    const mails = await messagesTo(hiring.db, await emailOf(one.flow.driver));
    const written = mails.filter(({ template }) => template === 'carrier-message');
    expect(written.map(({ params }) => params)).toMatchObject([{ text: 'Hello Maria, we will call you.' }]);
  });

  it('takes all candidates that match a list and its filters', async () => {
    const orderId = await hiring.anActiveOrder();
    const two = [await requested(orderId), await requested(orderId)];
    await inReview(orderId);

    const targets = { matching: { waiting: 'all', orderId, state: 'requested' } };
    const previewed = await preview({ targets, act: hello });

    expect(previewed.data.map(({ _id }) => _id).toSorted()).toEqual(
      two.map(({ candidacyId }) => candidacyId).toSorted(),
    );
  });

  it('starts once when the request is repeated with its key, also after a crash', async () => {
    const orderId = await hiring.anActiveOrder();
    const two = [await requested(orderId), await requested(orderId)];
    const targets = two.map(({ candidacyId }) => ({ _id: candidacyId, seen: { round: 1, state: 'requested' } }));
    const body = { act: { kind: 'moveToReview' }, targets: [...targets, ...targets] };
    const first = await start(body, { key: 'moved' });
    // As if the process had crashed before storing its response.
    await hiring.db('idempotency_keys').where({ key: 'moved' }).update({ status: null, response: null });

    expect(await start(body, { key: 'moved' })).toBe(first);

    expect(await finished(first)).toMatchObject({ total: 2, done: 2 });
    expect(
      await eventsOf(
        two.map(({ candidacyId }) => candidacyId),
        'movedToReview',
      ),
    ).toHaveLength(2);
  });

  it('acts on no candidate twice after the worker has died', async () => {
    const orderId = await hiring.anActiveOrder({ numberOfDrivers: 90 });
    const drivers = await Promise.all(Array.from({ length: 60 }, () => hiring.aDriver()));
    const targets = drivers.map(({ id: _id }) => ({ _id, seen: null }));
    const id = await start({ act: { kind: 'invite', orderId }, targets });
    await eventually(async () => expect((await progress(id)).done).toBeGreaterThan(0));
    await hiring.workers.stop();
    const invited = () => hiring.db('workflow_events').where({ order_id: orderId, type: 'invited' }).pluck('driver_id');
    const [acted] = await invited();
    // As if the worker had died after the command and before storing the result.
    await hiring
      .db('bulk_action_drivers')
      .where({ bulk_action_id: id, driver_id: acted ?? '' })
      .update({ settled_at: null });
    await hiring.workers.start();

    expect(await finished(id)).toMatchObject({ total: 60, done: 60 });
    expect(await invited()).toHaveLength(60);
  });

  it('stops before the candidates whose turn has not come', async () => {
    const one = await requested(await hiring.anActiveOrder());
    await hiring.workers.stop();
    const targets = [{ _id: one.candidacyId, seen: { round: 1, state: 'requested' } }];
    const id = await start({ act: { kind: 'moveToReview' }, targets });
    await hiring.carrier.hr.post(`${BULK}/${id}/stop`).expect(204);
    expect(await progress(id)).toMatchObject({ status: 'stopping' });
    await hiring.workers.start();

    expect(await finished(id)).toMatchObject({ status: 'stopped', total: 1, done: 0, failed: 0 });
    expect(await stateOf(one)).toBe('requested');
  });

  it('ends for the remaining candidates when the person has lost the permission', async () => {
    const one = await inReview(await hiring.anActiveOrder());
    await hiring.workers.stop();
    const { hr } = hiring.carrier.ids;
    const targets = [{ _id: one.candidacyId, seen: { round: 1, state: 'inReview' } }];
    const id = await start({ act: { kind: 'approveForInterview' }, targets });
    await hiring.db('users').where({ id: hr }).update({ position: 'RECRUITER' });
    await hiring.workers.start();

    const report = await finished(id);

    await hiring.db('users').where({ id: hr }).update({ position: 'HR' });
    expect(report).toMatchObject({ done: 0, failures: [{ problem: { code: 'safety-approval-needed' } }] });
    expect(await stateOf(one)).toBe('inReview');
  });
});

describe('who may run and follow a bulk action on candidates', () => {
  const approvalBy = async (who: PersonName) => {
    const one = await inReview(await hiring.anActiveOrder());
    const targets = [{ _id: one.candidacyId, seen: { round: 1, state: 'inReview' } }];
    return start({ act: { kind: 'approveForInterview' }, targets }, { who: hiring.carrier[who] });
  };

  it('refuses positions without the permission', async () => {
    const { recruiter, accounting } = hiring.carrier;
    const one = await inReview(await hiring.anActiveOrder());
    const approval = { targets: { candidacyIds: [one.candidacyId] }, act: { kind: 'approveForInterview' } };
    const body = { targets: [{ _id: one.candidacyId, seen: null }], act: { kind: 'approveForInterview' } };

    for (const [path, sent] of [[`${BULK}/preview`, approval] as const, [BULK, body] as const]) {
      expect(problemOf(await recruiter.post(path).send(sent)).code).toBe('safety-approval-needed');
      await accounting.post(path).send(sent).expect(403);
      await hiring.ops.post(path).send(sent).expect(403);
      await hiring.other.hr.post(path).send(sent).expect(404);
    }
    expect(await stateOf(one)).toBe('inReview');
  });

  it.each([
    ['who has hidden themselves', { is_available: false }, { is_searchable: true }],
    ['in a stage that carriers do not see', { is_available: true }, { is_searchable: false }],
  ])('does not name a driver %s, before or after the action', async (_, driver, pipeline) => {
    const orderId = await hiring.anActiveOrder();
    const hidden = await hiring.aDriver();
    await hiring.db('drivers').where({ id: hidden.id }).update(driver);
    await hiring.db('driver_pipelines').where({ driver_id: hidden.id }).update(pipeline);
    const act = { kind: 'invite', orderId } as const;
    const previewOf = (driverId: string) =>
      hiring.carrier.hr.post(`${BULK}/preview`).send({ targets: { driverIds: [driverId] }, act });

    const [toHidden, toUnknown] = [await previewOf(hidden.id), await previewOf(unknown)];

    expect([toHidden.status, problemOf(toHidden).code]).toEqual([404, problemOf(toUnknown).code]);
    if (!pipeline.is_searchable) return;
    const { failures } = await finished(await start({ act, targets: [{ _id: hidden.id, seen: null }] }));
    expect(failures).toMatchObject([{ _id: hidden.id, name: '', problem: { code: 'driver-not-searchable' } }]);
  });

  it('still names a hidden driver of the bench', async () => {
    const orderId = await hiring.anActiveOrder();
    const { recruiter } = hiring.carrier;
    const driver = await hiring.aDriver();
    await recruiter.post('/api/bench-driver').send({ driverId: driver.id }).expect(201);
    await hiring.db('drivers').where({ id: driver.id }).update({ is_available: false });

    const previewed = await preview({ targets: { driverIds: [driver.id] }, act: { kind: 'invite', orderId } });

    expect(previewed.data).toMatchObject([{ name: 'Maria G.', problem: { code: 'driver-not-searchable' } }]);
  });

  it("refuses orders, candidates and drivers that are not the carrier's", async () => {
    const orderId = await hiring.anActiveOrder();
    const one = await requested(orderId);
    const hidden = await hiring.aDriver();
    await hiring.db('driver_pipelines').where({ driver_id: hidden.id }).update({ is_searchable: false });
    const { hr } = hiring.other;
    const invite = { kind: 'invite', orderId };

    await hr
      .post(`${BULK}/preview`)
      .send({ targets: { driverIds: [hidden.id] }, act: invite })
      .expect(404);
    const own = hiring.carrier.hr;
    await own
      .post(`${BULK}/preview`)
      .send({ targets: { driverIds: [hidden.id] }, act: invite })
      .expect(404);
    await own
      .post(`${BULK}/preview`)
      .send({ targets: { driverIds: [unknown] }, act: invite })
      .expect(404);
    await own
      .post(BULK)
      .send({
        targets: [
          { _id: one.candidacyId, seen: null },
          { _id: unknown, seen: null },
        ],
        act: hello,
      })
      .expect(404);
    await own
      .post(`${BULK}/preview`)
      .send({ targets: { driverIds: [hidden.id] }, act: hello })
      .expect(400);
    const tooMany = Array.from({ length: 501 }, () => ({ _id: newId(), seen: null }));
    await own.post(BULK).send({ targets: tooMany, act: hello }).expect(400);
    await own.post(BULK).send({ targets: [], act: hello }).expect(400);
    const report = { kind: 'pass', reason: 'report_based' };
    await own
      .post(BULK)
      .send({ targets: [{ _id: one.candidacyId, seen: null }], act: report })
      .expect(400);
  });

  it('shows and stops it only for the person and colleagues with the permission', async () => {
    const id = await approvalBy('hr');
    const { safety, recruiter, manager, accounting } = hiring.carrier;

    for (const stranger of [recruiter, manager, hiring.other.hr, hiring.other.admin]) {
      await stranger.get(`${BULK}/${id}`).expect(404);
      await stranger.post(`${BULK}/${id}/stop`).expect(404);
    }
    for (const stranger of [accounting, hiring.ops]) {
      await stranger.get(`${BULK}/${id}`).expect(403);
      await stranger.post(`${BULK}/${id}/stop`).expect(403);
    }
    await hiring.ops.get(`/api/ops/bulk/${id}`).expect(404);
    await hiring.ops.post(`/api/ops/bulk/${id}/stop`).expect(404);
    await safety.get(`${BULK}/${id}`).expect(200);
    await safety.post(`${BULK}/${id}/stop`).expect(204);
    await hiring.carrier.hr.get(`${BULK}/${unknown}`).expect(404);
    await finished(id);
  });

  it('is found again in the list, by those who may follow it', async () => {
    const id = await approvalBy('safety');
    await finished(id);
    const idsFor = async (who: Caller) =>
      ((await who.get(BULK).expect(200)).body as CandidateBulkList).data.map(({ _id }) => _id);

    expect(await idsFor(hiring.carrier.hr)).toContain(id);
    expect(await idsFor(hiring.carrier.recruiter)).not.toContain(id);
    expect(await idsFor(hiring.other.hr)).not.toContain(id);
    await hiring.carrier.accounting.get(BULK).expect(403);
  });
});

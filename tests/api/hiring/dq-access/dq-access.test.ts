import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findAccess } from '#db/dq-access/access-rows';
import { readFileAccess } from '#db/dq-access/file-access';
import { changeEmployment, enterEmployment } from '#db/employments/employment-store';
import { accessWorkflowId } from '#domain/dq-access/ids';
import type { FileAccessView, OwnAccess, OwnAccesses } from '#domain/dq-access/schema';
import type { DriverStage } from '#domain/driver-pipeline/stages';
import { DAY_MS } from '#domain/shared/durations';
import { monthsBefore } from '#domain/shared/periods';
import { newId } from '#platform/ids';
import { aBenchEntry } from '../../../support/builders/bench';
import { anAccess } from '../../../support/builders/dq-accesses';
import { eventually } from '../../../support/eventually';
import { type Caller, type Driver, expectOk, HiringApi, refusalOf } from '../../../support/hiring/hiring-api';
import { messagesTo } from '../../../support/mailbox';
import '../../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

const inStage = (stage: DriverStage) => hiring.aDriver({ state: { stage } });
const certified = () => inStage('Certified');

const send = (driverId: string, body: object = {}, caller: Caller = hiring.carrier.recruiter) =>
  caller
    .patch('/api/dq-access/request')
    .send({ organizationId: hiring.carrier.organizationId, driverId, reason: 'For the night runs', ...body });

async function requested(driver: Driver): Promise<string> {
  const response: { body: unknown } = await send(driver.id).expect(200);
  return (response.body as FileAccessView)._id ?? '';
}

async function granted(driver: Driver): Promise<string> {
  const id = await requested(driver);
  await driver.patch(`/api/driver/dq-accesses/${id}/grant`).send({}).expect(200);
  return id;
}

const accessOf = (driverId: string) =>
  readFileAccess(hiring.db, { organizationId: hiring.carrier.organizationId, driverId });

async function own(driver: Driver): Promise<OwnAccesses> {
  const response: { body: unknown } = await driver.get('/api/driver/dq-accesses').expect(200);
  return response.body as OwnAccesses;
}

const templatesTo = async (userId: string): Promise<string[]> =>
  (await hiring.db('messages').where({ recipient_id: userId }).orderBy('created_at').select('template')).map(
    ({ template }) => template,
  );

describe('a request', () => {
  it('reaches the driver with its reason, and both sides by message', async () => {
    const driver = await certified();

    const response = await send(driver.id).expect(200);

    expect(response.body).toMatchObject({
      state: 'requested',
      reason: 'For the night runs',
      requestedBy: 'Ann Smith',
      actions: ['withdrawRequest'],
      refusals: [],
    });
    expect((await own(driver)).data).toMatchObject([
      { state: 'requested', reason: 'For the night runs', actions: ['grantAccess', 'rejectAccess'] },
    ]);
    expect(await templatesTo(driver.id)).toEqual(['access-requested']);
    const me = await driver.get('/api/user').expect(200);
    expect((me.body as { dqAccesses: unknown }).dqAccesses).toMatchObject([
      { organizationId: hiring.carrier.organizationId, driverId: driver.id, status: 'requested' },
    ]);
  });

  it('is listed for the carrier with the masked driver, also under the other path', async () => {
    const driver = await certified();
    const { organizationId, recruiter, accounting } = hiring.carrier;
    await recruiter
      .patch('/api/job-order/dq-access')
      .send({ organizationId, driverId: driver.id, reason: 'To review you' })
      .expect(200);

    const list = await accounting.get(`/api/dq-access/${organizationId}`).query({ limit: 100, state: 'requested' });

    const row = (list.body as { data: (FileAccessView & { driver: { _id: string } })[] }).data.find(
      ({ driver: { _id } }) => _id === driver.id,
    );
    expect(row).toMatchObject({
      state: 'requested',
      driver: { isMasked: true },
      refusals: [{ action: 'withdrawRequest', code: 'forbidden' }],
    });
  });

  it.each([undefined, '', ' '])('may come without a reason: %j', async (reason) => {
    const driver = await certified();

    const response = await send(driver.id, { reason }).expect(200);

    expect(response.body).toMatchObject({ state: 'requested', reason: '' });
    expect((await own(driver)).data).toMatchObject([{ reason: '' }]);
  });

  it.each(['Processing', 'HRPaperWork'] as const)('is refused in the stage %s', async (stage) => {
    expect(refusalOf(await send((await inStage(stage)).id).expect(409)).code).toBe('dq-file-not-available');
  });

  it('is refused for a driver whom the carrier cannot find, whether or not the driver exists', async () => {
    expect(refusalOf(await send(newId()).expect(409)).code).toBe('driver-not-searchable');
    expect(refusalOf(await send((await inStage('NotInterested')).id).expect(409)).code).toBe('driver-not-searchable');
  });

  it('is refused while one is open, and within seven days of the last', async () => {
    const driver = await certified();
    const id = await requested(driver);
    expect(refusalOf(await send(driver.id).expect(409)).code).toBe('access-already-requested');
    await driver.patch(`/api/driver/dq-accesses/${id}/reject`).send({ text: 'Call me first' }).expect(200);

    const refused = await send(driver.id).expect(409);

    expect(refusalOf(refused).code).toBe('access-requested-recently');
    expect(refusalOf(refused).message).toContain('seven days');
  });

  it('has one effect if it is sent twice with the same key, or three times at the same time', async () => {
    const [twice, together] = [await certified(), await certified()];
    const key = newId();
    await send(twice.id).set('Idempotency-Key', key).expect(200);
    await send(twice.id).set('Idempotency-Key', key).expect(200);
    expect(await templatesTo(twice.id)).toEqual(['access-requested']);

    const responses = await Promise.all([send(together.id), send(together.id), send(together.id)]);

    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await templatesTo(together.id)).toEqual(['access-requested']);
  });

  it('is refused to both of two requests with one key that the rows do not allow', async () => {
    const { id: driverId } = await inStage('Processing');
    const key = newId();

    const responses = await Promise.all([1, 2, 3].map(() => send(driverId).set('Idempotency-Key', key)));
    responses.push(await send(driverId).set('Idempotency-Key', key));

    expect(responses.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
    expect(await templatesTo(driverId)).toEqual([]);
    expect(await accessOf(driverId)).toMatchObject({ state: 'none' });
  });

  it('is withdrawn by the carrier', async () => {
    const driver = await certified();
    const id = await requested(driver);

    const response = await hiring.carrier.hr.patch(`/api/dq-access/withdraw/${id}`).expect(200);

    expect(response.body).toMatchObject({
      state: 'revoked',
      ending: { by: 'fleet', reason: null },
      refusals: [{ action: 'requestAccess', code: 'access-requested-recently' }],
    });
    const late = await driver.patch(`/api/driver/dq-accesses/${id}/grant`).send({}).expect(409);
    expect(refusalOf(late).code).toBe('access-move-not-allowed');
  });
});

describe('a grant', () => {
  it('opens the file until its day, 12 months by default, and notifies the requester', async () => {
    const driver = await certified();
    const { recruiter } = hiring.carrier.ids;
    const before = (await templatesTo(recruiter)).length;
    const id = await requested(driver);
    const { defaultEndsOn } = await own(driver);

    const response = await driver.patch(`/api/driver/dq-accesses/${id}/grant`).send({}).expect(200);

    expect(response.body).toMatchObject({
      state: 'approved',
      endsOn: defaultEndsOn,
      actions: ['revokeAccess', 'extendAccess'],
    });
    expect(await accessOf(driver.id)).toEqual({
      state: 'approved',
      isByLaw: false,
      endsOn: defaultEndsOn,
      isWithheld: false,
    });
    expect((await templatesTo(recruiter)).slice(before)).toEqual(['access-granted']);
    const user = await hiring.db('users').where({ id: recruiter }).first('email');
    const [mail] = (await messagesTo(hiring.db, user?.email ?? '')).slice(-1);
    // The page opens the driver's file over the dashboard.
    expect(mail?.params).toMatchObject({ link: expect.stringContaining(`/business/dashboard?file=${driver.id}`) });
  });

  it('ends on another day when the driver says so, and not beyond the maximum', async () => {
    const driver = await certified();
    const id = await granted(driver);
    const { defaultEndsOn, lastEndsOn } = await own(driver);
    const extend = (endsOn: string) => driver.patch(`/api/driver/dq-accesses/${id}/extend`).send({ endsOn });

    expect(refusalOf(await extend(defaultEndsOn).expect(400)).code).toBe('access-end-same');
    expect(refusalOf(await extend('2099-01-01').expect(400)).code).toBe('access-end-not-possible');
    expect((await extend(lastEndsOn).expect(200)).body).toMatchObject({ endsOn: lastEndsOn });
    const sooner = monthsBefore(defaultEndsOn, 11);
    expect((await extend(sooner).expect(200)).body).toMatchObject({
      endsOn: sooner,
      actions: ['revokeAccess', 'extendAccess'],
    });
    expect(await accessOf(driver.id)).toMatchObject({ state: 'approved', endsOn: sooner });
  });

  it('is revoked by the driver with a text, or given up by the carrier', async () => {
    const [revoking, open] = [await certified(), await certified()];
    const id = await granted(revoking);
    await revoking.patch(`/api/driver/dq-accesses/${id}/revoke`).send({ text: 'I found a job' }).expect(200);
    expect(await accessOf(revoking.id)).toMatchObject({ state: 'revoked', endsOn: null });
    const [row] = (await own(revoking)).data;
    expect(row).toMatchObject({ ending: { by: 'driver', text: 'I found a job' }, actions: [] } satisfies Partial<
      Record<keyof OwnAccess, unknown>
    >);

    const response = await hiring.carrier.manager.patch(`/api/dq-access/give-up/${await granted(open)}`).expect(200);

    expect(response.body).toMatchObject({ state: 'revoked', ending: { by: 'fleet' } });
    expect(await templatesTo(open.id)).toEqual(['access-requested', 'access-ended']);
  });

  it('lets HR review the bench entry, and ends with it', async () => {
    const driver = await certified();
    const entryId = await aBenchEntry(hiring.db, {
      organizationId: hiring.carrier.organizationId,
      driverId: driver.id,
      addedBy: hiring.carrier.ids.recruiter,
    });
    const approve = () => hiring.carrier.hr.patch(`/api/bench-driver/approve/${entryId}`);
    expect(refusalOf(await approve().expect(403)).code).toBe('access-not-granted');
    await granted(driver);
    await expectOk(approve());

    await hiring.carrier.recruiter.delete(`/api/bench-driver/${entryId}`).expect(204);

    await eventually(async () => {
      expect(await accessOf(driver.id)).toMatchObject({ state: 'revoked' });
    });
    expect((await own(driver)).data).toMatchObject([{ ending: { by: 'system', reason: 'candidacy_closed' } }]);
  });

  it('ends with the employment, on the day when its end is recorded', async () => {
    const driver = await certified();
    await granted(driver);
    const { organizationId, ids } = hiring.carrier;
    const id = newId();
    const of = { driver_id: driver.id, organization_id: organizationId, entered_by: ids.hr, entered_at: new Date() };
    await hiring.db.transaction((trx) => enterEmployment(trx, { id, ...of, hired_on: '2026-01-05' }));
    await hiring.db.transaction((trx) => changeEmployment(trx, id, { type: 'contractor' }));

    await hiring.db.transaction((trx) => changeEmployment(trx, id, { ended_on: '2098-12-31', end_reason: 'other' }));

    await eventually(async () => {
      expect((await own(driver)).data).toMatchObject([
        { state: 'revoked', ending: { by: 'system', reason: 'candidacy_closed' } },
      ]);
    });
    expect(await accessOf(driver.id)).toMatchObject({ isByLaw: true });
  });

  it('does not matter while an employment lasts', async () => {
    const driver = await certified();
    const { organizationId } = hiring.carrier;
    const id = newId();
    await hiring.db('employments').insert({
      id,
      driver_id: driver.id,
      organization_id: organizationId,
      hired_on: '2026-01-05',
      entered_by: hiring.carrier.ids.hr,
      entered_at: new Date(),
    });
    expect(await accessOf(driver.id)).toEqual({ state: 'none', isByLaw: true, endsOn: null, isWithheld: false });
    const { byLaw, kept } = await own(driver);
    const [{ carrier } = { carrier: '' }] = byLaw;
    expect([byLaw, kept]).toEqual([[{ carrier, lastDay: null }], []]);

    await hiring.db('employments').where({ id }).update({ ended_on: '2098-12-31', end_reason: 'other' });
    expect((await own(driver)).byLaw).toEqual([{ carrier, lastDay: '2098-12-31' }]);
    await hiring.db('employments').where({ id }).update({ ended_on: '2026-02-01' });
    const after = await own(driver);
    expect([after.byLaw, after.kept]).toEqual([[], [carrier]]);

    expect(await accessOf(driver.id)).toEqual({ state: 'none', isByLaw: false, endsOn: null, isWithheld: false });
  });

  it('ends on its day even if the workflow is late', async () => {
    const driver = await certified();
    await granted(driver);
    await hiring
      .db('dq_accesses')
      .where({ driver_id: driver.id })
      .update({ ends_on: '2020-01-01', ends_at: '2020-01-02T06:00:00.000Z' });

    expect(await accessOf(driver.id)).toEqual({ state: 'revoked', isByLaw: false, endsOn: null, isWithheld: false });
    expect((await own(driver)).data).toMatchObject([{ state: 'revoked', actions: [] }]);
    const me = await driver.get('/api/user').expect(200);
    expect((me.body as { dqAccesses: unknown }).dqAccesses).toMatchObject([{ status: 'revoked' }]);
  });
});

describe('who may', () => {
  it('request: everybody but accounting', async () => {
    const { accounting, manager, safety, admin } = hiring.carrier;
    expect(refusalOf(await send((await certified()).id, {}, accounting).expect(403)).code).toBe('forbidden');
    for (const caller of [manager, safety, admin]) await send((await certified()).id, {}, caller).expect(200);
  });

  it('is not found by another carrier, another driver and for another carrier', async () => {
    const [driver, stranger] = [await certified(), await certified()];
    const id = await granted(driver);
    const { recruiter } = hiring.other;

    await recruiter.patch(`/api/dq-access/give-up/${id}`).expect(404);
    await recruiter.patch(`/api/dq-access/withdraw/${id}`).expect(404);
    await recruiter.get(`/api/dq-access/${hiring.carrier.organizationId}`).expect(404);
    await send(driver.id, { organizationId: hiring.other.organizationId }).expect(404);
    for (const name of ['grant', 'reject', 'revoke']) {
      await stranger.patch(`/api/driver/dq-accesses/${id}/${name}`).send({}).expect(404);
    }
    await stranger.patch(`/api/driver/dq-accesses/${id}/extend`).send({ endsOn: '2027-12-01' }).expect(404);
    expect((await own(stranger)).data).toEqual([]);
    expect((await findAccess(hiring.db, { id }))?.state.name).toBe('approved');
  });

  it('reads no other carrier’s access in the profile', async () => {
    const driver = await certified();
    await granted(driver);
    const path = `/api/business/driver/${driver.id}/profile`;

    const mine = await hiring.carrier.recruiter.get(path).expect(200);
    const others = await hiring.other.recruiter.get(path).expect(200);

    expect((mine.body as { fileAccess: FileAccessView }).fileAccess.state).toBe('approved');
    expect((others.body as { fileAccess: FileAccessView }).fileAccess).toMatchObject({
      state: 'none',
      actions: ['requestAccess'],
    });
  });
});

it('that was imported starts with the next command, and its days count from the request', async () => {
  const { organizationId, ids } = hiring.carrier;
  const importedAfter = async (days: number) => {
    const { id: driverId } = await certified();
    const requestedAt = Date.now() - days * DAY_MS;
    const id = await anAccess(hiring.db, { organizationId, driverId, staffId: ids.recruiter, requestedAt });
    return { id, driverId };
  };
  const [young, old] = [await importedAfter(4), await importedAfter(15)];
  const eventsOf = ({ driverId }: { readonly driverId: string }) =>
    hiring
      .db('workflow_events')
      .where({ workflow_id: accessWorkflowId(organizationId, driverId) })
      .orderBy('seq')
      .pluck('type');

  for (const { driverId } of [young, old]) {
    expect(refusalOf(await send(driverId).expect(409)).code).toBe('access-already-requested');
  }

  await eventually(async () => {
    expect(await eventsOf(young)).toEqual(['accessRequested', 'accessReminderDue']);
    expect(await eventsOf(old)).toEqual(['accessRequested', 'accessRequestExpired']);
  });
  expect((await findAccess(hiring.db, { id: young.id }))?.state).toMatchObject({ name: 'requested', isReminded: true });
});

it('is granted if no workflow runs any more, from its row', async () => {
  const driver = await certified();
  const { organizationId, ids } = hiring.carrier;
  const id = await anAccess(hiring.db, { organizationId, driverId: driver.id, staffId: ids.recruiter });

  await driver.patch(`/api/driver/dq-accesses/${id}/grant`).send({ endsOn: '2027-06-30' }).expect(200);

  expect(await accessOf(driver.id)).toMatchObject({ state: 'approved', endsOn: '2027-06-30' });
});

it('ends with its basis if no workflow runs any more, from its row', async () => {
  const driver = await certified();
  const { organizationId, ids } = hiring.carrier;
  await anAccess(hiring.db, { organizationId, driverId: driver.id, staffId: ids.recruiter });
  const entryId = await aBenchEntry(hiring.db, { organizationId, driverId: driver.id, addedBy: ids.recruiter });

  await hiring.carrier.recruiter.delete(`/api/bench-driver/${entryId}`).expect(204);

  await eventually(async () => {
    expect(await accessOf(driver.id)).toMatchObject({ state: 'revoked' });
  });
});

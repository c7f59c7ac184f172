import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { deleteEndedDrafts } from '#db/employment-verifications/ended-drafts';
import { changeEmployment, enterEmployment } from '#db/employments/employment-store';
import type { FileAccessView } from '#domain/dq-access/schema';
import { daysAfter } from '#domain/shared/periods';
import { dateAt } from '#domain/shared/zoned-time';
import { CENTRAL_ZONE } from '#domain/shared/zones';
import { newId } from '#platform/ids';
import { anAccessRow } from '../../../support/builders/access-rows';
import { eventually } from '../../../support/eventually';
import { HiringApi } from '../../../support/hiring/hiring-api';
import { refused, VerificationFlow } from '../../../support/hiring/verification-flow';
import { aPdf } from '../../../support/pictures';
import { testFiles } from '../../../support/vault';
import '../../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

/** A flow whose driver granted the access through the product. */
async function aFlow(): Promise<VerificationFlow> {
  const flow = await VerificationFlow.start(hiring);
  const { id: driverId } = flow.driver;
  const { organizationId, recruiter } = hiring.carrier;
  await hiring.db('dq_accesses').where({ driver_id: driverId }).delete();
  const requested: { body: unknown } = await recruiter
    .patch('/api/dq-access/request')
    .send({ organizationId, driverId, reason: 'For the night runs' })
    .expect(200);
  const { _id: id } = requested.body as FileAccessView;
  await flow.driver
    .patch(`/api/driver/dq-accesses/${id ?? ''}/grant`)
    .send({})
    .expect(200);
  return flow;
}

async function revoke({ driver }: VerificationFlow): Promise<void> {
  const access = await hiring.db('dq_accesses').where({ driver_id: driver.id }).first('id');
  await driver
    .patch(`/api/driver/dq-accesses/${access?.id ?? ''}/revoke`)
    .send({ text: '' })
    .expect(200);
}

/** All Signals of the driver's changes are delivered. */
const delivered = () =>
  eventually(async () => expect(await hiring.db('outbox').whereNull('sent_at').select('topic')).toEqual([]));

const employ = ({ driver }: VerificationFlow, hiredOn = '2026-01-05') =>
  hiring.db.transaction(async (trx) => {
    const id = newId();
    await enterEmployment(trx, {
      id,
      driver_id: driver.id,
      organization_id: hiring.carrier.organizationId,
      hired_on: hiredOn,
      started_on: hiredOn,
      type: 'employee',
      entered_by: hiring.carrier.ids.hr,
      entered_at: new Date(),
    });
    return id;
  });

describe('a request ends with the access to the file', () => {
  it('when the driver revokes it: the link says so, both sides see why, and the next round needs a new consent', async () => {
    const flow = await (await aFlow()).sent();
    const codes = await flow.codes();
    await revoke(flow);

    await eventually(async () => {
      expect(await flow.own()).toMatchObject({ state: 'canceled', hasAccessEnded: true, actions: [] });
    });
    expect(await flow.view()).toMatchObject({ state: 'canceled', hasAccessEnded: true, nextAttemptAt: null });
    expect(await refused(flow.open(codes))).toBe('verification-closed');
    expect(await refused(flow.answer(codes))).toBe('verification-closed');

    await anAccessRow(hiring.db, { organizationId: hiring.carrier.organizationId, driverId: flow.driver.id });
    await flow.started();
    expect(await flow.view()).toMatchObject({ state: 'draft', round: 2, hasAccessEnded: false });
  });

  it('when the application closes without a hire', async () => {
    const flow = await aFlow();
    const application = hiring.flow(await hiring.anActiveOrder(), flow.driver);
    await application.invite().expect(201);
    await flow.sent();
    await application.answers('decline-invite', { reason: 'pay' });

    await eventually(async () => {
      expect(await flow.own()).toMatchObject({ state: 'canceled', hasAccessEnded: true });
    });
  });

  it('but not while an employment lasts', async () => {
    const flow = await aFlow();
    await employ(flow);
    await flow.sent();
    await revoke(flow);
    await delivered();

    expect(await flow.view()).toMatchObject({ state: 'sent', hasAccessEnded: false });
    await flow.open(await flow.codes()).expect(200);
  });

  it('but an answer stays, and can be disputed', async () => {
    const flow = await (await aFlow()).answered();
    await revoke(flow);
    await delivered();

    expect(await flow.own()).toMatchObject({ state: 'answered', hasAccessEnded: false });
    await flow.driver.post(`${flow.ownPath}/dispute`).send({ text: 'I left in March' }).expect(200);
  });
});

describe('an answer that was not sent', () => {
  async function begun(): Promise<{ flow: VerificationFlow; rest: () => Promise<unknown[]> }> {
    const flow = await (await aFlow()).sent();
    const { urlCode, accessCode } = await flow.codes();
    await request(hiring.app)
      .put(`/api/voe/${urlCode}/draft`)
      .send({ accessCode, draft: { wasEmployed: true } })
      .expect(200);
    await request(hiring.app)
      .post(`/api/voe/${urlCode}/files`)
      .set('X-Access-Code', accessCode)
      .set('Content-Type', 'application/pdf')
      .send(aPdf())
      .expect(201);
    const of = { verification_id: flow.id };
    const file = await hiring.db('verification_files').where(of).first('file_id');
    const rest = async () => [
      ...(await hiring.db('verification_drafts').where(of).select('round')),
      ...(await hiring.db('verification_files').where(of).select('round')),
      ...(await hiring
        .db('driver_files')
        .where({ id: file?.file_id ?? '' })
        .select('purpose')),
    ];
    expect(await rest()).toHaveLength(3);
    return { flow, rest };
  }

  it('is deleted with its files when the verification is canceled', async () => {
    const { flow, rest } = await begun();
    await hiring.carrier.recruiter.patch(`${flow.path}/cancel`).expect(200);

    expect(await rest()).toEqual([]);
  });

  it('is deleted by retention when its last link has expired, not before', async () => {
    const { flow, rest } = await begun();
    const deps = { db: hiring.db, files: testFiles };
    await deleteEndedDrafts(deps, { now: new Date() });
    expect(await rest()).toHaveLength(3);
    await hiring.db('verification_links').where({ verification_id: flow.id }).update({ expires_at: '2026-01-02' });
    await deleteEndedDrafts(deps, { now: new Date() });

    expect(await rest()).toEqual([]);
  });
});

describe('a finished verification', () => {
  it('starts again for the next application to the same job, not for the one in which it was answered', async () => {
    const flow = await aFlow();
    const application = hiring.flow(await hiring.anActiveOrder(), flow.driver);
    await application.invite().expect(201);
    await flow.answered();
    expect(await refused(flow.startBy())).toBe('verification-closed');
    await application.answers('decline-invite', { reason: 'pay' });
    await eventually(async () => {
      expect(await refused(flow.startBy())).toBe('access-ended');
    });
    await anAccessRow(hiring.db, { organizationId: hiring.carrier.organizationId, driverId: flow.driver.id });
    expect(await refused(flow.startBy())).toBe('verification-closed');

    await application.invite().expect(201);

    expect((await flow.view()).actions).toContain('startVerification');
    await flow.started();
    expect(await flow.view()).toMatchObject({ state: 'draft', round: 2, responses: [{ version: 1 }] });
  });

  it('starts again for a later employment, with a new consent, and keeps the earlier answer', async () => {
    const flow = await aFlow();
    const first = await employ(flow);
    await flow.answered();
    expect(await refused(flow.startBy())).toBe('verification-closed');
    expect((await flow.view()).actions).not.toContain('startVerification');
    // The days of an investigation, at any hour of the day.
    const dayIn = (days: number) => daysAfter(dateAt(new Date().toISOString(), CENTRAL_ZONE), days);
    await hiring.db.transaction((trx) => changeEmployment(trx, first, { ended_on: dayIn(0), end_reason: 'other' }));
    expect(await refused(flow.startBy())).toBe('verification-closed');
    await employ(flow, dayIn(1));

    expect((await flow.view()).actions).toContain('startVerification');
    await flow.started();
    expect(await flow.view()).toMatchObject({ state: 'draft', round: 2, responses: [{ version: 1 }] });
    await flow.sign();
    await flow.answer(await flow.codes()).expect(201);
    expect((await flow.view()).responses).toHaveLength(2);
  });
});

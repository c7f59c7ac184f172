import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { storeLegalText } from '#db/legal/legal-text-store';
import type { AgreementSummary, CarrierAgreementView, OpsAgreementView } from '#domain/agreements/schema';
import { problemOf } from '../../../support/api';
import { anAgreement, changeAgreement } from '../../../support/builders/agreements';
import { anInvoice, aPayment } from '../../../support/builders/invoices';
import { anOrderForm } from '../../../support/builders/order-form';
import { eventually } from '../../../support/eventually';
import { type Caller, HiringApi } from '../../../support/hiring/hiring-api';
import { anOrganization } from '../../../support/hiring/hiring-world';
import '../../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

const PATH = '/api/business/agreement';
const bodyOf = <T>({ body }: { body: unknown }): T => body as T;
const opsPath = () => `/api/ops/organizations/${hiring.carrier.organizationId}/agreement`;
const read = async (caller: Caller = hiring.carrier.admin): Promise<CarrierAgreementView> =>
  bodyOf<CarrierAgreementView>(await caller.get(PATH).expect(200));

const DAY_MS = 86_400_000;
const ago = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();
/** The first warning was a day earlier. */
const earlierWarning = (organizationId: string) =>
  hiring
    .db('carrier_agreements')
    .where({ organization_id: organizationId })
    .update({
      snapshot: hiring.db.raw(`jsonb_set(snapshot, '{warnings,0,at}', to_jsonb(?::text))`, [ago(2)]),
    });

const signature = (view: CarrierAgreementView, more: object = {}) => ({
  shown: view.text.sha256,
  fullName: 'Ann Smith',
  signature: { type: 'drawn', strokes: [[10, 10, 60, 40, 90, 20, 120, 60, 150, 30, 180, 50]] },
  hasAgreed: true,
  ...more,
});
const accept = (view: CarrierAgreementView, more: object = {}) =>
  hiring.carrier.admin.post(`${PATH}/acceptance`).send(signature(view, more));

describe('before the first acceptance', () => {
  it('shows the trial that would begin now, with its text, to everybody of the carrier', async () => {
    const view = await read(hiring.carrier.manager);
    expect(view).toMatchObject({ state: 'trial', acceptedAt: null, isTextAccepted: false, actions: [] });
    expect(view.text.title).toBe('Carrier agreement');
    expect((await read()).actions).toEqual(['acceptAgreement']);
    const summary = bodyOf<AgreementSummary>(await hiring.carrier.recruiter.get(`${PATH}/summary`).expect(200));
    const { state, trialEndsOn, isTextAccepted } = view;
    expect(summary).toMatchObject({ state, trialEndsOn, isTextAccepted });
  });

  it('is signed only by administrators, with their own name', async () => {
    const view = await read();
    expect((await hiring.carrier.accounting.post(`${PATH}/acceptance`).send(signature(view))).status).toBe(403);
    const other = await accept(view, { fullName: 'Somebody Else' });
    expect(problemOf(other)).toMatchObject({ errors: [{ pointer: '/fullName', code: 'signature-name-differs' }] });
    const dot = await accept(view, { signature: { type: 'drawn', strokes: [[1, 1]] } });
    expect(problemOf(dot)).toMatchObject({ errors: [{ pointer: '/signature', code: 'signature-missing' }] });
    expect(await hiring.db('agreement_acceptances')).toEqual([]);
  });
});

describe('acceptance', () => {
  it('stores the exact text, name, signature, time and address, and is a document', async () => {
    const view = await read();
    const accepted = bodyOf<CarrierAgreementView>(
      await accept(view, { shownAddendum: view.addendum.sha256 }).expect(200),
    );
    expect(accepted).toMatchObject({ state: 'trial', isTextAccepted: true, hasAddendum: true, actions: [] });
    const [document] = accepted.documents;
    expect(document).toMatchObject({ sha256: view.text.sha256, signedBy: 'Ann Smith', hasAddendum: true });
    const pdf = await hiring.carrier.recruiter.get(`${PATH}/documents/${String(document?._id)}`).expect(200);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    const again = await hiring.carrier.recruiter.get(`${PATH}/documents/${String(document?._id)}`).expect(200);
    expect(again.body).toEqual(pdf.body);
    await hiring.other.admin.get(`${PATH}/documents/${String(document?._id)}`).expect(404);
    const ops = await hiring.ops.get(`${opsPath()}/documents/${String(document?._id)}`).expect(200);
    expect(ops.body).toEqual(pdf.body);
  });

  it('in a second tab says that it is accepted already', async () => {
    expect(problemOf(await accept(await read()).expect(409)).code).toBe('agreement-already-accepted');
  });

  it('of a text that was replaced while somebody read it is refused, and asks for the new one', async () => {
    const view = await read();
    await storeLegalText(hiring.db, {
      kind: 'carrier-agreement',
      language: 'en',
      version: '2',
      status: 'approved',
      title: 'Carrier agreement',
      body: 'The words of the lawyer.',
      effectiveFrom: '2026-01-01',
    });
    expect(problemOf(await accept(view).expect(409)).code).toBe('agreement-changed');
    const next = await read();
    expect(next).toMatchObject({ isTextAccepted: false, actions: ['acceptAgreement'] });
    await accept(next).expect(200);
    expect((await read()).documents.map(({ version }) => version)).toEqual(['2', view.text.version]);
  });

  it('cannot be changed or deleted', async () => {
    for (const change of [
      hiring.db('agreement_acceptances').delete(),
      hiring.db('agreement_acceptances').update({ version: '3' }),
    ])
      await expect(change).rejects.toThrow('is a record');
  });
});

describe('the time zone of the carrier', () => {
  it('is set by administrators, and decides about the days', async () => {
    await hiring.carrier.admin.put('/api/business/time-zone').send({ timezone: 'Nowhere/Land' }).expect(400);
    await hiring.carrier.recruiter.put('/api/business/time-zone').send({ timezone: 'America/Denver' }).expect(403);
    const set = await hiring.carrier.admin.put('/api/business/time-zone').send({ timezone: 'America/Denver' });
    expect(bodyOf<AgreementSummary>(set)).toMatchObject({ timeZone: 'America/Denver' });
    await eventually(async () =>
      expect((await read()).history[0]).toMatchObject({ type: 'zoneChanged', by: 'system' }),
    );
  });
});

describe('operations', () => {
  const ops = async (): Promise<OpsAgreementView> =>
    bodyOf<OpsAgreementView>(await hiring.ops.get(opsPath()).expect(200));

  it('extend the trial, within its limits', async () => {
    const { extension } = await ops();
    expect(problemOf(await hiring.ops.post(`${opsPath()}/trial`).send({ lastOn: '2020-01-01' })).code).toBe(
      'trial-day-not-possible',
    );
    const extended = await hiring.ops.post(`${opsPath()}/trial`).send({ lastOn: extension.first }).expect(200);
    expect(bodyOf<OpsAgreementView>(extended).trialEndsOn).toBe(extension.first);
  });

  it('see only warnings about what is still overdue, those of one day once, and need two to disable the carrier', async () => {
    const organizationId = await anOrganization(hiring.db);
    const path = `/api/ops/organizations/${organizationId}/agreement`;
    const view = async () => bodyOf<OpsAgreementView>(await hiring.ops.get(path).expect(200));
    const refusal = async () =>
      problemOf(await hiring.ops.post(`${path}/disable`).send({ reason: 'Not paid' }).expect(409)).code;
    const warned = (...daysAgo: number[]) =>
      changeAgreement(hiring.db, organizationId, {
        name: 'active',
        warnings: daysAgo.map((days) => ({ at: ago(days), by: null })),
      });
    await anAgreement(hiring.db, { organizationId });

    await warned(3, 1);
    expect(await refusal()).toBe('nothing-overdue');
    const warning = await hiring.ops.post(`${path}/warnings`).send({}).expect(409);
    expect(problemOf(warning).code).toBe('nothing-overdue');
    const unpaid = await anInvoice(hiring.db, { organizationId, cents: 5_000, issuedAt: ago(90) });
    expect(await view()).toMatchObject({ warnings: 2 });
    await warned(1, 1);
    expect(await view()).toMatchObject({ warnings: 1 });
    expect(await refusal()).toBe('too-few-warnings');

    await warned(20, 15);
    await aPayment(hiring.db, { organizationId, invoiceId: unpaid.id, cents: 5_000 });
    expect(await view()).toMatchObject({ warnings: 0 });
    await anInvoice(hiring.db, { organizationId, cents: 5_000, issuedAt: ago(40) });
    expect(await view()).toMatchObject({ warnings: 0 });
    expect(await refusal()).toBe('too-few-warnings');
  });

  it('disable the carrier only after two warnings; its staff are signed out, and it is enabled at its agreement', async () => {
    const reason = { reason: 'The invoice of January is not paid' };
    const refused = await hiring.ops.post(`${opsPath()}/disable`).send(reason).expect(409);
    expect(problemOf(refused).code).toBe('too-few-warnings');
    const { organizationId } = hiring.carrier;
    await anInvoice(hiring.db, { organizationId, issuedAt: ago(90) });
    await hiring.ops.post(`${opsPath()}/warnings`).expect(200);
    await hiring.ops.post(`${opsPath()}/warnings`).expect(200);
    const again = await hiring.ops.post(`${opsPath()}/disable`).send(reason).expect(409);
    expect(problemOf(again).code).toBe('too-few-warnings');
    await earlierWarning(organizationId);
    await hiring.ops.post(`${opsPath()}/disable`).send(reason).expect(200);
    await hiring.carrier.admin.get(PATH).expect(401);
    const reactivated = await hiring.ops.post(`/api/ops/organizations/${hiring.carrier.organizationId}/reactivate`);
    expect(problemOf(reactivated).code).toBe('agreement-disabled');
    await hiring.ops.post(`${opsPath()}/enable`).expect(200);
    expect(await ops()).toMatchObject({ isDisabled: false, warnings: 0 });
  });

  it('are the only ones who can', async () => {
    const path = `/api/ops/organizations/${hiring.other.organizationId}/agreement`;
    for (const segment of ['warnings', 'enable']) await hiring.other.admin.post(`${path}/${segment}`).expect(403);
  });
});

describe('without an agreement in force', () => {
  it('refuses invitations, reviews and hires, and new orders while it ends', async () => {
    const { other } = hiring;
    const form = anOrderForm({ facilityId: other.facilityId });
    await other.recruiter.post('/api/order/fleet').send(form).expect(201);
    await anAgreement(hiring.db, { organizationId: other.organizationId, state: 'noticeGiven' });
    const refused = await other.recruiter.post('/api/order/fleet').send(form).expect(409);
    expect(problemOf(refused).code).toBe('agreement-ending');
    await hiring.db('carrier_agreements').where({ organization_id: other.organizationId }).update({ state: 'ended' });
    const ended = await other.recruiter.post('/api/order/fleet').send(form).expect(409);
    expect(problemOf(ended).code).toBe('agreement-not-accepted');
  });
});

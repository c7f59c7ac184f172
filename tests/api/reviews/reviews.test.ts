import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { storeCompliance } from '#db/compliance/compliance-store';
import { storeSubmission } from '#db/driver-histories/driver-submission-store';
import { addItemReview } from '#db/review-queue/item-review-store';
import type { Timeline } from '#domain/candidacies/timeline/schema';
import { emptyAnswers } from '#domain/compliance/answers';
import { emptyPipeline } from '#domain/driver-pipeline/empty-pipeline';
import type { OpsDriver } from '#domain/driver-pipeline/schema';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import type { DocumentKind } from '#domain/driver-pipeline/tasks';
import type { OpsDriverFile, VerificationNote } from '#domain/driver-reviews/schema';
import type { DriverCard } from '#domain/drivers/schema';
import { newId } from '#platform/ids';
import { as, problemOf } from '../../support/api';
import { anAccessToken } from '../../support/builders/people';
import { eventually } from '../../support/eventually';
import { type Caller, HiringApi } from '../../support/hiring/hiring-api';
import { aDriver, aUser } from '../../support/hiring/hiring-world';
import { testVault } from '../../support/vault';
import '../../support/temporal-runtime';

let hiring: HiringApi;
let colleague: Caller;
beforeAll(async () => {
  hiring = await HiringApi.start();
  const id = await aUser(hiring.db, { roles: ['ops'], first_name: 'Dana', last_name: 'Whitfield' });
  colleague = as(hiring.app, await anAccessToken(hiring.db, id));
});
afterAll(() => hiring.close());

const sent = (fileId: string | null = newId()) => ({ status: 'pending' as const, fileId });
const pending = {
  ...emptyPipeline('').tasks,
  photo: 'pending' as const,
  employmentHistory: 'pending' as const,
};

/** A driver whose documents and photo wait for review. */
async function aDriverInReview(state: Partial<DriverPipelineState> = {}) {
  const documents = { ...emptyPipeline('').documents, driverLicense: sent(), dotMedicalCard: sent(), mvr: sent() };
  const photo = newId();
  const id = await aDriver(hiring.db, {
    state: { stage: 'PendingHR', tasks: pending, documents, sent: { photo }, ...state },
  });
  return { id, photo, documents };
}

const actAs =
  (by: Caller) =>
  (id: string, what: string, body: object = {}) =>
    by.post(`/api/ops/drivers/${id}/${what}`).send(body);
const act: ReturnType<typeof actAs> = (...call) => actAs(hiring.ops)(...call);
const statusOf = ({ body }: { body: unknown }, kind: DocumentKind) =>
  (body as OpsDriver).documents.find(({ document }) => document === kind)?.status;
const timeline = async (id: string) =>
  ((await hiring.ops.get(`/api/ops/drivers/${id}/timeline`).expect(200)).body as Timeline).data;

describe('a document', () => {
  it("is approved with its expiration date, which ends at midnight in the driver's time zone", async () => {
    const { id, documents } = await aDriverInReview();

    const body = { fileId: documents.driverLicense.fileId, isApproved: true, expiresOn: '2099-03-01' };
    const response = await act(id, 'documents/driverLicense/review', body).expect(200);

    expect(statusOf(response, 'driverLicense')).toBe('approved');
    expect((response.body as OpsDriver).proofs).toEqual([
      { proof: 'driverLicense', on: '2099-03-01', isExpired: false },
    ]);
    const row: { snapshot: DriverPipelineState } = await hiring
      .db('driver_pipelines')
      .where({ driver_id: id })
      .first('snapshot');
    expect(row.snapshot.expiries.driverLicense?.endsAt).toBe('2099-03-02T06:00:00.000Z');
  });

  it("sets the search data from the reviewer's entries if it is a license", async () => {
    const orderId = await hiring.anActiveOrder();
    const { id, documents } = await aDriverInReview();
    const isFound = async (filters: object) => {
      const response = await hiring.carrier.recruiter
        .post('/api/drivers/search')
        .send({ orderId, limit: 100, filters })
        .expect(200);
      return (response.body as { data: DriverCard[] }).data.some(({ _id }) => _id === id);
    };
    const found = async () => [
      await isFound({ driverClass: ['driverLicenseClassA'] }),
      await isFound({ driverClass: ['driverLicenseClassB'] }),
      await isFound({ endorsements: ['T'] }),
      await isFound({ endorsements: ['N'] }),
    ];
    expect(await found()).toEqual([true, true, true, false]);

    await act(id, 'documents/driverLicense/review', {
      fileId: documents.driverLicense.fileId,
      isApproved: true,
      expiresOn: '2099-03-01',
      license: { licenseClass: 'driverLicenseClassB', endorsements: ['N'] },
    }).expect(200);

    expect(await found()).toEqual([false, true, false, true]);
  });

  it('keeps what the reviewer read on it, outside of the workflow, until it is read again', async () => {
    const { id, documents } = await aDriverInReview();
    const findingsOf = async () =>
      ((await hiring.ops.get(`/api/ops/drivers/${id}/file`).expect(200)).body as OpsDriverFile).findings;
    const card = { fileId: documents.dotMedicalCard.fileId, isApproved: true, expiresOn: '2099-03-01' };
    const read = { medicalRestrictions: ['correctiveLenses'], examinerLicenseNumber: ' 1234567890 ' };

    await act(id, 'documents/dotMedicalCard/review', { ...card, findings: read }).expect(200);
    await act(id, 'documents/mvr/review', {
      fileId: documents.mvr.fileId,
      isApproved: true,
      findings: { mvrSummary: 'Two speeding convictions in 2025' },
    }).expect(200);
    expect(await findingsOf()).toEqual({
      licenseRestrictions: [],
      medicalRestrictions: ['correctiveLenses'],
      examinerLicenseNumber: '1234567890',
      mvrSummary: 'Two speeding convictions in 2025',
    });
    const events = await hiring.db('workflow_events').whereRaw(`payload::text like '%speeding convictions%'`);
    expect(events).toEqual([]);

    await act(id, 'documents/dotMedicalCard/reopen').expect(200);
    await act(id, 'documents/dotMedicalCard/review', { ...card, findings: {} }).expect(200);
    expect(await findingsOf()).toMatchObject({ medicalRestrictions: [], examinerLicenseNumber: '' });
    await act(id, 'documents/mvr/reopen').expect(200);
    await act(id, 'documents/mvr/review', { fileId: documents.mvr.fileId, isApproved: true }).expect(200);
    expect(await findingsOf()).toMatchObject({ mvrSummary: '' });
    const unknown = { ...card, findings: { medicalRestrictions: ['braces'] } };
    await act(id, 'documents/dotMedicalCard/review', unknown).expect(400);
  });

  it('requires a future expiration date if its kind expires, otherwise none', async () => {
    const { id, documents } = await aDriverInReview();
    const review = (expiresOn: string | null) =>
      act(id, 'documents/dotMedicalCard/review', {
        fileId: documents.dotMedicalCard.fileId,
        isApproved: true,
        expiresOn,
      });

    for (const [day, code, message] of [
      [null, 'required', 'This field is required'],
      ['2020-01-01', 'proof-expired', 'This date is in the past. Please check the expiration date'],
    ] as const) {
      const refused = await review(day);
      expect([refused.status, problemOf(refused).errors]).toMatchObject([
        400,
        [{ pointer: '/expiresOn', code, message }],
      ]);
    }
    await act(id, 'documents/mvr/review', { fileId: documents.mvr.fileId, isApproved: true }).expect(200);
  });

  it('is rejected with a reason and a note, and the driver is notified', async () => {
    const { id, documents } = await aDriverInReview();
    const verdict = { fileId: documents.dotMedicalCard.fileId, isApproved: false };

    expect(problemOf(await act(id, 'documents/dotMedicalCard/review', verdict)).errors).toMatchObject([
      { pointer: '/reason', code: 'reason-missing' },
    ]);
    const decision = { ...verdict, reason: 'unreadable', note: 'The lower half is dark' };
    const response = await act(id, 'documents/dotMedicalCard/review', decision).expect(200);

    expect(statusOf(response, 'dotMedicalCard')).toBe('rejected');
    expect(await timeline(id)).toContainEqual(
      expect.objectContaining({
        type: 'documentRejected',
        about: 'dotMedicalCard',
        reason: 'unreadable',
        text: 'The lower half is dark',
      }),
    );
    const messages = hiring.db('messages').where({ recipient_id: id, template: 'pipeline-rejected' });
    await eventually(async () => expect(await messages.clone().count()).toEqual([{ count: 1 }]));
  });

  it('can be decided only as the reviewer saw it, and only by the first of two reviewers', async () => {
    const { id, documents } = await aDriverInReview();
    const { fileId } = documents.mvr;

    const older = await act(id, 'documents/mvr/review', { fileId: newId(), isApproved: true });
    expect([older.status, problemOf(older).code]).toEqual([409, 'pipeline-changed']);
    await actAs(colleague)(id, 'documents/mvr/review', { fileId, isApproved: true }).expect(200);
    const second = await act(id, 'documents/mvr/review', { fileId, isApproved: false, reason: 'unreadable' });

    expect([second.status, problemOf(second)]).toMatchObject([
      409,
      { code: 'pipeline-changed', params: { who: 'Dana W.', did: 'documentApproved' } },
    ]);
  });

  it('can be reviewed without a file if it was imported without one', async () => {
    const { id, documents } = await aDriverInReview();
    await hiring
      .db('driver_pipelines')
      .where({ driver_id: id })
      .update({ snapshot: hiring.db.raw(`jsonb_set(snapshot, '{documents,mvr,fileId}', 'null')`) });

    const response = await act(id, 'documents/mvr/review', { fileId: null, isApproved: true }).expect(200);

    expect(statusOf(response, 'mvr')).toBe('approved');
    await act(id, 'documents/driverLicense/review', { fileId: null, isApproved: false, reason: 'other' }).expect(409);
    expect(documents.driverLicense.status).toBe('pending');
  });

  it('is approved once when retried', async () => {
    const { id, documents } = await aDriverInReview();
    const key = newId();
    const review = () =>
      act(id, 'documents/mvr/review', { fileId: documents.mvr.fileId, isApproved: true }).set('Idempotency-Key', key);

    await review().expect(200);
    await review().expect(200);

    expect((await timeline(id)).filter(({ type }) => type === 'documentApproved')).toHaveLength(1);
  });

  it('is reopened if approved, and requested if missing', async () => {
    const { id, documents } = await aDriverInReview();
    await act(id, 'documents/mvr/review', { fileId: documents.mvr.fileId, isApproved: true }).expect(200);

    expect(statusOf(await act(id, 'documents/mvr/reopen').expect(200), 'mvr')).toBe('pending');
    await act(id, 'documents/mvr/reopen').expect(409);
    const requested = await act(id, 'documents/backDriverLicense/request').expect(200);
    expect(statusOf(requested, 'backDriverLicense')).toBe('requested');
    await act(id, 'documents/backDriverLicense/request').expect(409);
    const mails = hiring.db('messages').where({ recipient_id: id, template: 'pipeline-asked', channel: 'mail' });
    expect(await mails).toHaveLength(1);
    await act(id, 'documents/passport/request').expect(400);
    await act(hiring.carrier.ids.hr, 'documents/mvr/request').expect(404);
  });
});

describe('a task', () => {
  it('is decided as submitted: a decision on another entry is rejected', async () => {
    const { id, photo } = await aDriverInReview();

    for (const entryId of [null, newId()]) {
      const refused = await act(id, 'tasks/photo/review', { entryId, isApproved: true });
      expect([refused.status, problemOf(refused).code]).toEqual([409, 'pipeline-changed']);
    }
    await act(id, 'tasks/photo/review', { entryId: photo, isApproved: false }).expect(400);
    const response = await act(id, 'tasks/photo/review', {
      entryId: photo,
      isApproved: false,
      reason: 'photo_unclear',
    });

    expect((response.body as OpsDriver).tasks).toContainEqual({ task: 'photo', status: 'rejected', isRequired: true });
    await act(id, 'tasks/documents/review', { isApproved: true }).expect(400);
  });

  it('returns to review once, with the approved entry, when its approval is undone', async () => {
    const { id, photo } = await aDriverInReview();
    const undo = (entryId: string | null) => act(id, 'tasks/photo/undo-approval', { entryId });
    const refusedAs = (response: Awaited<ReturnType<typeof undo>>) => [response.status, problemOf(response).code];
    expect(refusedAs(await undo(photo))).toEqual([409, 'pipeline-changed']);
    await act(id, 'tasks/photo/review', { entryId: photo, isApproved: true }).expect(200);

    for (const entryId of [null, newId()]) expect(refusedAs(await undo(entryId))).toEqual([409, 'pipeline-changed']);
    const key = newId();
    for (let tries = 2; tries > 0; tries -= 1) {
      const response = await undo(photo).set('Idempotency-Key', key).expect(200);
      expect((response.body as OpsDriver).tasks).toContainEqual({ task: 'photo', status: 'pending', isRequired: true });
    }

    expect(refusedAs(await undo(photo))).toEqual([409, 'pipeline-changed']);
    const undone = (await timeline(id)).filter(({ type }) => type === 'approvalUndone');
    expect(undone).toMatchObject([{ about: 'photo', actor: { kind: 'ops' } }]);
    await act(id, 'tasks/photo/review', { entryId: photo, isApproved: true }).expect(200);
    await actAs(hiring.carrier.hr)(id, 'tasks/photo/undo-approval', { entryId: photo }).expect(403);
    await act(hiring.carrier.ids.hr, 'tasks/photo/undo-approval', { entryId: photo }).expect(404);
  });
});

describe('the compliance form', () => {
  it('sets the expiration dates of TWIC card and hazmat endorsement when approved, except a past date', async () => {
    const { id } = await aDriverInReview({ tasks: { ...pending, compliance: 'pending' } });
    const checklist = { endorsements: ['TC' as const], twicExpiration: '2099-05-01', hazmatExpiration: '2020-01-01' };
    const at = new Date();
    await storeCompliance({ db: hiring.db, vault: testVault }, id, {
      answers: { ...emptyAnswers, checklist },
      ssn: null,
      at,
    });
    const entryId = newId();
    const content = { answersAt: at.toISOString(), consents: [] };
    await storeSubmission(hiring.db, { id: entryId, driverId: id, task: 'compliance', content, at });
    await hiring
      .db('driver_pipelines')
      .where({ driver_id: id })
      .update({ snapshot: hiring.db.raw(`jsonb_set(snapshot, '{sent,compliance}', to_jsonb(?::text))`, [entryId]) });

    const response = await act(id, 'tasks/compliance/review', { entryId, isApproved: true }).expect(200);

    expect((response.body as OpsDriver).proofs).toEqual([{ proof: 'twic', on: '2099-05-01', isExpired: false }]);
    expect((await timeline(id)).map(({ type }) => type)).toEqual(
      expect.arrayContaining(['expiryRecorded', 'taskApproved']),
    );
  });
});

describe('verification notes', () => {
  it('can be read by the driver and by operations, but not by a carrier without a relation, newest first', async () => {
    const driver = await hiring.aDriver();
    const stranger = await hiring.aDriver();
    const [employer, other] = [newId(), newId()];
    const author = await aUser(hiring.db, { roles: ['ops'] });
    let replaces: string | null = null;
    for (const [itemId, text] of [
      [employer, 'Called, nobody answered'],
      [employer, 'Dates confirmed'],
      [other, 'Company is closed'],
    ] as const) {
      const id = newId();
      const common = { driverId: driver.id, kind: 'employmentHistory', itemVersion: '1', authorId: author } as const;
      const at = new Date();
      replaces = itemId === other ? null : replaces;
      await addItemReview(hiring.db, { id, itemId, ...common, replaces, verdict: 'noted', text, at });
      replaces = id;
    }
    const query = { userId: driver.id, type: 'employmentHistory' };
    const read = async (by: Caller, more: object = {}) =>
      (
        (
          await by
            .get('/api/verifications')
            .query({ ...query, ...more })
            .expect(200)
        ).body as VerificationNote[]
      ).map(({ text }) => text);

    expect(await read(driver)).toEqual(['Company is closed', 'Dates confirmed', 'Called, nobody answered']);
    expect(await read(hiring.ops, { entityIds: employer })).toEqual(['Dates confirmed', 'Called, nobody answered']);
    expect(await read(hiring.ops, { entityIds: [employer, other] })).toHaveLength(3);
    expect(await read(hiring.ops, { type: 'reference' })).toEqual([]);
    await stranger.get('/api/verifications').query(query).expect(404);
    await hiring.carrier.hr.get('/api/verifications').query(query).expect(404);
    await hiring.carrier.manager.get('/api/verifications').query(query).expect(403);
    await driver.get('/api/verifications').query({ userId: driver.id, type: 'shoes' }).expect(400);
  });
});

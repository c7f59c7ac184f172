import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { deleteUnnamedFiles } from '#db/evidence/evidence-files';
import type { FileEvidence, FileOnDay } from '#domain/requirements/file-schema';
import { newId } from '#platform/ids';
import { problemOf } from '../../../support/api';
import { aHistoryItem } from '../../../support/builders/histories';
import {
  anUpload,
  aUniquePdf,
  bodyOf,
  type Caller,
  type FilesCarrier,
  FilesWorld,
  type HiredDriver,
  lineOf,
} from '../../../support/hiring/files-world';
import { testFiles } from '../../../support/vault';

const AT = '2026-12-20T18:00:00.000Z';

let world: FilesWorld;
let carrier: FilesCarrier;
let driver: HiredDriver;
beforeAll(async () => {
  world = await FilesWorld.start(AT);
  carrier = await world.aCarrier();
  driver = await world.aHire(carrier);
});
afterAll(() => world.api.close());

const root = ({ employmentId }: Pick<HiredDriver, 'employmentId'> = driver) =>
  `/api/business/employments/${employmentId}`;
const upload = (caller: Caller = carrier.SAFETY, of = driver, content?: Buffer) =>
  anUpload(caller, `${root(of)}/evidence-files`, content);
const record = (body: object, caller: Caller = carrier.SAFETY, of = driver) =>
  caller.post(`${root(of)}/evidence`).send(body);
const fileOf = async (of = driver): Promise<FileOnDay> =>
  bodyOf<FileOnDay>(await carrier.HR.get(`${root(of)}/file`).expect(200));
const errorsOf = (response: Parameters<typeof problemOf>[0]): Record<string, string> =>
  Object.fromEntries((problemOf(response).errors ?? []).map(({ pointer, code }) => [pointer, code]));

const application = (fileId: string | null) => ({
  kind: 'application',
  form: 'document',
  dates: { signed: '2026-12-01' },
  fileId,
});
const drugTest = (fileId: string) => ({
  kind: 'drugTest',
  form: 'document',
  dates: { received: '2026-12-04' },
  findings: ['negative'],
  fileId,
});

describe('a document that a carrier records', () => {
  it('meets the line once it is accepted, opens for the carrier, and is stored once however often it is sent', async () => {
    const of = await world.aHire(carrier);
    const body = drugTest(await upload(carrier.SAFETY, of));
    const key = newId();

    for (let tries = 2; tries > 0; tries -= 1) {
      await record(body, carrier.SAFETY, of).set('Idempotency-Key', key).expect(201);
    }

    const line = lineOf(await fileOf(of), 'drug-test');
    expect(line).toMatchObject({ status: 'done', provenOn: '2026-12-04', bars: false });
    expect(line?.evidence).toMatchObject({
      obtainedBy: 'carrier',
      organization: { _id: carrier.organizationId },
      employmentId: of.employmentId,
      opens: ['front'],
      review: { result: 'accepted', by: 'Ann Smith', on: '2026-12-20' },
      isOwn: true,
    });
    expect(await world.db('evidence').where({ driver_id: of.id, kind: 'drugTest' })).toHaveLength(1);
    const response = await carrier.SAFETY.get(`${root(of)}/evidence/${String(line?.evidence?._id)}/file`).expect(200);
    expect(response.headers['content-type']).toBe('application/pdf');
  });

  it('counts only after a review if it waits for one; a rejection has a reason and can be taken back', async () => {
    const of = await world.aHire(carrier);
    const body = { ...drugTest(await upload(carrier.HR, of)), isAccepted: false };
    const { _id } = bodyOf<FileEvidence>(await record(body, carrier.HR, of).expect(201));
    let seconds = 0;
    // Of verdicts of the same instant, none would be the last.
    const review = (verdict: object) => {
      world.at(`2026-12-20T18:00:0${String((seconds += 1))}.000Z`);
      return carrier.SAFETY.post(`${root(of)}/evidence/${_id}/reviews`).send(verdict);
    };
    const status = async () => lineOf(await fileOf(of), 'drug-test')?.status;

    expect(await status()).toBe('missing');
    await review({ result: 'accepted' }).expect(201);
    expect(await status()).toBe('done');
    expect(errorsOf(await review({ result: 'rejected' }).expect(400))).toEqual({ '/reason': 'reason-missing' });
    await review({ result: 'rejected', reason: 'Another donor' }).expect(201);
    const line = lineOf(await fileOf(of), 'drug-test');
    expect(line).toMatchObject({ status: 'missing', evidence: null });
    expect(line?.others).toMatchObject([{ _id, review: { result: 'rejected', reason: 'Another donor' } }]);
    await review({ result: 'withdrawn' }).expect(201);
    expect(lineOf(await fileOf(of), 'drug-test')?.others).toMatchObject([{ _id, review: null }]);
  });

  it('is corrected with a reason; the file shows the new entry, and nobody corrects the old one again', async () => {
    const of = await world.aHire(carrier);
    const body = { ...drugTest(await upload(carrier.SAFETY, of)), dates: { received: '2026-12-14' } };
    const { _id } = bodyOf<FileEvidence>(await record(body, carrier.SAFETY, of).expect(201));
    expect(lineOf(await fileOf(of), 'drug-test')).toMatchObject({ status: 'late', daysLate: 9 });
    const correct = (reason?: string) =>
      carrier.SAFETY.post(`${root(of)}/evidence/${_id}/corrections`).send({
        ...body,
        fileId: null,
        dates: { received: '2026-12-04' },
        reason,
      });

    expect(errorsOf(await correct().expect(400))).toEqual({ '/reason': 'required' });
    await correct('The stamp says December 4').expect(201);

    const line = lineOf(await fileOf(of), 'drug-test');
    expect(line).toMatchObject({ status: 'done', others: [] });
    expect(line?.evidence).toMatchObject({ correctionReason: 'The stamp says December 4', opens: ['front'] });
    expect(problemOf(await correct('Again').expect(409))).toMatchObject({ code: 'entry-corrected' });
    await carrier.SAFETY.post(`${root(of)}/evidence/${_id}/reviews`)
      .send({ result: 'accepted' })
      .expect(409);
  });

  it('is refused with all of its problems', async () => {
    const wrong = {
      kind: 'license',
      form: 'document',
      dates: { issued: '2026-12-21', expires: '1990-04-01', received: '1990-04-01' },
      findings: ['negative'],
    };

    expect(errorsOf(await record(wrong).expect(400))).toEqual({
      '/fileId': 'document-missing',
      '/dates/issued': 'date-in-future',
      '/dates/expires': 'date-before-birth',
      '/dates/received': 'date-before-birth',
      '/findings/0': 'finding-not-possible',
    });
    const reversed = { ...wrong, dates: { issued: '2026-03-02', expires: '2026-03-01' }, findings: [] };
    const fileId = await upload();
    expect(errorsOf(await record({ ...reversed, fileId }).expect(400))).toEqual({
      '/dates/expires': 'end-before-start',
    });
    expect(errorsOf(await record({ ...drugTest(fileId), dates: {}, findings: [] }).expect(400))).toEqual({
      '/dates/received': 'required',
      '/findings': 'required',
    });
    const both = { ...drugTest(fileId), findings: ['negative', 'positive'] };
    expect(errorsOf(await record(both).expect(400))).toEqual({ '/findings': 'findings-contradict' });
    const typed = { kind: 'drugTest', form: 'typedDay', dates: { received: '2026-12-04' } };
    expect(errorsOf(await record(typed).expect(400))).toEqual({ '/form': 'document-missing' });
    const none = { kind: 'drugTest', form: 'noRecordExists', dates: { received: '2026-12-04' } };
    expect(errorsOf(await record(none).expect(400))).toEqual({ '/form': 'form-not-accepted' });
    const photo = { kind: 'photo', form: 'document', dates: { received: '2026-12-04' }, fileId };
    expect(errorsOf(await record(photo).expect(400))).toEqual({ '/kind': 'evidence-not-required' });
    const training = { kind: 'hazmatTraining', form: 'document', dates: { performed: '2026-12-04' }, fileId };
    expect(errorsOf(await record(training).expect(400))).toEqual({ '/kind': 'evidence-not-required' });
    await record(training, carrier.HR).expect(400);
  });

  it('names the state or the past employer that it is about', async () => {
    const of = await world.aHire(carrier);
    const job = { driverId: of.id, kind: 'employment', startDate: '2025-01-01', current: false } as const;
    const employer = await aHistoryItem(world.db, { ...job, endDate: '2026-01-01' });
    await submitWork(of.id);
    const about = (kind: string, name: string | null, more: object = {}) =>
      upload(carrier.SAFETY, of).then((fileId) =>
        record(
          { kind, form: 'document', dates: { received: '2026-12-06' }, about: name, fileId, ...more },
          carrier.SAFETY,
          of,
        ),
      );

    expect(errorsOf(await about('mvr', null, { findings: ['licenseValid'] }))).toEqual({ '/about': 'required' });
    expect((await about('mvr', 'TX', { findings: ['licenseValid'] })).status).toBe(201);
    expect(errorsOf(await about('safetyInquiry', newId()))).toEqual({ '/about': 'evidence-subject-unknown' });
    expect((await about('safetyInquiry', employer)).status).toBe(201);
    // Nobody claimed an exception, so the rule applies.
    expect(lineOf(await fileOf(of), 'safety-history')).toMatchObject({
      status: 'done',
      subject: { id: employer, name: 'Lone Star Freight' },
    });
    const attempts = {
      kind: 'safetyInquiry',
      form: 'noneCouldBeAsked',
      dates: { performed: '2026-12-08' },
      about: employer,
    };
    expect(errorsOf(await record(attempts, carrier.SAFETY, of).expect(400))).toEqual({ '/fileId': 'document-missing' });
    const content = { contacted: 'Lone Star Freight, Dallas, TX', method: 'Phone', response: 'No answer' };
    const words = { ...content, vehicle: 'not of this kind' };
    const fileId = await upload(carrier.SAFETY, of);
    const recorded = await record({ ...attempts, content: words, fileId }, carrier.SAFETY, of).expect(201);
    expect(bodyOf<FileEvidence>(recorded).content).toEqual(content);
  });

  it('is refused twice: the same upload, the same bytes, and an upload of somebody else', async () => {
    const bytes = aUniquePdf();
    const fileId = await upload(carrier.SAFETY, driver, bytes);
    await record(application(fileId)).expect(201);

    expect(errorsOf(await record(application(fileId)).expect(400))).toEqual({ '/fileId': 'evidence-exists' });
    const again = await upload(carrier.SAFETY, driver, bytes);
    expect(errorsOf(await record(application(again)).expect(400))).toEqual({ '/fileId': 'evidence-exists' });
    const theirs = await upload(carrier.HR);
    expect(errorsOf(await record(application(theirs)).expect(400))).toEqual({ '/fileId': 'file-unknown' });
    const elsewhere = await upload(carrier.SAFETY, await world.aHire(carrier));
    expect(errorsOf(await record(application(elsewhere)).expect(400))).toEqual({ '/fileId': 'file-unknown' });
    expect(errorsOf(await record(application(newId())).expect(400))).toEqual({ '/fileId': 'file-unknown' });
  });

  it('is recorded by HR and Safety only, in their own employment, and not of a bad file', async () => {
    const stranger = await world.aCarrier();
    const { _id } = bodyOf<FileEvidence>(await record(drugTest(await upload())).expect(201));
    for (const person of ['RECRUITER', 'LOCATION_MANAGER', 'admin'] as const) {
      await record(application(null), carrier[person]).expect(403);
      await carrier[person].post(`${root()}/evidence/${_id}/reviews`).send({ result: 'accepted' }).expect(403);
    }
    await record(application(null), stranger.SAFETY).expect(404);
    await stranger.SAFETY.post(`${root()}/evidence-files`).send(aUniquePdf()).expect(404);
    await stranger.SAFETY.post(`${root()}/evidence/${_id}/reviews`).send({ result: 'accepted' }).expect(404);
    await stranger.SAFETY.post(`${root()}/evidence/${_id}/corrections`)
      .send({ ...drugTest(newId()), reason: 'Mine' })
      .expect(404);
    await stranger.SAFETY.post(`${root()}/stated-facts`)
      .send({ from: '2026-12-01', facts: { hazmat: false } })
      .expect(404);
    const text = await carrier.SAFETY.post(`${root()}/evidence-files`)
      .set('Content-Type', 'application/pdf')
      .send(Buffer.from('hello'));
    expect(problemOf(text)).toMatchObject({ status: 400, code: 'file-type-not-allowed' });
  });
});

describe('a document that a driver records', () => {
  const own = '/api/drivers/me/evidence';

  it('for an employment waits for the review of that carrier', async () => {
    const of = await world.aHire(carrier);
    const fileId = await anUpload(of, '/api/drivers/me/evidence-files');
    const body = { ...application(fileId), employmentId: of.employmentId };

    const sent = bodyOf<FileEvidence>(await of.post(own).send(body).expect(201));

    expect(sent).toMatchObject({ review: null, opens: ['front'], isOwn: false, obtainedBy: 'carrier' });
    await of.get(`${own}/${sent._id}/file`).expect(200);
    const seen = lineOf(await fileOf(of), 'application');
    expect(seen).toMatchObject({ evidence: null, others: [{ _id: sent._id, isOwn: true, opens: ['front'] }] });
    await carrier.SAFETY.post(`${root(of)}/evidence/${sent._id}/reviews`)
      .send({ result: 'accepted' })
      .expect(201);
    expect(lineOf(await fileOf(of), 'application')).toMatchObject({ evidence: { _id: sent._id } });
    const path = `/api/ops/drivers/${of.id}/evidence/${sent._id}/reviews`;
    await world.ops.post(path).send({ result: 'rejected', reason: 'No' }).expect(403);
  });

  it('of their own waits for the review of operations, and the carrier sees its dates', async () => {
    const of = await world.aHire(carrier);
    const fileId = await anUpload(of, '/api/drivers/me/evidence-files');
    const dates = { issued: '2024-05-01', expires: '2030-05-01' };
    const sent = await of.post(own).send({ kind: 'license', form: 'document', dates, fileId }).expect(201);
    const { _id } = bodyOf<FileEvidence>(sent);

    await carrier.SAFETY.post(`${root(of)}/evidence/${_id}/reviews`)
      .send({ result: 'accepted' })
      .expect(403);
    await carrier.SAFETY.get(`${root(of)}/evidence/${_id}/file`).expect(404);
    const path = `/api/ops/drivers/${of.id}/evidence/${_id}`;
    await world.ops.post(`${path}/reviews`).send({ result: 'accepted' }).expect(201);
    await world.ops.get(`${path}/file`).expect(200);

    const { evidence } = lineOf(await fileOf(of), 'work-status') ?? {};
    const documents = (await fileOf(of)).lines.flatMap((line) => [line.evidence, ...line.others]);
    expect(evidence ?? documents.find((document) => document?._id === _id)).toMatchObject({ dates, opens: [] });
  });

  it('is refused for what others record, and for the employment of somebody else', async () => {
    const of = await world.aHire(carrier);
    const fileId = await anUpload(of, '/api/drivers/me/evidence-files');
    const test = { ...drugTest(fileId), employmentId: of.employmentId };

    expect(errorsOf(await of.post(own).send(test).expect(400))).toEqual({ '/kind': 'evidence-not-required' });
    const foreign = { ...application(fileId), employmentId: driver.employmentId };
    await of.post(own).send(foreign).expect(404);
    await of
      .post('/api/drivers/me/evidence-files')
      .set('Content-Type', 'application/pdf')
      .send(Buffer.alloc(0))
      .expect(400);
  });
});

describe('a received file', () => {
  it('that no evidence names is deleted after a day, and one that evidence names stays', async () => {
    const [named, unnamed] = [await upload(), await upload()];
    await record({ ...application(named), dates: { signed: '2026-12-02' } }).expect(201);
    const nameOf = (id: string) => `drivers/${driver.id}/${id}`;
    const before = (hours: number) => new Date(Date.parse(AT) + hours * 3_600_000);

    expect(await deleteUnnamedFiles(world.db, testFiles, before(-1))).toBe(0);
    await testFiles.get(nameOf(unnamed));
    expect(await deleteUnnamedFiles(world.db, testFiles, before(1))).toBeGreaterThan(0);

    await expect(testFiles.get(nameOf(unnamed))).rejects.toThrow();
    await testFiles.get(nameOf(named));
    expect(await world.db('driver_files').whereIn('id', [named, unnamed]).select('id')).toEqual([{ id: named }]);
    expect(errorsOf(await record(application(unnamed)).expect(400))).toEqual({ '/fileId': 'file-unknown' });
  });
});

async function submitWork(driverId: string): Promise<void> {
  await world.db('driver_submissions').insert({
    id: newId(),
    driver_id: driverId,
    task: 'employmentHistory',
    content: '{}',
    sent_at: AT,
  });
}

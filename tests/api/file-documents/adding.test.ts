import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { positions } from '#domain/accounts/roles';
import { type FileDocumentKind, fileDocumentKinds } from '#domain/driver-dossier/document-kinds';
import type { AddableKinds, FileDocuments } from '#domain/driver-dossier/documents-schema';
import type { DossierFile, DriverDossier } from '#domain/driver-dossier/schema';
import { driverPipelineWorkflowId } from '#domain/driver-pipeline/ids';
import { newId } from '#platform/ids';
import { problemOf } from '../../support/api';
import { anAccessRow } from '../../support/builders/access-rows';
import { aDriverFile } from '../../support/builders/driver-files';
import { addersOf, contentOf, type Person } from '../../support/hiring/document-world';
import {
  anUpload,
  aUniquePdf,
  bodyOf,
  type Caller,
  type FilesCarrier,
  FilesWorld,
} from '../../support/hiring/files-world';

const people: readonly Person[] = [...positions, 'admin'];

const AT = '2026-11-26T18:00:00.000Z';

let world: FilesWorld;
let carrier: FilesCarrier;
let other: FilesCarrier;
let driver: Caller & { readonly id: string };
beforeAll(async () => {
  world = await FilesWorld.start(AT);
  [carrier, other] = [await world.aCarrier(), await world.aCarrier()];
});
afterAll(() => world.api.close());
beforeEach(async () => {
  world.at(AT);
  driver = await world.aDriver();
});

const at = (path: string) => `/api/business/driver/${driver.id}/${path}`;
const opsAt = (path: string) => `/api/ops/drivers/${driver.id}/${path}`;
const grant = (of: FilesCarrier) =>
  anAccessRow(world.db, { organizationId: of.organizationId, driverId: driver.id, state: 'approved' });
const hire = (type: 'employee' | 'contractor' | 'ownerOperator' | null) =>
  world.anEmployment(carrier, driver.id, { type });

const inputProblemsOf = (response: { readonly body: unknown }) => problemOf(response).errors ?? [];

/** Adds a document; the response. */
async function add(caller: Caller, kind: FileDocumentKind, overrides: object = {}) {
  const [files, path] =
    caller === world.ops ? [opsAt('evidence-files'), opsAt('documents')] : [at('document-files'), at('documents')];
  const upload = await caller.post(files).set('Content-Type', 'application/pdf').send(aUniquePdf());
  const fileId = upload.status === 201 ? bodyOf<{ fileId: string }>(upload).fileId : newId();
  return caller.post(path).send({ kind, fileId, ...contentOf[kind], ...overrides });
}
const codeOf = (response: { readonly status: number; readonly body: unknown }): number | string =>
  response.status === 201 ? 201 : problemOf(response).code;
const documentsFor = async (caller: Caller): Promise<DossierFile[]> =>
  bodyOf<DriverDossier>(await caller.get(at('file')).expect(200)).documents;

describe('who adds documents', () => {
  it.each(people)('%s of a carrier adds only the kinds of the position', async (person) => {
    await hire('employee');

    for (const kind of fileDocumentKinds) {
      const refusal = person === 'ACCOUNTING' ? 'forbidden' : 'document-kind-not-allowed';
      const expected = addersOf[kind].includes(person) ? 201 : refusal;
      expect([kind, codeOf(await add(carrier[person], kind))]).toEqual([kind, expected]);
    }
    if (person === 'ACCOUNTING') return;
    const { data } = bodyOf<AddableKinds>(await carrier[person].get(at('document-kinds')).expect(200));
    expect(data.map(({ kind }) => kind)).toEqual(fileDocumentKinds.filter((kind) => addersOf[kind].includes(person)));
  });

  it('operations add all kinds but the I-9 and additional documents, those of employers for an employment', async () => {
    const employmentId = await hire('employee');
    for (const kind of fileDocumentKinds) {
      const isTheirs = kind !== 'i9' && kind !== 'additional-document';
      const response = await add(world.ops, kind, { employmentId });
      expect([kind, codeOf(response)]).toEqual([kind, isTheirs ? 201 : 'document-kind-not-allowed']);
    }

    const alone = await Promise.all(
      (['license', 'medical', 'mvr', 'cdlis', 'background-check-result'] as const).map((kind) =>
        add(world.ops, kind, {}),
      ),
    );
    expect(alone.map(codeOf)).toEqual([201, 201, 201, 201, 201]);
    for (const kind of ['clearing-house', 'psp', 'drug-alcohol'] as const) {
      const response = await add(world.ops, kind, {});
      expect(inputProblemsOf(response)).toContainEqual(
        expect.objectContaining({ pointer: '/employmentId', code: 'required' }),
      );
    }
  });

  it('the driver adds additional documents, which wait for a review by operations', async () => {
    await grant(carrier);
    const fileId = await anUpload(driver, '/api/drivers/me/evidence-files');
    const body = { title: 'Forklift certificate', expiresOn: '2028-03-31', fileId };
    await driver.post('/api/drivers/me/documents').send(body).expect(201);

    const [own] = bodyOf<FileDocuments>(await driver.get('/api/drivers/me/documents').expect(200)).data;
    expect(own).toMatchObject({
      kind: 'additional-document',
      title: 'Forklift certificate',
      expiresOn: '2028-03-31',
      _id: fileId,
      status: 'pending',
    });
    const [blurred] = await documentsFor(carrier.HR);
    expect(blurred).toMatchObject({ _id: null, status: 'pending', reviewId: null, addedBy: 'driver' });
    expect(codeOf(await carrier.HR.get(at(`documents/${fileId}`)))).toBe('document-not-approved');

    const [listed] = bodyOf<FileDocuments>(await world.ops.get(opsAt('documents')).expect(200)).data;
    const review = opsAt(`evidence/${listed?.reviewId ?? ''}/reviews`);
    await world.ops.post(review).send({ result: 'accepted' }).expect(201);
    expect((await documentsFor(carrier.LOCATION_MANAGER))[0]).toMatchObject({ _id: fileId, status: 'approved' });
    await carrier.LOCATION_MANAGER.get(at(`documents/${fileId}`)).expect(200);
  });

  it('nobody adds to a file that is not open to them', async () => {
    expect(codeOf(await add(carrier.HR, 'mvr'))).toBe('not-found');
    await anAccessRow(world.db, { organizationId: carrier.organizationId, driverId: driver.id, state: 'requested' });
    expect(codeOf(await add(carrier.HR, 'mvr'))).toBe('access-not-granted');
    expect(codeOf(await carrier.HR.get(at('document-kinds')))).toBe('access-not-granted');
    expect(codeOf(await add(driver, 'mvr'))).toBe('forbidden');
    expect(codeOf(await world.ops.post(at('documents')).send({ kind: 'mvr', fileId: newId() }))).toBe('forbidden');
  });
});

describe('Form I-9', () => {
  it('is for employees who accepted an offer, never for candidates or contractors', async () => {
    await grant(carrier);
    expect(codeOf(await add(carrier.HR, 'i9'))).toBe('eligibility-form-before-offer');

    for (const type of [null, 'contractor', 'ownerOperator'] as const) {
      driver = await world.aDriver();
      await hire(type);
      expect([type, codeOf(await add(carrier.HR, 'i9'))]).toEqual([type, 'eligibility-form-not-employee']);
      const { data } = bodyOf<AddableKinds>(await carrier.HR.get(at('document-kinds')).expect(200));
      expect(data.map(({ kind }) => kind)).not.toContain('i9');
    }
  });

  it('is refused for contractors in the compliance file, too', async () => {
    const employmentId = await hire('contractor');
    const path = `/api/business/employments/${employmentId}`;
    const fileId = await anUpload(carrier.HR, `${path}/evidence-files`);
    const body = { kind: 'i9Section1', form: 'document', dates: { signed: '2026-11-20' }, fileId };
    const response = await carrier.HR.post(`${path}/evidence`).send(body);

    expect(inputProblemsOf(response)).toContainEqual(
      expect.objectContaining({ code: 'eligibility-form-not-employee' }),
    );
  });

  it('is not recorded by operations, whichever call they use', async () => {
    const employmentId = await hire('employee');
    const fileId = await anUpload(world.ops, opsAt('evidence-files'));
    const body = { kind: 'i9Section1', form: 'document', dates: { signed: '2026-11-20' }, fileId };

    for (const named of [employmentId, null]) {
      const response = await world.ops.post(opsAt('evidence')).send({ ...body, employmentId: named });
      expect([named, response.status]).toEqual([named, 400]);
    }
    expect(await world.db('evidence').where({ driver_id: driver.id })).toEqual([]);
  });

  it('is read by HR, administrators and the driver', async () => {
    await hire('employee');
    await add(carrier.HR, 'i9');

    expect((await documentsFor(carrier.HR)).map(({ document }) => document)).toEqual(['i9Section1']);
    expect((await documentsFor(carrier.admin)).map(({ document }) => document)).toEqual(['i9Section1']);
    expect(await documentsFor(carrier.SAFETY)).toEqual([]);
    const { data } = bodyOf<FileDocuments>(await driver.get('/api/drivers/me/documents').expect(200));
    expect(data.map(({ kind, status }) => [kind, status])).toEqual([['i9', 'approved']]);
  });
});

describe('a document that a carrier adds', () => {
  it('belongs to that carrier: others with access do not know of it', async () => {
    await grant(carrier);
    await grant(other);
    await add(carrier.HR, 'psp');

    const [own] = await documentsFor(carrier.HR);
    expect(own).toMatchObject({ kind: 'psp', status: 'approved', addedBy: 'carrier' });
    expect(own?.organization?._id).toBe(carrier.organizationId);
    expect(await documentsFor(other.HR)).toEqual([]);
    expect(codeOf(await other.HR.get(at(`documents/${own?._id ?? ''}`)))).toBe('not-found');
  });

  it('waits for HR or Safety if somebody else added it; they open it, others do not', async () => {
    await grant(carrier);
    await add(carrier.RECRUITER, 'mvr');

    const [forRecruiter] = await documentsFor(carrier.RECRUITER);
    expect(forRecruiter).toMatchObject({ _id: null, status: 'pending', reviewId: null });
    const [forHr] = await documentsFor(carrier.HR);
    expect(forHr).toMatchObject({ status: 'pending' });
    await carrier.HR.get(at(`documents/${forHr?._id ?? ''}`)).expect(200);
    const path = at(`document-entries/${forHr?.reviewId ?? ''}/reviews`);
    expect(codeOf(await carrier.RECRUITER.post(path).send({ result: 'accepted' }))).toBe('forbidden');
    expect(codeOf(await other.HR.post(path).send({ result: 'accepted' }))).toBe('not-found');
    expect(inputProblemsOf(await carrier.SAFETY.post(path).send({ result: 'rejected' }))).toContainEqual(
      expect.objectContaining({ pointer: '/reason', code: 'reason-missing' }),
    );
    await carrier.SAFETY.post(path).send({ result: 'accepted' }).expect(204);

    expect((await documentsFor(carrier.RECRUITER))[0]).toMatchObject({ status: 'approved', _id: forHr?._id });
  });

  it('shows why it was rejected to those who can replace it', async () => {
    await grant(carrier);
    await add(carrier.RECRUITER, 'mvr');
    const [waiting] = await documentsFor(carrier.HR);
    const path = at(`document-entries/${waiting?.reviewId ?? ''}/reviews`);
    await carrier.HR.post(path).send({ result: 'rejected', reason: 'The last page is missing' }).expect(204);

    expect((await documentsFor(carrier.RECRUITER))[0]).toMatchObject({
      status: 'rejected',
      rejection: 'The last page is missing',
    });
    const { data } = bodyOf<FileDocuments>(await driver.get('/api/drivers/me/documents').expect(200));
    expect(data[0]).toMatchObject({ status: 'rejected', rejection: null });
  });

  it('of Safety for the file of HR waits for HR, and Safety does not read it', async () => {
    await grant(carrier);
    expect(codeOf(await add(carrier.SAFETY, 'background-check-result'))).toBe(201);

    expect(await documentsFor(carrier.SAFETY)).toEqual([]);
    const [document] = await documentsFor(carrier.HR);
    expect(document).toMatchObject({ kind: 'background-check-result', status: 'pending' });
    expect(document?.reviewId).not.toBeNull();
  });

  it('is a new version that leaves the earlier ones in the file; a rejected renewal removes nothing', async () => {
    await grant(carrier);
    await add(carrier.HR, 'medical');
    world.at('2026-11-26T18:01:00.000Z');
    await add(carrier.RECRUITER, 'medical', { dates: { examined: '2026-11-20', expires: '2028-11-20' } });

    const [renewal, first] = await documentsFor(carrier.HR);
    expect([renewal, first].map((one) => [one?.version, one?.status, one?.expiresOn])).toEqual([
      [2, 'pending', '2028-11-20'],
      [1, 'approved', '2028-05-31'],
    ]);
    const body = { result: 'rejected', reason: 'Not readable' };
    await carrier.HR.post(at(`document-entries/${renewal?.reviewId ?? ''}/reviews`))
      .send(body)
      .expect(204);
    const statuses = (await documentsFor(carrier.LOCATION_MANAGER)).map(({ status, _id }) => [status, _id !== null]);
    expect(statuses).toEqual([
      ['rejected', false],
      ['approved', true],
    ]);
  });

  it('of the driver replaces an earlier upload, which is rejected only if somebody rejected it', async () => {
    const upload = (day: string) =>
      aDriverFile(world.db, driver.id, { createdAt: new Date(`2026-11-${day}T12:00:00Z`) });
    const uploads = [await upload('01'), await upload('02'), await upload('03')];
    const documentsWith = (fileId: string | undefined, status: string) => ({ mvr: { status, fileId } });
    await world.db('workflow_events').insert({
      ...{ workflow_id: driverPipelineWorkflowId(driver.id), seq: 900, run_id: newId(), update_id: newId() },
      ...{ type: 'documentRejected', actor_kind: 'ops', at: AT, driver_id: driver.id },
      payload: JSON.stringify({ documents: documentsWith(uploads[0], 'rejected') }),
    });
    // The event of another kind has the documents of all kinds.
    await world.db('workflow_events').insert({
      ...{ workflow_id: driverPipelineWorkflowId(driver.id), seq: 901, run_id: newId(), update_id: newId() },
      ...{ type: 'documentRejected', actor_kind: 'ops', at: AT, driver_id: driver.id },
      payload: JSON.stringify({ documents: documentsWith(uploads[1], 'pending') }),
    });
    await world
      .db('driver_pipelines')
      .where({ driver_id: driver.id })
      .update({
        snapshot: world.db.raw(`jsonb_set(snapshot, '{documents}', snapshot -> 'documents' || ?::jsonb)`, [
          JSON.stringify(documentsWith(uploads[2], 'pending')),
        ]),
      });

    const { data } = bodyOf<FileDocuments>(await driver.get('/api/drivers/me/documents').expect(200));

    expect(data.map(({ _id, status, isReplaced }) => [_id, status, isReplaced])).toEqual([
      [uploads[2], 'pending', false],
      [uploads[1], 'rejected', true],
      [uploads[0], 'rejected', false],
    ]);
  });

  it('of an employment is evidence in its compliance file', async () => {
    const employmentId = await hire('employee');
    await add(carrier.SAFETY, 'drug-alcohol');

    const [row] = await world.db('evidence').where({ driver_id: driver.id }).select('kind', 'employment_id');
    expect(row).toEqual({ kind: 'drugTest', employment_id: employmentId });
  });

  it('is stored once, however often the request is repeated', async () => {
    await grant(carrier);
    const fileId = await anUpload(carrier.HR, at('document-files'));
    const send = () =>
      carrier.HR.post(at('documents'))
        .set('Idempotency-Key', 'document-1')
        .send({ kind: 'additional-document', title: 'Letter', fileId });
    const [first, again] = [await send(), await send()];

    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    expect(await documentsFor(carrier.HR)).toHaveLength(1);
  });
});

describe('wrong entries', () => {
  it('are all refused together', async () => {
    await grant(carrier);
    const noTitle = await add(carrier.HR, 'additional-document', { title: null, dates: { expires: '1950-01-01' } });
    expect(inputProblemsOf(noTitle).map(({ pointer, code }) => [pointer, code])).toEqual([
      ['/title', 'required'],
      ['/dates/expires', 'date-before-birth'],
    ]);
    const incomplete = await add(carrier.HR, 'mvr', { title: 'MVR', about: null, findings: [] });
    expect(inputProblemsOf(incomplete).map(({ pointer }) => pointer)).toEqual(['/title', '/findings', '/about']);
    const another = await add(carrier.HR, 'clearing-house', { document: 'drugTest' });
    expect(inputProblemsOf(another)).toContainEqual(
      expect.objectContaining({ pointer: '/document', code: 'document-of-another-kind' }),
    );
    const which = await add(carrier.HR, 'clearing-house', { document: null });
    expect(inputProblemsOf(which)).toContainEqual(expect.objectContaining({ pointer: '/document', code: 'required' }));
  });

  it('name a file of somebody else, or none', async () => {
    await grant(carrier);
    const foreign = await anUpload(carrier.SAFETY, at('document-files'));
    expect(codeOf(await add(carrier.HR, 'mvr', { fileId: foreign }))).toBe('file-unknown');
    expect(codeOf(await add(carrier.HR, 'mvr', { fileId: newId() }))).toBe('file-unknown');
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FileDocuments, WaitingDocument } from '#domain/driver-dossier/documents-schema';
import type { ReviewSummary } from '#domain/review-queue/schema';
import { problemOf } from '../../support/api';
import { aDriverFile } from '../../support/builders/driver-files';
import { aFileDocument } from '../../support/builders/file-documents';
import { contentOf } from '../../support/hiring/document-world';
import { anUpload, bodyOf, type Caller, type FilesCarrier, FilesWorld } from '../../support/hiring/files-world';

const AT = '2026-11-26T18:00:00.000Z';
const LIST = '/api/ops/documents';

let world: FilesWorld;
let carrier: FilesCarrier;
let driver: Caller & { readonly id: string };
beforeAll(async () => {
  world = await FilesWorld.start(AT);
  carrier = await world.aCarrier();
});
afterAll(() => world.api.close());
beforeEach(async () => {
  world.at(AT);
  driver = await world.aDriver();
  await world.db('waiting_documents').delete();
});

const read = async (query: object = {}) =>
  bodyOf<{ data: WaitingDocument[]; next: string | null }>(await world.ops.get(LIST).query(query).expect(200));
const titles = async (query: object = {}) => (await read(query)).data.map(({ title }) => title);
const counted = async () =>
  bodyOf<ReviewSummary>(await world.ops.get('/api/ops/reviews/summary').expect(200)).documents;

/** A document that the driver adds; its entry. */
async function sent(title: string, of: Caller = driver): Promise<string> {
  const fileId = await anUpload(of, '/api/drivers/me/evidence-files');
  const body = { title, expiresOn: null, fileId };
  return bodyOf<{ _id: string }>(await of.post('/api/drivers/me/documents').send(body).expect(201))._id;
}
const review = (entryId: string, body: object) =>
  world.ops.post(`/api/ops/drivers/${driver.id}/evidence/${entryId}/reviews`).send(body).expect(201);

describe('documents that wait for operations', () => {
  it('are those of all drivers, oldest first, page by page', async () => {
    const another = await world.aDriver();
    world.at('2026-11-26T18:10:00.000Z');
    const later = await sent('Tanker training');
    world.at('2026-11-26T18:05:00.000Z');
    await sent('Forklift certificate', another);

    const first = await read({ limit: 1 });
    const rest = await read({ limit: 1, after: first.next });

    expect(first.data.map(({ title, driverId }) => [title, driverId])).toEqual([['Forklift certificate', another.id]]);
    expect(rest).toEqual({
      data: [
        {
          _id: later,
          driverId: driver.id,
          name: 'Maria Gomez',
          document: 'additionalDocument',
          title: 'Tanker training',
          sentAt: '2026-11-26T18:10:00.000Z',
        },
      ],
      next: null,
    });
    expect(await counted()).toBe(2);
  });

  it('are those that operations review on the page of the driver, and no others', async () => {
    const of = { driverId: driver.id, verdict: null } as const;
    const { organizationId } = carrier;
    await aFileDocument(world.db, { ...of, kind: 'license', by: driver.id });
    await aFileDocument(world.db, { ...of, kind: 'psp', by: world.opsId, organizationId });
    // A carrier's own, the upload of the application, and a record of compliance files alone.
    await aFileDocument(world.db, { ...of, kind: 'mvr', by: carrier.safetyId, organizationId });
    const fileId = await aDriverFile(world.db, driver.id, { purpose: 'dotMedicalCard' });
    await aFileDocument(world.db, { ...of, kind: 'medicalCertificate', by: driver.id, fileId });
    await aFileDocument(world.db, { ...of, kind: 'roadTest', by: world.opsId });

    const waiting = (await read()).data.map(({ document }) => document);

    expect(waiting.toSorted()).toEqual(['driverLicense', 'psp']);
    const listed = await world.ops.get(`/api/ops/drivers/${driver.id}/documents`).expect(200);
    const reviewable = bodyOf<FileDocuments>(listed).data.filter(({ reviewId }) => reviewId !== null);
    expect(reviewable.map(({ document }) => document).toSorted()).toEqual(['driverLicense', 'psp']);
    expect((await read({ kind: 'license' })).data.map(({ document }) => document)).toEqual(['driverLicense']);
  });

  it('leave the list with their verdict, and with the entry that corrects them', async () => {
    const [accepted, rejected, withdrawn] = [await sent('First'), await sent('Second'), await sent('Third')];
    const license = { driverId: driver.id, kind: 'license', by: driver.id, verdict: null } as const;
    const { entryId: wrong } = await aFileDocument(world.db, license);
    expect(await titles()).toHaveLength(4);

    await review(accepted, { result: 'accepted' });
    await review(rejected, { result: 'rejected', reason: 'Not readable' });
    await review(withdrawn, { result: 'withdrawn' });
    await world.ops
      .post(`/api/ops/drivers/${driver.id}/evidence/${wrong}/corrections`)
      .send({ kind: 'license', form: 'document', ...contentOf.license, reason: 'Misread' })
      .expect(201);

    expect(await titles()).toEqual([]);
    expect(await counted()).toBe(0);
  });

  it('are not those of drivers whose data was erased', async () => {
    await sent('Tanker training');
    await world
      .db('driver_pipelines')
      .where({ driver_id: driver.id })
      .update({ snapshot: world.db.raw(`snapshot || '{"isErased": true}'`) });

    expect(await titles()).toEqual([]);
  });

  it('are for operations alone', async () => {
    for (const caller of [driver, carrier.HR, carrier.SAFETY, carrier.admin]) {
      expect(problemOf(await caller.get(LIST)).code).toBe('forbidden');
    }
    expect(problemOf(await world.ops.get(`${LIST}?kind=photo`)).errors).toMatchObject([{ pointer: '/kind' }]);
    expect(problemOf(await world.ops.get(`${LIST}?after=nonsense`)).errors).toMatchObject([{ code: 'unknown-cursor' }]);
  });
});

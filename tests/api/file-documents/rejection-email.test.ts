import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AccountTemplates } from '#domain/messages/account-messages';
import { anAccessRow } from '../../support/builders/access-rows';
import { aFileDocument } from '../../support/builders/file-documents';
import { contentOf } from '../../support/hiring/document-world';
import { anUpload, bodyOf, type Caller, type FilesCarrier, FilesWorld } from '../../support/hiring/files-world';
import { messagesTo } from '../../support/mailbox';

let world: FilesWorld;
let carrier: FilesCarrier;
let driver: Caller & { readonly id: string };
beforeAll(async () => {
  world = await FilesWorld.start('2026-11-26T18:00:00.000Z');
  carrier = await world.aCarrier();
});
afterAll(() => world.api.close());
beforeEach(async () => {
  driver = await world.aDriver();
  await anAccessRow(world.db, { organizationId: carrier.organizationId, driverId: driver.id, state: 'approved' });
  await world.db('messages').delete();
});

/** The emails to this person: template and parameters. */
async function mailsTo(id: string) {
  const user = await world.db('users').where({ id }).first('email');
  const messages = await messagesTo(world.db, user?.email ?? '');
  return messages.map(({ template, params }) => ({
    template,
    params: params as AccountTemplates['document-rejected'],
  }));
}
const pathOf = (link = '') => new URL(link).pathname + new URL(link).search;
const rejectAt = (caller: Caller, path: string) =>
  caller.post(path).set('Idempotency-Key', path.slice(-60)).send({ result: 'rejected', reason: 'Not readable' });
const reject = (entryId: string) =>
  rejectAt(world.ops, `/api/ops/drivers/${driver.id}/evidence/${entryId}/reviews`).expect(201);

const business = (path: string) => `/api/business/driver/${driver.id}/${path}`;
/** A document that somebody of the carrier adds; its entry. */
async function addedBy(caller: Caller, kind: 'mvr' | 'background-check-result'): Promise<string> {
  const fileId = await anUpload(caller, business('document-files'));
  const body = { kind, fileId, ...contentOf[kind] };
  return bodyOf<{ _id: string }>(await caller.post(business('documents')).send(body).expect(201))._id;
}

describe('a rejected document', () => {
  it('is reported to the driver once, with its name, the reason and the page for a new one', async () => {
    const fileId = await anUpload(driver, '/api/drivers/me/evidence-files');
    const body = { title: 'Forklift certificate', expiresOn: null, fileId };
    const { _id } = bodyOf<{ _id: string }>(await driver.post('/api/drivers/me/documents').send(body).expect(201));

    await reject(_id);
    await reject(_id);

    const [mail, ...others] = await mailsTo(driver.id);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      template: 'document-rejected',
      params: { firstName: 'Maria', driver: null, document: 'Forklift certificate', reason: 'Not readable' },
    });
    expect(pathOf(mail?.params.link)).toBe('/driver/file');
  });

  it('is reported once by two reviewers, and again after the rejection was withdrawn', async () => {
    const { entryId } = await aFileDocument(world.db, {
      driverId: driver.id,
      kind: 'license',
      by: driver.id,
      verdict: null,
    });
    const review = (result: string) =>
      world.ops
        .post(`/api/ops/drivers/${driver.id}/evidence/${entryId}/reviews`)
        .send({ result, reason: 'Not readable' })
        .expect(201);

    await Promise.all([review('rejected'), review('rejected')]);
    expect(await mailsTo(driver.id)).toHaveLength(1);

    world.at('2026-11-26T18:01:00.000Z');
    await review('withdrawn');
    world.at('2026-11-26T18:02:00.000Z');
    await review('rejected');
    expect(await mailsTo(driver.id)).toHaveLength(2);
  });

  it('that was for a requirement leads to the file', async () => {
    const { entryId } = await aFileDocument(world.db, {
      driverId: driver.id,
      kind: 'license',
      by: driver.id,
      verdict: null,
    });

    await reject(entryId);

    const [mail] = await mailsTo(driver.id);
    expect(mail?.params.document).toBe("Driver's license");
    expect(pathOf(mail?.params.link)).toBe('/driver/file');
  });

  it('of the drug and alcohol file is neither named nor explained', async () => {
    const { entryId } = await aFileDocument(world.db, {
      driverId: driver.id,
      kind: 'drugProgram',
      by: driver.id,
      verdict: null,
    });

    await reject(entryId);

    const [mail] = await mailsTo(driver.id);
    expect(mail?.params).toMatchObject({
      document: 'A record of the drug and alcohol file',
      isReader: true,
      reason: null,
    });
  });

  it('is not reported when it is accepted, or withdrawn', async () => {
    const { entryId } = await aFileDocument(world.db, {
      driverId: driver.id,
      kind: 'license',
      by: driver.id,
      verdict: null,
    });
    for (const result of ['accepted', 'withdrawn']) {
      await world.ops.post(`/api/ops/drivers/${driver.id}/evidence/${entryId}/reviews`).send({ result }).expect(201);
    }

    expect(await mailsTo(driver.id)).toEqual([]);
  });
});

describe("a carrier's rejected document", () => {
  const adderOf = async (entryId: string) => {
    const found = await world.db('evidence').where({ id: entryId }).first('recorded_by');
    return found?.recorded_by ?? '';
  };

  it('is reported to the colleague who added it, not to the driver', async () => {
    const entryId = await addedBy(carrier.RECRUITER, 'mvr');

    await rejectAt(carrier.SAFETY, business(`document-entries/${entryId}/reviews`)).expect(204);

    const [mail, ...others] = await mailsTo(await adderOf(entryId));
    expect(others).toEqual([]);
    expect(mail?.params).toMatchObject({
      driver: 'Maria G.',
      document: 'Motor vehicle record (MVR)',
      reason: 'Not readable',
    });
    expect(pathOf(mail?.params.link)).toBe(`/business/dashboard?file=${driver.id}`);
    expect(await mailsTo(driver.id)).toEqual([]);
  });

  it('is reported without the reason to somebody who does not read such records', async () => {
    const entryId = await addedBy(carrier.SAFETY, 'background-check-result');

    await rejectAt(carrier.HR, business(`document-entries/${entryId}/reviews`)).expect(204);

    expect((await mailsTo(await adderOf(entryId)))[0]?.params).toMatchObject({ isReader: false, reason: null });
  });

  it('is not reported to those who rejected their own, or have left', async () => {
    const own = await addedBy(carrier.SAFETY, 'mvr');
    await rejectAt(carrier.SAFETY, business(`document-entries/${own}/reviews`)).expect(204);
    const entryId = await addedBy(carrier.RECRUITER, 'mvr');
    const id = await adderOf(entryId);
    await world.db('users').where({ id }).update({ is_active: false });
    await rejectAt(carrier.HR, business(`document-entries/${entryId}/reviews`)).expect(204);
    await world.db('users').where({ id }).update({ is_active: true });

    expect([await mailsTo(id), await mailsTo(await adderOf(own))]).toEqual([[], []]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openExportContent } from '#db/file-exports/export-content';
import { findFileExport } from '#db/file-exports/file-export-store';
import type { DossierDocument } from '#domain/driver-dossier/documents';
import type { DriverDossier } from '#domain/driver-dossier/schema';
import { documentNames } from '#domain/file-exports/labels';
import type { DqDownloads, FileExportView } from '#domain/file-exports/schema';
import type { Store } from '#domain/requirements/model/requirement';
import { newId } from '#platform/ids';
import { problemOf } from '../../support/api';
import { anAccessRow } from '../../support/builders/access-rows';
import { aBenchEntry } from '../../support/builders/bench';
import { aDriverFile } from '../../support/builders/driver-files';
import { aFiledDriver, fileReaders, storeOfConsent, storeOfDocument } from '../../support/hiring/filed-driver';
import { bodyOf, type Caller, type FilesCarrier, FilesWorld } from '../../support/hiring/files-world';
import { testVault } from '../../support/vault';

let world: FilesWorld;
let carrier: FilesCarrier;
let other: FilesCarrier;
beforeAll(async () => {
  world = await FilesWorld.start('2026-11-26T18:00:00.000Z');
  [carrier, other] = [await world.aCarrier(), await world.aCarrier()];
});
afterAll(() => world.api.close());

async function anOpenDriver(): Promise<string> {
  const { id } = await world.aDriver();
  await anAccessRow(world.db, { organizationId: carrier.organizationId, driverId: id });
  return id;
}
const send = (caller: Caller, driverId: string, key: string = newId()) =>
  caller.post(`/api/dq/send-to-email/${driverId}`).set('Idempotency-Key', key);
const history = async (caller: Caller, driverId: string) =>
  bodyOf<DqDownloads>(await caller.get(`/api/job-order/dq-download?driverId=${driverId}`).expect(200)).data;
const outboxOf = (driverId: string) => world.db('outbox').where({ topic: 'fileExportRequested', subject: driverId });

describe('exporting a driver file', () => {
  it.each(Object.entries(fileReaders) as [keyof typeof fileReaders, readonly Store[]][])(
    'has for %s what the position may read: %j',
    async (person, stores) => {
      const { id: driverId } = await aFiledDriver(world);
      await anAccessRow(world.db, { organizationId: carrier.organizationId, driverId });

      const { _id } = bodyOf<FileExportView>(await send(carrier[person], driverId).expect(202));

      const row = await findFileExport(world.db, _id);
      expect(row).toMatchObject({ state: 'requested', driverId, organizationId: carrier.organizationId });
      if (row === undefined) throw new Error('There is no export');
      expect(new Set(row.stores)).toEqual(new Set(stores));
      const content = await openExportContent({ db: world.db, vault: testVault }, row);
      expect(content.title).toBe('Maria Gomez Qualifications File');
      const readable = Object.entries(storeOfDocument).filter(([, store]) => stores.includes(store));
      expect(new Set(content.documents.map(({ title }) => title))).toEqual(
        new Set(readable.map(([kind]) => documentNames[kind as DossierDocument])),
      );
      const text = JSON.stringify(content.sections);
      expect(text.includes('Failed or refused a drug or alcohol test')).toBe(stores.includes('drugAlcohol'));
      expect(text.includes('Dates confirmed by phone')).toBe(stores.includes('investigation'));
      const papers = content.sections.find(({ title }) => title === 'Consents')?.blocks ?? [];
      const dossier = bodyOf<DriverDossier>(await carrier[person].get(`/api/business/driver/${driverId}/file`));
      const signature = papers.find((block) => block.type === 'signature');
      expect(signature?.name).toBe(dossier.signature?.name);
      expect(signature?.image).toBe(dossier.signature?.wetSignature);
      const consents = papers.find(({ type }) => type === 'table');
      const signed = Object.values(storeOfConsent).filter((store) => stores.includes(store));
      expect(consents?.type === 'table' ? consents.rows : []).toHaveLength(signed.length);
      expect(row.content?.includes('Maria')).toBe(false);
      expect(await outboxOf(driverId)).toHaveLength(1);
      expect(await history(carrier.HR, driverId)).toMatchObject([{ _id, state: 'requested' }]);
    },
  );

  it('is possible ten times an hour for one person', async () => {
    const staff = await world.aCarrier();
    const open = async () => {
      const { id } = await world.aDriver();
      await anAccessRow(world.db, { organizationId: staff.organizationId, driverId: id });
      return id;
    };
    for (let count = 0; count < 10; count += 1) await send(staff.HR, await open()).expect(202);

    const last = await open();
    await send(staff.HR, last).expect(429);
    await send(staff.SAFETY, last).expect(202);
  });

  it('is one export for a repeated request, and while another is open', async () => {
    const driverId = await anOpenDriver();
    const key = newId();

    const ids = [
      await send(carrier.HR, driverId, key).expect(202),
      await send(carrier.HR, driverId, key).expect(202),
      await send(carrier.HR, driverId).expect(202),
    ].map((response) => bodyOf<FileExportView>(response)._id);

    expect(new Set(ids).size).toBe(1);
    expect(await outboxOf(driverId)).toHaveLength(1);
    expect(await history(carrier.HR, driverId)).toHaveLength(1);
  });

  it('is one export for concurrent requests', async () => {
    const driverId = await anOpenDriver();

    const responses = await Promise.all([1, 2, 3].map(() => send(carrier.SAFETY, driverId)));

    expect(new Set(responses.map((response) => bodyOf<FileExportView>(response)._id)).size).toBe(1);
    expect(await outboxOf(driverId)).toHaveLength(1);
  });

  it('is refused without access, which the history shows', async () => {
    const { id: driverId } = await world.aDriver();
    await aBenchEntry(world.db, { organizationId: carrier.organizationId, driverId, addedBy: carrier.safetyId });

    expect(problemOf(await send(carrier.HR, driverId)).code).toBe('access-not-granted');

    expect(await history(carrier.HR, driverId)).toMatchObject([{ state: 'refused' }]);
    expect(await outboxOf(driverId)).toHaveLength(0);
    expect(await world.db('access_log').where({ subject_driver_id: driverId })).toEqual([]);
  });

  it.each(['revoked', 'rejected'] as const)(
    'is refused in the history to a carrier that knows the driver only by an access that is %s',
    async (state) => {
      const driverId = await anOpenDriver();
      await anAccessRow(world.db, { organizationId: carrier.organizationId, driverId, state });
      const key = newId();

      expect(problemOf(await send(carrier.SAFETY, driverId, key)).code).toBe('access-not-granted');
      expect(problemOf(await send(carrier.SAFETY, driverId, key)).code).toBe('access-not-granted');

      expect(await history(carrier.SAFETY, driverId)).toMatchObject([{ state: 'refused' }]);
      expect(await outboxOf(driverId)).toHaveLength(0);
      expect((await send(other.SAFETY, driverId)).status).toBe(404);
      expect((await other.SAFETY.get(`/api/job-order/dq-download?driverId=${driverId}`)).status).toBe(404);
      expect(await world.db('file_exports').where({ driver_id: driverId })).toHaveLength(1);
    },
  );

  it('is sent with the key of a refused request once the driver has granted access', async () => {
    const { id: driverId } = await world.aDriver();
    await aBenchEntry(world.db, { organizationId: carrier.organizationId, driverId, addedBy: carrier.safetyId });
    const key = newId();
    await send(carrier.HR, driverId, key).expect(403);
    await anAccessRow(world.db, { organizationId: carrier.organizationId, driverId });

    const { _id } = bodyOf<FileExportView>(await send(carrier.HR, driverId, key).expect(202));

    expect(await findFileExport(world.db, _id)).toMatchObject({ state: 'requested' });
    expect(await outboxOf(driverId)).toHaveLength(1);
  });

  it('is hidden from strangers, accounting, drivers and operations', async () => {
    const driverId = await anOpenDriver();
    await send(carrier.HR, driverId).expect(202);
    const driver = await world.signIn(driverId);
    const list = (caller: Caller) => caller.get(`/api/job-order/dq-download?driverId=${driverId}`);

    for (const call of [send, list]) {
      expect((await call(other.HR, driverId)).status).toBe(404);
      for (const caller of [carrier.ACCOUNTING, driver, world.ops])
        expect((await call(caller, driverId)).status).toBe(403);
    }
  });
});

describe('the PDF of an export', () => {
  it('is no file that anybody downloads: it is only emailed', async () => {
    const driverId = await anOpenDriver();
    const fileId = await aDriverFile(world.db, driverId, { purpose: 'export', uploadedBy: carrier.safetyId });
    const driver = await world.signIn(driverId);

    expect((await driver.get(`/api/driver-profile/files/${fileId}`)).status).toBe(404);
    expect((await world.ops.get(`/api/ops/drivers/${driverId}/files/${fileId}`)).status).toBe(404);
    expect((await carrier.HR.get(`/api/business/driver/${driverId}/documents/${fileId}`)).status).toBe(404);
  });
});

describe('the history of exports', () => {
  it("shows a carrier's own exports by all of its people, newest first", async () => {
    const driverId = await anOpenDriver();
    await anAccessRow(world.db, { organizationId: other.organizationId, driverId });
    const first = bodyOf<FileExportView>(await send(carrier.HR, driverId).expect(202))._id;
    world.at('2026-11-26T18:05:00.000Z');
    const second = bodyOf<FileExportView>(await send(carrier.SAFETY, driverId).expect(202))._id;
    await send(other.HR, driverId).expect(202);

    expect((await history(carrier.RECRUITER, driverId)).map(({ _id }) => _id)).toEqual([second, first]);
    expect(await history(other.HR, driverId)).toHaveLength(1);
  });

  it('remains readable after the end of the access', async () => {
    const driverId = await anOpenDriver();
    await send(carrier.HR, driverId).expect(202);
    await anAccessRow(world.db, { organizationId: carrier.organizationId, driverId, state: 'revoked' });

    expect(await history(carrier.SAFETY, driverId)).toHaveLength(1);
  });

  it('cannot be rewritten', async () => {
    const driverId = await anOpenDriver();
    const { _id } = bodyOf<FileExportView>(await send(carrier.HR, driverId).expect(202));

    await expect(world.db('file_export_events').where({ export_id: _id }).update({ state: 'sent' })).rejects.toThrow();
    await expect(world.db('file_export_events').where({ export_id: _id }).delete()).rejects.toThrow();
  });
});

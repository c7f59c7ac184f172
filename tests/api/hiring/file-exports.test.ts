import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openExportContent } from '#db/file-exports/export-content';
import { findFileExport } from '#db/file-exports/file-export-store';
import type { DqDownloads, FileExportView } from '#domain/file-exports/schema';
import { newId } from '#platform/ids';
import { problemOf } from '../../support/api';
import { anAccessRow } from '../../support/builders/access-rows';
import { aBenchEntry } from '../../support/builders/bench';
import { aDriverFile } from '../../support/builders/driver-files';
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
  it.each(['HR', 'SAFETY', 'RECRUITER', 'LOCATION_MANAGER', 'REGIONAL_MANAGER', 'admin'] as const)(
    'is possible for %s, with what the position may read',
    async (person) => {
      const driverId = await anOpenDriver();
      await aDriverFile(world.db, driverId, { purpose: 'driverLicense' });

      const { _id } = bodyOf<FileExportView>(await send(carrier[person], driverId).expect(202));

      const row = await findFileExport(world.db, _id);
      expect(row).toMatchObject({ state: 'requested', driverId, organizationId: carrier.organizationId });
      if (row === undefined) throw new Error('There is no export');
      const content = await openExportContent({ db: world.db, vault: testVault }, row);
      expect(content.title).toBe('Maria Gomez Qualifications File');
      expect(content.documents.map(({ title }) => title)).toEqual(['Driver license']);
      expect(row.content?.includes('Maria')).toBe(false);
      expect(await outboxOf(driverId)).toHaveLength(1);
      expect(await history(carrier.HR, driverId)).toMatchObject([{ _id, state: 'requested' }]);
    },
  );

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

  it('cannot be rewritten', async () => {
    const driverId = await anOpenDriver();
    const { _id } = bodyOf<FileExportView>(await send(carrier.HR, driverId).expect(202));

    await expect(world.db('file_export_events').where({ export_id: _id }).update({ state: 'sent' })).rejects.toThrow();
    await expect(world.db('file_export_events').where({ export_id: _id }).delete()).rejects.toThrow();
  });
});

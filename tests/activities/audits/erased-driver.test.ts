import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createAuditPacketActivities } from '#activities/audits/packet-activities';
import { createAuditRenderActivities } from '#activities/audits/render-packet';
import { openCover } from '#db/audits/audit-cover';
import { attachAuditFile, listAuditFiles, type RenderedFile } from '#db/audits/audit-files';
import { findAudit } from '#db/audits/audit-store';
import { deleteUnusedAuditFiles } from '#db/audits/unused-audit-files';
import type { Db } from '#db/core/handle';
import { nameOf } from '#db/driver-files/driver-file-store';
import { newId } from '#platform/ids';
import { drawHere } from '#platform/page-pictures';
import { withPdf } from '#platform/pdf-pixels';
import { anAudit, renderAuditPacket } from '../../support/builders/audits';
import { aDriverFile } from '../../support/builders/driver-files';
import { openTestDatabase } from '../../support/database';
import { eventually } from '../../support/eventually';
import { eraseDriver } from '../../support/hiring/erased-driver';
import { aDriver, aHiringWorld, type HiringWorld } from '../../support/hiring/hiring-world';
import { silentLogger } from '../../support/hiring/silent-logger';
import { testFiles, testVault } from '../../support/vault';

let db: Db;
let close: () => Promise<void>;
let world: HiringWorld;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase(4));
  world = await aHiringWorld(db);
});
afterAll(() => close());

/** An audit of a driver who stays and one who will be erased; neither file is rendered. */
async function anAuditOfTwo() {
  const files: { driverId: string; employmentId: string }[] = [];
  for (const last_name of ['Stayer', 'Leaver']) {
    const [driverId, employmentId] = [await aDriver(db, { user: { last_name }, driver: { last_name } }), newId()];
    await db('employments').insert({
      ...{ id: employmentId, driver_id: driverId, organization_id: world.organizationId, hired_on: '2026-09-14' },
      ...{ entered_by: world.safetyId, entered_at: '2026-11-20T15:00:00.000Z' },
    });
    files.push({ driverId, employmentId });
  }
  const auditId = await anAudit(db, { organizationId: world.organizationId, by: world.safetyId, files });
  const leaver = async () => {
    const [, file] = await listAuditFiles(db, auditId);
    if (file === undefined) throw new Error('An audit has its files');
    return file;
  };
  const coverText = async () => {
    const audit = await findAudit(db, auditId);
    if (audit === undefined || audit.cover === null) throw new Error('The packet is not ready');
    const pdf = await openCover({ db, vault: testVault }, { ...audit, cover: audit.cover });
    const pages = await withPdf(pdf, (document) =>
      Promise.resolve([...document.pages()].map((page) => page.getText())),
    );
    return pages.join('\n');
  };
  const requests = () =>
    db('outbox')
      .where({ topic: 'auditPacketRequested' })
      .whereRaw(`payload ->> 'auditId' = ?`, [auditId])
      .pluck('payload');
  return { auditId, leaver, coverText, requests };
}

const rendering = () =>
  createAuditRenderActivities({
    ...{ db, vault: testVault, files: testFiles, chromium: undefined, log: silentLogger, pages: drawHere },
  });

it('removes an erased driver from a packet, and draws its cover without the name', async () => {
  const { auditId, leaver, coverText, requests } = await anAuditOfTwo();
  await renderAuditPacket(db, auditId);
  const { driverId, fileId, counts, sha256 } = await leaver();
  expect(await coverText()).toContain('Maria Leaver');

  await eraseDriver(db, driverId);

  expect(await findAudit(db, auditId)).toMatchObject({ state: 'queued', attempt: 2, cover: null, readyAt: null });
  expect(await requests()).toEqual([{ auditId, attempt: 2 }]);
  expect(await leaver()).toMatchObject({ content: null, fileId: null, counts, sha256 });
  await deleteUnusedAuditFiles(db, testFiles, new Date(Date.now() + 60_000));
  await expect(testFiles.get(nameOf({ driverId, id: fileId ?? '' }))).rejects.toThrow();

  await renderAuditPacket(db, auditId);

  expect(await findAudit(db, auditId)).toMatchObject({ state: 'ready' });
  expect(await leaver()).toMatchObject({ content: null, fileId: null });
  const text = await coverText();
  expect(text).not.toContain('Leaver');
  expect(text).toContain('Maria Stayer');
  expect(text).toContain('Data erased');
  expect(text.replaceAll(/\s+/g, ' ')).toContain('1 file was removed, because the data of its driver was erased.');
  expect(text.replaceAll(/\s/g, '')).toContain(sha256?.toString('hex'));
});

it('renders nothing about a driver who is erased before', async () => {
  const { auditId, leaver, coverText } = await anAuditOfTwo();
  await eraseDriver(db, (await leaver()).driverId);

  await renderAuditPacket(db, auditId);

  expect(await leaver()).toMatchObject({ content: null, counts: null, fileId: null, sha256: null });
  expect(await coverText()).not.toContain('Leaver');
});

it('stores nothing about a driver who is erased while the file is rendered', async () => {
  const { leaver } = await anAuditOfTwo();
  const file = await leaver();
  const fileId = await aDriverFile(db, file.driverId, { purpose: 'audit' });
  await eraseDriver(db, file.driverId);
  const counts: RenderedFile['counts'] = { missing: 0, expired: 0, unknown: 0, due: 0, late: 0, bars: 0 };

  await attachAuditFile(db, file, {
    content: Buffer.from('x'),
    counts,
    documents: 0,
    fileId,
    sha256: Buffer.from('x'),
  });

  expect(await leaver()).toMatchObject({ content: null, counts: null, fileId: null });
});

it('completes no packet with a cover that names a driver who is erased while it is drawn', async () => {
  const { auditId, leaver, coverText } = await anAuditOfTwo();
  await createAuditPacketActivities({ db }).beginAuditPacket({ auditId });
  for (const number of [1, 2]) await rendering().renderAuditFile({ auditId, number });
  const { driverId } = await leaver();
  let drawn: Promise<void> = Promise.resolve();
  await db.transaction(async (trx) => {
    await findAudit(trx, auditId);
    drawn = rendering().renderAuditCover({ auditId });
    // It has drawn the cover, and waits for the audit.
    await eventually(async () => expect(await waiting()).toHaveLength(1));
    await trx('audit_files').where({ driver_id: driverId }).update({ content: null, file_id: null });
  });
  await expect(drawn).rejects.toThrow('erased while the cover was drawn');
  await eraseDriver(db, driverId);

  await rendering().renderAuditCover({ auditId });

  expect(await coverText()).not.toContain('Leaver');
});

const waiting = () =>
  db('pg_stat_activity').whereRaw('datname = current_database()').where({ wait_event_type: 'Lock' }).select('pid');

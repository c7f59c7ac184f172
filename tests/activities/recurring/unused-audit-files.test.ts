import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createRecurringActivities, type RecurringDeps } from '#activities/recurring/recurring-jobs';
import { listAuditFiles } from '#db/audits/audit-files';
import type { Db } from '#db/core/handle';
import { nameOf } from '#db/driver-files/driver-file-store';
import { DAY_MS } from '#domain/shared/durations';
import { aReadyPacket, aRequestedAudit } from '../../support/builders/audits';
import { aDriverFile } from '../../support/builders/driver-files';
import { openTestDatabase } from '../../support/database';
import { aHiringWorld } from '../../support/hiring/hiring-world';
import { silentLogger } from '../../support/hiring/silent-logger';
import { testFiles } from '../../support/vault';

let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
});
afterAll(() => close());

it('deletes PDFs that no packet has after a day, and no other files', async () => {
  const { organizationId, safetyId } = await aHiringWorld(db);
  const auditId = await aRequestedAudit(db, { organizationId, by: safetyId, drivers: 1 });
  await aReadyPacket(db, auditId);
  const [packed] = await listAuditFiles(db, auditId);
  if (packed === undefined || packed.fileId === null) throw new Error('The packet is not ready');
  const { driverId, fileId } = packed;
  const old = new Date(Date.now() - DAY_MS - 60_000);
  await db('driver_files').where({ id: fileId }).update({ created_at: old.toISOString() });
  // The worker died after storing it.
  const abandoned = await aDriverFile(db, driverId, { purpose: 'audit', createdAt: old });
  const recent = await aDriverFile(db, driverId, { purpose: 'audit' });
  const other = await aDriverFile(db, driverId, { purpose: 'mvr', createdAt: old });
  const deps = { db, files: testFiles, log: silentLogger };

  await createRecurringActivities(deps as unknown as RecurringDeps).deleteExpiredRows();

  const stored = await db('driver_files').where({ driver_id: driverId }).orderBy('id').pluck('id');
  expect(stored).toEqual([fileId, recent, other].toSorted());
  await testFiles.get(nameOf({ driverId, id: fileId }));
  await expect(testFiles.get(nameOf({ driverId, id: abandoned }))).rejects.toThrow();
  expect(await db('deletions').where({ kind: 'auditFiles' }).pluck('count')).toEqual([1]);
});

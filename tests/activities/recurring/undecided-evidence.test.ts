import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createRecurringActivities, type RecurringDeps } from '#activities/recurring/recurring-jobs';
import type { Db } from '#db/core/handle';
import { DAY_MS } from '#domain/shared/durations';
import { newId } from '#platform/ids';
import { aNotice, aReport } from '../../support/builders/adverse-actions';
import { aDriverFile } from '../../support/builders/driver-files';
import { aHistoryItem } from '../../support/builders/histories';
import { aSentVerification } from '../../support/builders/verifications';
import { openTestDatabase } from '../../support/database';
import { aHiringWorld, type HiringWorld } from '../../support/hiring/hiring-world';
import { silentLogger } from '../../support/hiring/silent-logger';
import { testFiles } from '../../support/vault';

let db: Db;
let close: () => Promise<void>;
let world: HiringWorld;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  world = await aHiringWorld(db);
});
afterAll(() => close());

const OLD = new Date(Date.now() - DAY_MS - 60_000);
const deleteExpired = () =>
  createRecurringActivities({
    db,
    files: testFiles,
    log: silentLogger,
  } as unknown as RecurringDeps).deleteExpiredRows();

it('deletes responses that no event confirmed after a day, with their files, and no others', async () => {
  const { driverId, organizationId, recruiterId } = world;
  const employmentHistoryId = await aHistoryItem(db, {
    driverId,
    kind: 'employment',
    startDate: '2024-03-01',
    endDate: '2025-03-31',
    current: false,
    employerName: 'Blue Ridge Carriers',
  });
  const { verificationAnswerId: confirmed } = await aSentVerification(
    db,
    { driverId, organizationId, employmentHistoryId },
    recruiterId,
  );
  const like = await db('verification_responses').where({ id: confirmed }).first();
  if (like === undefined) throw new Error('no response');
  const unconfirmed = async (at: Date) => {
    const file_id = await aDriverFile(db, driverId, { purpose: 'verification' });
    const id = newId();
    await db('verification_responses').insert({ ...like, id, seq: null, at: at.toISOString(), file_id });
    return { id, file_id };
  };
  await db.transaction(async (trx) => {
    // The answer is a record, which a trigger keeps as it is.
    await trx.raw('set local session_replication_role = replica');
    await trx('verification_responses').where({ id: confirmed }).update({ at: OLD.toISOString() });
  });
  const abandoned = await unconfirmed(OLD);
  const recent = await unconfirmed(new Date());

  await deleteExpired();

  const left = await db('verification_responses').where({ driver_id: driverId }).orderBy('id').pluck('id');
  expect(left).toEqual([confirmed, recent.id].toSorted());
  expect(await db('driver_files').whereIn('id', [abandoned.file_id, recent.file_id]).pluck('id')).toEqual([
    recent.file_id,
  ]);
});

it('deletes letters that were never sent after a day', async () => {
  const { driverId, organizationId, orderId, safetyId: staffId } = world;
  const report = await aReport(db, { driverId, organizationId, orderId, candidacyId: newId(), staffId });
  const letter = () => aNotice(db, { reportId: report.id, driverId, staffId, kind: 'preAdverse' });
  const [abandoned, recent, sent] = [await letter(), await letter(), await letter()];
  await db('adverse_notices').whereIn('id', [abandoned, sent]).update({ created_at: OLD.toISOString() });
  await db('adverse_notices').where({ id: recent }).update({ created_at: new Date().toISOString() });
  await db('adverse_notices').where({ id: sent }).update({ delivery: 'sent', delivered_at: OLD.toISOString() });

  await deleteExpired();

  const left = await db('adverse_notices').where({ driver_id: driverId }).orderBy('id').pluck('id');
  expect(left).toEqual([recent, sent].toSorted());
});

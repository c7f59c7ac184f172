import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Db } from '#db/core/handle';
import { migrationSource } from '#db/core/migration-source';
import { aDriverFile } from '../../support/builders/driver-files';
import { aFileDocument } from '../../support/builders/file-documents';
import { openTestDatabase } from '../../support/database';
import { aDriver, aUser } from '../../support/hiring/hiring-world';

const NAME = '063-waiting-documents';
const config = { migrationSource, tableName: 'schema_migrations' };

let db: Db;
let close: () => Promise<void>;
let waiting: string;

beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  const driverId = await aDriver(db);
  const of = { driverId, kind: 'license', by: driverId, verdict: null } as const;
  waiting = (await aFileDocument(db, of)).entryId;
  await aFileDocument(db, { ...of, by: await aUser(db, { roles: ['ops'] }), verdict: 'rejected' });
  await aFileDocument(db, { ...of, fileId: await aDriverFile(db, driverId, { purpose: 'driverLicense' }) });
});
afterAll(() => close());

const queued = () => db('waiting_documents').select('evidence_id', 'recorded_at');

it('queues the documents that have no verdict yet, the same ones as the triggers', async () => {
  const before = await queued();
  expect(before.map((row) => row.evidence_id)).toEqual([waiting]);

  await db.migrate.down({ ...config, name: NAME });
  await db.migrate.latest(config);

  expect(await queued()).toEqual(before);
});

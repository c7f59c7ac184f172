import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Db } from '#db/core/handle';
import { refreshDueFiles } from '#db/requirements/refresh-due-files';
import { newId } from '#platform/ids';
import { createSealer } from '#platform/sealing';
import { aCredential } from '../../support/builders/credentials';
import { capturedLog } from '../../support/captured-log';
import { openTestDatabase } from '../../support/database';
import { aDriver, aHiringWorld } from '../../support/hiring/hiring-world';
import { testKey } from '../../support/vault';

let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase(4));
});
afterAll(() => close());

it('checks every other file if one cannot be checked, and then fails with its driver in the log', async () => {
  const { safetyId: by } = await aHiringWorld(db);
  const drivers = await Promise.all(Array.from({ length: 7 }, () => aDriver(db)));
  for (const driverId of drivers) await aCredential(db, driverId, { kind: 'license', expiresOn: '2026-11-01', by });
  const [broken = ''] = drivers;
  await db('stated_facts').insert({
    ...{ id: newId(), driver_id: broken, valid_from: '2026-09-01', stated_by: by, stated_at: new Date() },
    facts: JSON.stringify({ licenses: 'not a list' }),
  });
  const { lines, log } = capturedLog();
  const deps = { db, log, sealer: createSealer([testKey]), publicUrl: 'https://gladhand.example' };
  const barred = async () =>
    (await db('driver_pipelines').where({ is_barred: true })).map(({ driver_id: id }) => id).toSorted();
  const others = drivers.slice(1).toSorted();

  await expect(refreshDueFiles(deps, new Date('2026-11-21T18:00:00.000Z'))).rejects.toThrow('could not be checked: 1');

  expect(await barred()).toEqual(others);
  expect(lines.filter((line) => line.includes('checking the file'))).toEqual([expect.stringContaining(broken)]);
});

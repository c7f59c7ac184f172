import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Db } from '#db/handle';
import { up } from '#db/migrations/202611211212-complete-pipelines';
import { findOpsDriver } from '#db/read-models/ops-drivers';
import { missingForCertification } from '#domain/driver-pipeline/requirements';
import { openTestDatabase } from '../support/database';
import { aDriver } from '../support/hiring/hiring-world';

let db: Db;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ db, close } = await openTestDatabase(4));
});
afterAll(() => close());

async function importedBefore(stage: string, previousStage: string | null, hasExpired = false): Promise<string> {
  const old = { schemaVersion: 1, seq: 1, stage, previousStage, enteredAt: '2026-11-01T00:00:00.000Z', hasExpired };
  return aDriver(db, {
    pipeline: {
      stage,
      previous_stage: previousStage,
      snapshot: JSON.stringify({ ...old, lifecycleStatus: 'created' }),
    },
  });
}

it('completes pipelines that were imported before the workflow existed, and leaves the others unchanged', async () => {
  const lapsed = await importedBefore('PreQualified_MeetsMin', null, true);
  const gone = await importedBefore('NotInterested', 'PreQualify');
  const complete = await aDriver(db);
  const before = await findOpsDriver(db, complete);

  await up(db);

  const states = [await findOpsDriver(db, lapsed), await findOpsDriver(db, gone)].map((row) => row?.snapshot);
  expect(states[0]).toMatchObject({ stage: 'PreQualified_MeetsMin', expired: ['dotMedicalCard'], isAvailable: true });
  expect(states[0] && missingForCertification(states[0])).toEqual(['dotMedicalCard']);
  expect(states[1]).toMatchObject({ stage: 'NotInterested', tasks: { photo: 'initial' }, hires: [] });
  expect(await findOpsDriver(db, complete)).toEqual(before);
});

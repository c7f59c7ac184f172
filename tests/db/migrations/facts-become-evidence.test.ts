import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Db } from '#db/core/handle';
import { migrationSource } from '#db/core/migration-source';
import { newId } from '#platform/ids';
import { openTestDatabase } from '../../support/database';
import { aDriver, aHiringWorld, type HiringWorld } from '../../support/hiring/hiring-world';

const NAME = '038-facts-become-evidence';
const config = { migrationSource, tableName: 'schema_migrations' };
const AT = '2026-11-21T12:00:00.000Z';

let db: Db;
let close: () => Promise<void>;
let world: HiringWorld;
let driverId: string;
let otherId: string;

interface Fact {
  readonly kind: string;
  readonly on: string;
  readonly endsOn?: string;
  readonly isPortable?: true;
  readonly isWithdrawn?: true;
  readonly driver?: string;
}

/** A date as operations entered it before this migration. */
const enter = ({ kind, on, endsOn, isPortable, isWithdrawn, driver = driverId }: Fact) =>
  db.raw(
    `insert into driver_facts (id, driver_id, organization_id, kind, on_date, ends_on, entered_by, entered_at, withdrawn_by, withdrawn_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      newId(),
      driver,
      isPortable === true ? null : world.organizationId,
      kind,
      on,
      endsOn ?? null,
      world.safetyId,
      AT,
      isWithdrawn === true ? world.safetyId : null,
      isWithdrawn === true ? AT : null,
    ],
  );

beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  world = await aHiringWorld(db);
  [driverId, otherId] = [await aDriver(db), await aDriver(db)];
  for (;;) {
    const [done] = (await db.migrate.list(config)) as [{ name: string }[]];
    if (!done.some(({ name }) => name === NAME)) break;
    await db.migrate.down(config);
  }
  await enter({ kind: 'roadTest', on: '2024-03-02' });
  await enter({ kind: 'roadTest', on: '2024-03-03', isWithdrawn: true });
  await enter({ kind: 'i9Section2', on: '2024-03-04', endsOn: '2026-03-04' });
  await enter({ kind: 'englishProficiency', on: '2024-03-01', isPortable: true });
  await enter({ kind: 'qualificationFile', on: '2024-04-01' });
  await enter({ kind: 'workStatus', on: '2024-03-01', isPortable: true });
  await enter({ kind: 'hired', on: '2024-03-01' });
  await enter({ kind: 'left', on: '2024-09-30' });
  await enter({ kind: 'hired', on: '2025-01-10' });
  await enter({ kind: 'hired', on: '2025-06-01' });
  await enter({ kind: 'drivesWithoutCdl', on: '2023-01-01', endsOn: '2023-12-31', isPortable: true });
  await enter({ kind: 'nonDomiciledCdl', on: '2024-01-01', isPortable: true, driver: otherId });
  await db('employments').insert({
    id: newId(),
    driver_id: otherId,
    organization_id: world.organizationId,
    candidacy_id: newId(),
    hire_seq: 1,
    hired_on: '2025-01-01',
    entered_at: AT,
  });
  await enter({ kind: 'hired', on: '2025-02-01', driver: otherId });
  await db.migrate.latest(config);
});
afterAll(() => close());

it('makes evidence of entered dates: typed days that their author accepted, each with the date that counts', async () => {
  const rows = await db('evidence')
    .join('evidence_reviews', 'evidence_reviews.evidence_id', 'evidence.id')
    .whereRaw('evidence.driver_id = ?', [driverId])
    .orderBy('evidence.kind')
    .select('kind', 'form', 'obtained_by', 'performed_on', 'sent_on', 'expires_on', 'result', 'reviewed_by');

  const row = { form: 'typedDay', obtained_by: 'carrier', sent_on: null, expires_on: null, result: 'accepted' };
  const by = { reviewed_by: world.safetyId };
  expect(rows).toEqual([
    { ...row, ...by, kind: 'englishAssessment', obtained_by: 'driver', performed_on: '2024-03-01' },
    { ...row, ...by, kind: 'i9Section2', performed_on: '2024-03-04', expires_on: '2026-03-04' },
    { ...row, ...by, kind: 'qualificationFile', obtained_by: 'platform', performed_on: null, sent_on: '2024-04-01' },
    { ...row, ...by, kind: 'roadTest', performed_on: '2024-03-02' },
  ]);
});

it('makes employments of entered periods, unless a hire has those days', async () => {
  const days = (driver: string) =>
    db('employments').where({ driver_id: driver }).orderBy('hired_on').select('hired_on', 'ended_on');

  expect(await days(driverId)).toEqual([
    { hired_on: '2024-03-01', ended_on: '2024-09-30' },
    { hired_on: '2025-01-10', ended_on: '2025-05-31' },
    { hired_on: '2025-06-01', ended_on: null },
  ]);
  expect(await days(otherId)).toEqual([{ hired_on: '2025-01-01', ended_on: null }]);
});

it('makes statements of entered states, with the contrary after their end', async () => {
  const statementsOf = (driver: string) =>
    db('stated_facts').where({ driver_id: driver }).orderBy('valid_from').select('valid_from', 'facts');

  expect(await statementsOf(driverId)).toEqual([
    { valid_from: '2023-01-01', facts: { cdlJob: false } },
    { valid_from: '2024-01-01', facts: { cdlJob: true } },
  ]);
  expect(await statementsOf(otherId)).toEqual([{ valid_from: '2024-01-01', facts: { nonDomiciledCdl: true } }]);
});

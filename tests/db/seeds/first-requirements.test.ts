import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Db } from '#db/core/handle';
import { down, up } from '#db/migrations/069-records-follow-the-law';
import { listRequirementRecords, listRequirementVersions } from '#db/requirements/requirement-records';
import { insertFirstVersion } from '#db/requirements/requirement-versions';
import { storeFirstRequirements } from '#db/seeds/first-requirements';
import type { Requirement } from '#domain/requirements/model/requirement';
import { RequirementRecordSchema } from '#domain/requirements/model/schema';
import { requirements } from '#domain/requirements/records/all';
import { newId } from '#platform/ids';
import { openTestDatabase } from '../../support/database';
import { aUser } from '../../support/hiring/hiring-world';

let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
});
afterAll(() => close());

function recordOf(code: string): Requirement {
  const found = requirements.find((record) => record.code === code);
  if (found === undefined) throw new Error(`There is no ${code}`);
  return found;
}
const versionsOf = (code: string) => listRequirementVersions(db, code);

it('the requirements of the product are there after a migration, and storing them again changes nothing', async () => {
  await storeFirstRequirements(db);

  const byCodeAndDay = (one: Requirement, other: Requirement) =>
    one.code.localeCompare(other.code) || one.from.localeCompare(other.from);
  const stored = await listRequirementRecords(db);
  expect(stored.toSorted(byCodeAndDay)).toEqual(
    (JSON.parse(JSON.stringify(requirements)) as Requirement[]).toSorted(byCodeAndDay),
  );
  for (const record of stored) expect(RequirementRecordSchema.parse(record)).toEqual(record);
  expect((await listRequirementVersions(db)).every(({ authorId }) => authorId === null)).toBe(true);
});

it('ends a version and adds its successor when a release contains both', async () => {
  const before = recordOf('hazmat-training');
  const next = [
    { ...before, to: '2029-12-31' },
    { ...before, from: '2030-01-01', noticeDays: 60 },
  ];

  await storeFirstRequirements(db, next);

  expect(await versionsOf('hazmat-training')).toMatchObject([
    { from: '2030-01-01', noticeDays: 60, to: before.to },
    { from: before.from, to: '2029-12-31', noticeDays: before.noticeDays },
  ]);
});

it('refuses a release that changes a stored version', async () => {
  const changed = { ...recordOf('annual-review'), noticeDays: 1 };

  await expect(storeFirstRequirements(db, [changed])).rejects.toThrow(
    'annual-review already has a different version effective from 2000-01-01',
  );
});

it('a release corrects a version with a reason, once', async () => {
  const correction = { reason: 'The notice was too short', by: 'Gladhand', at: '2026-10-01T08:00:00.000Z' };
  const corrected = { ...recordOf('twic'), noticeDays: 60, correction };

  await storeFirstRequirements(db, [recordOf('twic'), corrected]);
  await storeFirstRequirements(db, [recordOf('twic'), corrected]);

  const [newest, first, ...others] = await versionsOf('twic');
  expect(newest).toMatchObject({ noticeDays: 60, correction, correctsId: first?.id });
  expect([first?.correction, others]).toEqual([null, []]);
});

it('keeps versions that operations wrote for the same days', async () => {
  const { code: _code, organizationId: _none, from: _from, to: _to, correction: _not, ...content } = recordOf('psp');
  const row = { id: newId(), code: 'own-rule', content: JSON.stringify(content), valid_from: '2025-06-01' };
  await db('requirement_records').insert(row);

  await storeFirstRequirements(db, [{ ...recordOf('psp'), code: 'own-rule', from: '2026-01-01' }]);

  expect(await versionsOf('own-rule')).toMatchObject([{ id: row.id, from: '2025-06-01' }]);
});

it('keeps versions that operations corrected, whatever a release says about them', async () => {
  const authorId = await aUser(db, { roles: ['ops'] });
  const { correction: _none, ...requirement } = recordOf('road-test');
  const [stored] = await versionsOf('road-test');
  const correction = { correctsId: stored?.id ?? '', reason: 'Our own reading' };
  await db.transaction((trx) =>
    insertFirstVersion(trx, { id: newId(), requirement: { ...requirement, noticeDays: 7 }, correction, authorId }),
  );

  await storeFirstRequirements(db, [{ ...recordOf('road-test'), noticeDays: 9 }]);

  expect((await versionsOf('road-test')).map(({ noticeDays }) => noticeDays)).toEqual([7, requirement.noticeDays]);
});

it.each([
  ['up', up],
  ['down', down],
] as const)(
  'migration 069 %s has the records of the product stored again, and keeps what operations touched',
  async (_direction, migrate) => {
    const ofOperations = (await listRequirementVersions(db)).filter(({ authorId }) => authorId !== null);
    expect(ofOperations.length).toBeGreaterThan(0);

    await migrate(db);
    const left = await listRequirementVersions(db);
    expect(left.some(({ code }) => code === 'annual-review')).toBe(false);
    expect(left.filter(({ authorId }) => authorId !== null)).toEqual(ofOperations);
    expect(left.some(({ code }) => code === 'road-test')).toBe(true);

    await storeFirstRequirements(db, [recordOf('annual-review')]);
    expect(await versionsOf('annual-review')).toMatchObject([{ citation: recordOf('annual-review').citation }]);
  },
);

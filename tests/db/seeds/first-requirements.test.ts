import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Db } from '#db/core/handle';
import { listRequirements, listRequirementsOn } from '#db/requirements/requirement-store';
import { readRequirementFiles, storeFirstRequirements } from '#db/seeds/first-requirements';
import type { RequirementFile } from '#domain/requirements/schema';
import { newId } from '#platform/ids';
import { openTestDatabase } from '../../support/database';

let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
});
afterAll(() => close());

const files = readRequirementFiles();
function fileOf(code: string): RequirementFile {
  const found = files.find((file) => file.code === code);
  if (found === undefined) throw new Error(`There is no ${code}`);
  return found;
}

it('the first requirements exist after a migration, and loading them again changes nothing', async () => {
  await storeFirstRequirements(db);

  const stored = await listRequirements(db);
  expect(stored).toHaveLength(files.length);
  expect(stored.every(({ authorId }) => authorId === null)).toBe(true);
  const inForce = await listRequirementsOn(db, '2022-05-09');
  expect(inForce.map(({ code }) => code)).not.toContain('violations-certificate');
  expect(inForce.filter(({ code }) => code === 'medical-proof-cdl')).toHaveLength(1);
});

it('ends a version and adds its successor when a release contains both', async () => {
  const before = fileOf('hazmat-training');
  const next = [
    { ...before, effectiveTo: '2030-01-01' },
    { ...before, effectiveFrom: '2030-01-01', noticeDays: 60 },
  ];

  await storeFirstRequirements(db, next);

  expect(await listRequirements(db, 'hazmat-training')).toMatchObject([
    { effectiveFrom: '2030-01-01', noticeDays: 60 },
    { effectiveFrom: '2000-01-01', effectiveTo: '2030-01-01', noticeDays: 30 },
  ]);
});

it('refuses a release that changes a stored version', async () => {
  const changed = { ...fileOf('annual-mvr'), noticeDays: 1 };

  await expect(storeFirstRequirements(db, [changed])).rejects.toThrow(
    'annual-mvr already has a different version effective from 2000-01-01',
  );
});

it('keeps versions that operations wrote for the same days', async () => {
  const own = { ...fileOf('psp'), code: 'own-rule', effectiveFrom: '2026-01-01' };
  const { code, effectiveFrom, effectiveTo: _none, ...content } = own;
  const row = { id: newId(), code, content: JSON.stringify(content), effective_from: '2025-06-01' };
  await db('requirement_records').insert(row);

  await storeFirstRequirements(db, [{ ...own, effectiveFrom }]);

  expect(await listRequirements(db, 'own-rule')).toMatchObject([{ id: row.id }]);
});

it('stored versions can only be ended earlier, and never overlap', async () => {
  const one = () => db('requirement_records').where({ code: 'twic' });
  const insert = one().insert({
    id: newId(),
    code: 'twic',
    content: '{}',
    effective_from: '2030-01-01',
  });

  await expect(one().update({ content: '{}' })).rejects.toThrow('never change');
  await expect(one().update({ effective_from: '2001-01-01' })).rejects.toThrow('never change');
  await expect(insert).rejects.toMatchObject({ constraint: 'requirement_records_no_overlap' });
  await one().update({ effective_to: '2031-01-01' });
  await expect(one().update({ effective_to: '2032-01-01' })).rejects.toThrow('never change');
  await expect(one().update({ effective_to: null })).rejects.toThrow('never change');
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Db } from '#db/core/handle';
import { listRequirementRecords, listRequirementVersions } from '#db/requirements/requirement-records';
import {
  endRequirementVersion,
  insertRequirementVersion,
  type NewRequirementVersion,
} from '#db/requirements/requirement-versions';
import { timelineOf } from '#domain/requirements/engine/timeline';
import type { Requirement } from '#domain/requirements/model/requirement';
import { requirements } from '#domain/requirements/records/all';
import { newId } from '#platform/ids';
import { openTestDatabase } from '../../support/database';
import { anOrganization } from '../../support/hiring/hiring-world';

let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
});
afterAll(() => close());

const [first] = requirements;
if (first === undefined) throw new Error('The product has requirements');
const { correction: _none, ...content } = first;

async function add(change: Partial<Requirement>, more: Partial<NewRequirementVersion> = {}): Promise<string> {
  const id = more.id ?? newId();
  const requirement = { ...content, code: 'yard-tour', from: '2026-01-01', to: null, ...change };
  await db.transaction((trx) =>
    insertRequirementVersion(trx, { id, requirement, correction: null, authorId: null, ...more }),
  );
  return id;
}
const versionsOf = async (code: string) =>
  (await listRequirementRecords(db)).filter((requirement) => requirement.code === code);

describe('stored versions', () => {
  it('never overlap on a day; the next one may start on the day after', async () => {
    const code = 'overlap';
    await add({ code, from: '2026-01-01', to: '2026-06-30' });

    await expect(add({ code, from: '2026-06-30' })).rejects.toMatchObject({
      constraint: 'requirement_records_no_overlap',
    });
    await add({ code, from: '2026-07-01' });

    expect(await versionsOf(code)).toMatchObject([
      { from: '2026-07-01', to: null },
      { from: '2026-01-01', to: '2026-06-30' },
    ]);
  });

  it('have their end after their start, or are withdrawn and free their days', async () => {
    const code = 'withdrawn';

    await expect(add({ code, from: '2026-01-02', to: '2025-12-31' })).rejects.toMatchObject({
      constraint: 'requirement_records_in_order',
    });
    await add({ code, from: '2026-01-01', to: '2025-12-31' });
    await add({ code, from: '2026-01-01' });

    expect(await listRequirementVersions(db, code)).toHaveLength(2);
    expect(await versionsOf(code)).toMatchObject([{ from: '2026-01-01', to: null }]);
  });

  it('belong to one carrier, or to all', async () => {
    const code = 'own';
    const [mine, other] = [await anOrganization(db), await anOrganization(db)];
    await add({ code, organizationId: mine, authority: 'carrier', to: '2026-01-31' });

    for (const organizationId of [other, null]) {
      const authority = organizationId === null ? 'law' : 'carrier';
      await expect(add({ code, organizationId, authority, from: '2026-02-01' })).rejects.toMatchObject({
        constraint: 'requirement_records_one_owner',
      });
    }
    await add({ code, organizationId: mine, authority: 'carrier', from: '2026-02-01' });

    await expect(add({ code: 'nobody', authority: 'carrier' })).rejects.toMatchObject({
      constraint: 'requirement_records_carrier_named',
    });
    expect(await versionsOf(code)).toMatchObject([{ organizationId: mine }, { organizationId: mine }]);
  });

  it('never change except for an earlier end, and are never removed', async () => {
    const code = 'stays';
    const id = await add({ code });
    const row = () => db('requirement_records').where({ id });

    await expect(row().update({ content: '{}' })).rejects.toThrow('never change');
    await expect(row().update({ valid_from: '2001-01-01' })).rejects.toThrow('never change');
    await row().update({ valid_to: '2031-01-01' });
    await expect(row().update({ valid_to: '2031-01-02' })).rejects.toThrow('never change');
    await expect(row().update({ valid_to: null })).rejects.toThrow('never change');
    await expect(row().delete()).rejects.toThrow('never changed or deleted');
  });

  it('are written once, however often the command is repeated', async () => {
    const id = newId();

    await add({ code: 'again', title: 'First' }, { id });
    await add({ code: 'again', title: 'Second' }, { id });

    expect(await versionsOf('again')).toMatchObject([{ title: 'First' }]);
  });
});

describe('a correction', () => {
  it('replaces a version on its days, and the answer of before stays readable', async () => {
    const code = 'corrected';
    const correctsId = await add({ code, noticeDays: 30 });
    const correction = { correctsId, reason: 'Wrong notice' };
    await add({ code, noticeDays: 60, to: '2026-06-30' }, { correction, writtenAt: '2026-11-01T12:00:00.000Z' });

    const versions = await versionsOf(code);

    expect(versions[0]?.correction).toEqual({
      reason: 'Wrong notice',
      by: 'Gladhand',
      at: '2026-11-01T12:00:00.000Z',
    });
    const noticesAt = (knownAt: string | null) =>
      timelineOf(versions, knownAt).map(({ version, from, to }) => [version.noticeDays, from, to]);
    expect(noticesAt(null)).toEqual([
      [60, '2026-01-01', '2026-06-30'],
      [30, '2026-07-01', null],
    ]);
    expect(noticesAt('2026-11-01T11:59:59.999Z')).toEqual([[30, '2026-01-01', null]]);
  });

  it('ends with its version', async () => {
    const code = 'corrected-and-ended';
    const id = await add({ code });
    await add({ code, noticeDays: 60 }, { correction: { correctsId: id, reason: 'Wrong notice' } });
    await add({ code, noticeDays: 90, to: '2026-03-31' }, { correction: { correctsId: id, reason: 'Earlier' } });

    await db.transaction((trx) => endRequirementVersion(trx, { id, lastDay: '2026-12-31', by: null }));

    expect((await versionsOf(code)).map(({ noticeDays, to }) => [noticeDays, to]).toSorted()).toEqual(
      [
        [content.noticeDays, '2026-12-31'],
        [60, '2026-12-31'],
        [90, '2026-03-31'],
      ].toSorted(),
    );
  });

  it('needs a version of the same requirement, and a reason', async () => {
    const correctsId = await add({ code: 'of-this' });

    await expect(add({ code: 'of-that' }, { correction: { correctsId, reason: 'Wrong' } })).rejects.toMatchObject({
      constraint: 'requirement_records_correction_fkey',
    });
    const {
      code,
      organizationId: _all,
      from,
      to: _open,
      ...rest
    } = { ...content, code: 'of-this', from: '2026-01-01' };
    const row = { id: newId(), code, content: JSON.stringify(rest), valid_from: from, corrects_id: correctsId };
    await expect(db('requirement_records').insert(row)).rejects.toMatchObject({
      constraint: 'requirement_records_correction_has_reason',
    });
  });
});

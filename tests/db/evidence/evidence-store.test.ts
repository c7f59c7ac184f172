import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Db } from '#db/core/handle';
import { enterEmployment } from '#db/employments/employment-store';
import type { NewEvidence } from '#db/evidence/evidence-rows';
import { isCorrectedAlready, isSameFileAgain, recordEvidence } from '#db/evidence/evidence-store';
import { newId } from '#platform/ids';
import { aDriverFile } from '../../support/builders/driver-files';
import { openTestDatabase } from '../../support/database';
import { aDriver, aHiringWorld, type HiringWorld } from '../../support/hiring/hiring-world';

let db: Db;
let close: () => Promise<void>;
let world: HiringWorld;
let employmentId: string;
const AT = '2026-11-21T12:00:00.000Z';

beforeAll(async () => {
  ({ db, close } = await openTestDatabase(4));
  world = await aHiringWorld(db);
  employmentId = await anEmployment(world.driverId);
});
afterAll(() => close());

async function anEmployment(driverId: string): Promise<string> {
  const id = newId();
  const { organizationId: organization_id, safetyId: entered_by } = world;
  await db.transaction((trx) =>
    enterEmployment(trx, {
      id,
      driver_id: driverId,
      organization_id,
      hired_on: '2026-01-05',
      entered_by,
      entered_at: AT,
    }),
  );
  return id;
}

type Recorded = Omit<NewEvidence, 'id' | 'driver_id' | 'file_id' | 'recorded_by'> &
  Readonly<Record<'id' | 'driver_id' | 'recorded_by', string>> & { readonly file_id: string | null };
type Overrides = Partial<Omit<NewEvidence, 'driver_id' | 'file_id'>> & {
  readonly driver_id?: string;
  readonly file_id?: string | null;
};

/** A driving record that the carrier ordered for the employment. */
async function anMvr(overrides: Overrides = {}): Promise<Recorded> {
  return {
    driver_id: world.driverId,
    kind: 'mvr',
    form: 'document',
    obtained_by: 'carrier',
    organization_id: world.organizationId,
    employment_id: employmentId,
    about: 'TX',
    findings: ['licenseValid', 'certified'],
    received_on: '2026-01-12',
    medical_expires_on: '2027-02-10',
    file_id: await aDriverFile(db, world.driverId),
    recorded_at: AT,
    ...overrides,
    id: newId(),
    recorded_by: world.safetyId,
  };
}

async function record(evidence: Recorded): Promise<string> {
  await db.transaction((trx) => recordEvidence(trx, evidence));
  return evidence.id;
}

const refusal = (evidence: Recorded): Promise<unknown> => record(evidence).catch((reason: unknown) => reason);

describe('recorded evidence', () => {
  it('stores a file once for one line, and again for another state or employment', async () => {
    const first = await anMvr();
    await record(first);
    await record(first);

    const again = await refusal({ ...first, id: newId(), received_on: '2026-01-13' });
    await record({ ...first, id: newId(), about: 'OK' });

    expect(isSameFileAgain(again)).toBe(true);
    expect(await db('evidence').where({ file_id: first.file_id })).toHaveLength(2);
  });

  it('never changes: a wrong record is corrected once, by a new one with a reason', async () => {
    const wrong = await anMvr({ received_on: '2026-01-21' });
    await record(wrong);
    const right = { ...wrong, id: newId(), received_on: '2026-01-12', corrects_id: wrong.id };

    await expect(record(right)).rejects.toThrow('correction_has_reason');
    await record({ ...right, correction_reason: 'The stamp says January 12.' });
    const twice = await refusal({ ...right, id: newId(), correction_reason: 'Again' });

    expect(isCorrectedAlready(twice)).toBe(true);
    await expect(db('evidence').where({ id: wrong.id }).update({ received_on: '2026-01-12' })).rejects.toThrow('never');
    await expect(db('evidence').where({ id: wrong.id }).delete()).rejects.toThrow('never');
  });

  it.each<readonly [string, string, Overrides]>([
    ['a document without a stored file', 'evidence_document_stored', { file_id: null }],
    ['an end before the issue', 'evidence_ends_after_issue', { issued_on: '2026-01-12', expires_on: '2026-01-11' }],
    [
      'a typed day without a day',
      'evidence_typed_day',
      { form: 'typedDay', file_id: null, received_on: null, medical_expires_on: null },
    ],
    ['a carrier that is not named', 'evidence_carrier_named', { organization_id: null, employment_id: null }],
    ["a carrier's name on the platform's document", 'evidence_carrier_named', { obtained_by: 'platform' }],
  ])('refuses %s', async (_what, constraint, overrides) => {
    await expect(record(await anMvr(overrides))).rejects.toThrow(constraint);
  });

  it("refuses another driver's file, employment and correction", async () => {
    const otherId = await aDriver(db);
    const ofOther = { file_id: await aDriverFile(db, otherId) };
    const stored = await record(await anMvr());

    await expect(record(await anMvr(ofOther))).rejects.toThrow('evidence_file_fkey');
    await expect(record(await anMvr({ employment_id: await anEmployment(otherId) }))).rejects.toThrow(
      'evidence_employment_fkey',
    );
    const correction = { corrects_id: stored, correction_reason: 'Wrong driver' };
    const moved = { ...ofOther, driver_id: otherId, employment_id: null };
    await expect(record(await anMvr({ ...moved, ...correction }))).rejects.toThrow('evidence_correction_fkey');
  });
});

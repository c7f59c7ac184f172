import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Db } from '#db/core/handle';
import { deleteOldUndecided, deleteRefused } from '#db/evidence/refused-evidence';
import { DAY_MS } from '#domain/shared/durations';
import { aHistoryItem } from '../../support/builders/histories';
import { aSubject, aVerificationConsent, VerificationHistory } from '../../support/builders/verifications';
import { openTestDatabase } from '../../support/database';
import { aDriver, aHiringWorld, type HiringWorld } from '../../support/hiring/hiring-world';
import { testFiles } from '../../support/vault';

let db: Db;
let close: () => Promise<void>;
let world: HiringWorld;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase(4));
  world = await aHiringWorld(db);
});
afterAll(() => close());

const deps = () => ({ db, files: testFiles });

/** A stored signature, of which the workflow then knows or not. */
async function aSignature(isAccepted: boolean): Promise<string> {
  const driverId = await aDriver(db);
  const employmentHistoryId = await aHistoryItem(db, { driverId, kind: 'employment' });
  const ids = { driverId, organizationId: world.organizationId, employmentHistoryId };
  const history = new VerificationHistory(ids, world.safetyId);
  await aSubject(db, history);
  const consentId = await aVerificationConsent(db, history);
  history.play('startVerification');
  if (isAccepted) history.play('signConsent', { consentId });
  await history.store(db);
  return consentId;
}

/** The consent and its document, as far as they are stored. */
async function storedOf(id: string, fileId: string): Promise<number[]> {
  const consents = await db('verification_consents').where({ id });
  const files = await db('driver_files').where({ id: fileId });
  return [consents.length, files.length];
}
const fileOf = async (id: string): Promise<string> =>
  (await db('verification_consents').where({ id }).first('file_id'))?.file_id ?? '';

describe('a signed consent to ask a past employer', () => {
  it.each([
    ['leaves nothing behind if its signature was refused', false, [0, 0]],
    ['stays with its document once it is a record', true, [1, 1]],
  ])('%s', async (_, isAccepted, stored) => {
    const id = await aSignature(isAccepted);
    const fileId = await fileOf(id);

    await deleteRefused(deps(), 'refused_consents', id);

    expect(await storedOf(id, fileId)).toEqual(stored);
  });

  it('is deleted later if nobody knows how its request ended, and not before', async () => {
    const [refused, accepted] = [await aSignature(false), await aSignature(true)];
    const [file, kept] = [await fileOf(refused), await fileOf(accepted)];

    await deleteOldUndecided(deps(), 'refused_consents', new Date(Date.now() - DAY_MS));
    expect(await storedOf(refused, file)).toEqual([1, 1]);
    await deleteOldUndecided(deps(), 'refused_consents', new Date(Date.now() + DAY_MS));
    expect([await storedOf(refused, file), await storedOf(accepted, kept)]).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });

  it('is neither changed, nor deleted as a record, by anybody', async () => {
    const id = await aSignature(true);

    await expect(db('verification_consents').where({ id }).delete()).rejects.toThrow('is a record');
    await expect(db('verification_consents').where({ id }).update({ covers_testing: false })).rejects.toThrow(
      'is a record',
    );
  });
});

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { personCipher } from '#db/accounts/person-key-store';
import type { Db } from '#db/core/handle';
import { findDriverFile, readDriverFile, recordScanResult, storeDriverFile } from '#db/driver-files/driver-file-store';
import { newId } from '#platform/ids';
import { createTestDatabase, createTestPool } from '../../support/database';
import { aNewDriver } from '../../support/hiring/live-pipeline';
import { testFiles, testFilesFolder, testVault } from '../../support/vault';

const content = Buffer.from("%PDF-1.7 a driver's license");
let db: Db;
let drop: () => Promise<void>;
const deps = () => ({ db, vault: testVault, files: testFiles });

beforeAll(async () => {
  const database = await createTestDatabase();
  db = createTestPool(database.url, { pool: 5 });
  drop = database.drop;
});
afterAll(async () => {
  await db.destroy();
  await drop();
});

async function aFile() {
  const driverId = await aNewDriver(db);
  const id = newId();
  const file = { id, driverId, purpose: 'driverLicense', mediaType: 'application/pdf', content } as const;
  await storeDriverFile(deps(), { ...file, uploadedBy: driverId, createdAt: new Date() });
  const stored = await findDriverFile(db, id);
  if (stored === undefined) throw new Error('no file');
  return stored;
}

describe("a driver's file", () => {
  it('is returned as it was uploaded', async () => {
    const file = await aFile();

    expect(await readDriverFile(deps(), file)).toEqual(content);
    expect(file).toMatchObject({ scan: 'waiting', sizeBytes: content.length });
  });

  it('is stored encrypted', async () => {
    const { id, driverId } = await aFile();

    const raw = await readFile(join(testFilesFolder, 'drivers', driverId, id));

    expect(raw.includes(content.subarray(0, 8))).toBe(false);
  });

  it('has a keyed hash, so that the hash of a known document reveals nothing', async () => {
    const [one, other] = [await aFile(), await aFile()];

    const marks: { sha256: Buffer }[] = await db('driver_files').whereIn('id', [one.id, other.id]).select('sha256');
    expect(marks).toHaveLength(2);
    for (const { sha256 } of marks) expect(sha256).not.toEqual(createHash('sha256').update(content).digest());
    expect(marks[0]).not.toEqual(marks[1]);
  });

  it("cannot be read once the person's key is deleted", async () => {
    const file = await aFile();
    await db('person_keys').where({ person_id: file.driverId }).delete();

    await expect(readDriverFile(deps(), file)).rejects.toThrow();
  });

  it('loses its bytes but not its row if the scan finds a virus', async () => {
    const file = await aFile();
    await recordScanResult(deps(), file, false);

    await expect(readDriverFile(deps(), file)).rejects.toThrow();
    expect((await findDriverFile(db, file.id))?.scan).toBe('infected');
  });

  it('has one key per person, even if two callers create it concurrently', async () => {
    const driverId = await aNewDriver(db);

    const ciphers = await Promise.all([1, 2, 3, 4].map(() => personCipher(db, testVault, driverId)));

    const sealed = ciphers[0]?.seal(content, 'x') ?? Buffer.alloc(0);
    for (const cipher of ciphers) expect(cipher.open(sealed, 'x')).toEqual(content);
  });
});

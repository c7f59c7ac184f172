import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { personCipher, rewrapPersonKeys } from '#db/accounts/person-key-store';
import type { Db } from '#db/core/handle';
import { createVault, type Vault } from '#platform/vault';
import { createTestDatabase, createTestPool } from '../../support/database';
import { aNewDriver } from '../../support/hiring/live-pipeline';

let db: Db;
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await createTestDatabase();
  db = createTestPool(database.url, { pool: 2 });
  drop = database.drop;
});
afterAll(async () => {
  await db.destroy();
  await drop();
});

const [older, newer] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const read = async (vault: Vault, id: string, sealed: Buffer) =>
  (await personCipher(db, vault, id)).open(sealed, 'ssn').toString();

it('rewraps every key: sealed data is readable before, during and after, finally without the old key', async () => {
  const before = createVault([older]);
  const [first, second] = [await aNewDriver(db), await aNewDriver(db)];
  const sealed = (await personCipher(db, before, first)).seal(Buffer.from('219099999'), 'ssn');
  const during = createVault([newer, older]);
  await personCipher(db, during, second);
  expect(await read(during, first, sealed)).toBe('219099999');

  expect(await rewrapPersonKeys(db, during)).toEqual({ wrapped: 1, kept: 1 });

  expect(await read(createVault([newer]), first, sealed)).toBe('219099999');
  await expect(read(before, first, sealed)).rejects.toThrow('Encrypted with another key');
  expect(await rewrapPersonKeys(db, during)).toEqual({ wrapped: 0, kept: 2 });
});

it('stops at a key that it cannot open, which stays unchanged', async () => {
  const stranger = await aNewDriver(db);
  await personCipher(db, createVault([Buffer.alloc(32, 9)]), stranger);
  const keyOf = () => db('person_keys').where({ person_id: stranger }).first('wrapped');
  const kept: unknown = await keyOf();

  await expect(rewrapPersonKeys(db, createVault([newer, older]))).rejects.toThrow('Encrypted with another key');

  expect(await keyOf()).toEqual(kept);
});
